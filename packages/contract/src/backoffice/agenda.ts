import * as z from 'zod';
import { bookingShape } from '../booking/shape.ts';
import { endpoint } from '../endpoint.ts';
import { date, idText } from '../fields.ts';
import { paths } from '../paths.ts';

/** A part of a day, HH:MM by its clock; `to` counts on past midnight, 26:00 is two in the morning of the next day. */
const span = z.object({ date: z.string(), from: z.string(), to: z.string() });

const employee = z.object({
  id: z.number().int(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  is_active: z.boolean(),
  /** When they are at work, their exceptions and the venue's counted in; breaks are not taken out. */
  shifts: z.array(span),
  /** What of the shifts is a break; whole days (00:00 to 24:00) on which the venue is closed or they have leave; blocked hours. */
  off: z.array(
    span.extend({
      kind: z.enum(['break', 'closed', 'leave', 'blocked']),
      /** Of blocked hours alone: the exception that removeException takes back, and what was noted. */
      exception: z.object({ id: z.number().int(), note: z.string().nullable() }).optional(),
    }),
  ),
});

/** Days in a row, 1 to 31, as a query gives them. */
const dayCount = z
  .string()
  .regex(/^\d{1,2}$/, 'invalid')
  .transform(Number)
  .pipe(z.number().min(1, 'invalid').max(31, 'invalid'));

const agenda = z.object({
  /** The day it is in Baghdad, YYYY-MM-DD. */
  today: z.string(),
  /** The server's clock, ISO 8601. */
  now: z.string(),
  timezone: z.literal('Asia/Baghdad'),
  /** In the venue's own order, those who have left too. */
  employees: z.array(employee),
  /** As the owner sees them, the earliest start first; reliability is told of those still held. */
  bookings: z.array(bookingShape),
  /**
   * Confirmed bookings of the seven days before today that are over, of which nobody has entered what became of them; the
   * earliest start first.
   */
  unresolved: z.array(bookingShape),
  /** Of the first day. */
  figures: z.object({
    /** Bookings that start on it and are not declined, expired or cancelled. */
    bookings: z.number().int(),
    /** Those of them that took place. */
    done: z.number().int(),
    /** What the confirmed ones and those that took place bring, whole dinars. */
    expected_iqd: z.number().int(),
  }),
});

/** A venue's days as its owner plans by them. */
export const venueAgenda = {
  listAgenda: endpoint({
    path: paths.listAgenda,
    access: 'member',
    summary: 'Some days of an own venue: who is at work when, and every booking.',
    params: z.object({ id: idText }),
    query: z.object({
      /** First day; today where absent. */
      from: date.optional(),
      days: dayCount.default(1),
      /** All: also what was declined, expired or cancelled. */
      with: z.enum(['all'], 'invalid').optional(),
    }),
    output: z.object({ data: agenda }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  listRequests: endpoint({
    path: paths.listRequests,
    access: 'member',
    summary:
      'What waits for the answer of an own venue, whatever day it is for; what must be answered first comes first.',
    params: z.object({ id: idText }),
    output: z.object({ data: z.array(bookingShape) }),
    problems: ['unauthenticated', 'not_found'],
  }),
};

/** Some days of a venue. */
export type Agenda = z.output<typeof agenda>;
