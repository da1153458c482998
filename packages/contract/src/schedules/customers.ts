import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, idText, limit, text } from '../fields.ts';
import { paths } from '../paths.ts';

/** Somebody who has booked at a house. Instants are ISO 8601; null where there is none. */
const houseCustomer = z.object({
  id: z.number().int(),
  /** As the last booking has it. */
  name: z.string(),
  /** Bookings here that took place, and those to which nobody came. */
  visits: z.number().int(),
  no_shows: z.number().int(),
  last_visit_at: z.string().nullable(),
  /** The next booking that is held. */
  next_visit_at: z.string().nullable(),
});

/** Who books at a house. */
export const houseCustomers = {
  listCustomers: endpoint({
    path: paths.listCustomers,
    access: 'member',
    summary: 'Everybody with an account who has booked at an own house, the latest booking first, page by page.',
    params: z.object({ id: idText }),
    query: z.object({
      /** A part of a name that one of the bookings has. */
      text: text(100).optional(),
      cursor: cursor.optional(),
      limit: limit.default(20),
    }),
    output: z.object({
      data: z.array(houseCustomer),
      /** How many there are; 1000: as many or more. */
      total: z.number().int(),
      /** Mark of the next page; null: this is the last one. */
      next_cursor: z.string().nullable(),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
};
