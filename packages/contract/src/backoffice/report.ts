import * as z from 'zod';
import { endpoint, workbook } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { paths } from '../paths.ts';

/** What a stretch of time came to. Bookings belong to the day on which they start; money is whole dinars. */
const figures = z.object({
  /** Its first day, YYYY-MM-DD; of the first week or month the first day that was asked for. */
  from: z.string(),
  /** All that were asked for, whatever became of them. */
  bookings: z.number().int(),
  /** Those of them that took place, to which nobody came, and that were cancelled. */
  done: z.number().int(),
  no_shows: z.number().int(),
  cancelled: z.number().int(),
  /**
   * What was paid for bookings on these days and not given back, without tips; before the first entry of the venue's till the
   * price of bookings that took place.
   */
  revenue_iqd: z.number().int(),
  /** Minutes given to bookings that are confirmed, took place or were missed, and those at which people are at work. */
  booked_minutes: z.number().int(),
  working_minutes: z.number().int(),
  /** Whole hours from asking to start, the middle one, of those asked for on the site; null without any. */
  lead_hours: z.number().int().nullable(),
  /** Customers who came for the first time, and who had been there before. */
  new_customers: z.number().int(),
  returning_customers: z.number().int(),
});

const treatment = z.object({
  service_id: z.number().int(),
  title: z.string(),
  /** How often it was given, and what that brought, whole dinars. */
  done: z.number().int(),
  revenue_iqd: z.number().int(),
});

/** How often something was given, and what it brought: less discounts and refunds, on the day on which that was recorded. */
const sold = z.object({ done: z.number().int(), revenue_iqd: z.number().int() });

const report = z.object({
  /** In order of time, also those without bookings. Weeks begin on Saturday. */
  periods: z.array(figures),
  /**
   * All requested days as one period, regardless of their division: a customer who came twice is one customer, and the
   * middle lead is the middle of all.
   */
  totals: figures,
  /** As many days before them as one period. */
  before: figures,
  /** The ten treatments that brought most. */
  treatments: z.array(treatment),
  employees: z.array(sold.extend({ id: z.number().int(), name: z.string() })),
  /** Booked on the site, or entered by the venue. */
  sources: z.array(sold.extend({ key: z.enum(['site', 'venue']) })),
  /** 1 is Monday. */
  weekdays: z.array(sold.extend({ key: z.number().int() })),
  /** The hour in which a booking starts, 0 to 23. */
  hours: z.array(sold.extend({ key: z.number().int() })),
});

const asked = {
  params: z.object({ id: idText }),
  query: z.object({ from: date, to: date, by: z.enum(['day', 'week', 'month'], 'invalid').default('day') }),
};

/** A venue in figures. */
export const venueReport = {
  findReport: endpoint({
    path: paths.findReport,
    access: 'member',
    summary: 'An own venue in figures, day by day, week by week or month by month, over at most 366 days.',
    ...asked,
    output: z.object({ data: report }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  exportReport: endpoint({
    path: paths.exportReport,
    access: 'member',
    summary: 'The same as CSV for spreadsheets, a line for each stretch of time.',
    ...asked,
    media: 'text/csv',
    output: z.string(),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  exportReportSheet: endpoint({
    path: paths.exportReportSheet,
    access: 'member',
    summary: 'The same as a workbook (xlsx).',
    ...asked,
    media: workbook,
    output: z.instanceof(Uint8Array),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
};

/** A venue in figures. */
export type Report = z.output<typeof report>;
