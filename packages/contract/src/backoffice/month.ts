import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';

const monthDay = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** Bookings that start on it and are not declined, expired or cancelled. */
  bookings: z.number().int(),
  /** Those of them that the venue has not answered. */
  waiting: z.number().int(),
  /** How long their treatments last together, minutes. */
  booked_minutes: z.number().int(),
  /** How long everybody is at work together, breaks, leave and blocked time taken out, minutes. */
  open_minutes: z.number().int(),
});

/** A venue's months at a glance. */
export const venueMonth = {
  findMonth: endpoint({
    path: paths.findMonth,
    access: 'member',
    summary: 'A month of an own venue: how full each of its days is. A member of the staff sees their own time alone.',
    params: z.object({
      id: idText,
      /** YYYY-MM. */
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'),
    }),
    output: z.object({ data: z.object({ today: z.string(), days: z.array(monthDay) }) }),
    problems: ['unauthenticated', 'not_found'],
  }),
};

/** A month of a venue. */
export type Month = z.output<(typeof venueMonth)['findMonth']['output']>['data'];
