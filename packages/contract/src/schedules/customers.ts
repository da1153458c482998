import * as z from 'zod';
import { reliability } from '../booking/shape.ts';
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

const ofCustomer = z.object({ id: idText, customer_id: idText });

const customerDetail = houseCustomer.extend({
  reliability: reliability.nullable(),
  /** What the house has written down, for itself alone; null where it has not. */
  note: z.object({ text: z.string(), updated_at: z.string() }).nullable(),
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
  findCustomer: endpoint({
    path: paths.findCustomer,
    access: 'member',
    summary:
      'Somebody who has booked at a house that the caller runs, with the note of the house. Every reading of a note is in the audit log.',
    params: ofCustomer,
    output: z.object({ data: customerDetail }),
    problems: ['unauthenticated', 'not_found'],
  }),
  writeNote: endpoint({
    path: paths.writeNote,
    access: 'member',
    summary:
      'Writes the note of a house about a customer, in place of a former one; an empty one deletes it. It is sealed at rest.',
    params: ofCustomer,
    body: z.object({ text: text(4000) }),
    output: z.object({ message: z.string(), data: customerDetail }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'not_found'],
  }),
};
