import * as z from 'zod';
import { reliability } from '../booking/shape.ts';
import { endpoint } from '../endpoint.ts';
import { cursor, idText, limit, text } from '../fields.ts';
import { paths } from '../paths.ts';

/** A customer who has booked at a venue. Instants are ISO 8601; null where there is none. */
const client = z.object({
  id: z.number().int(),
  /** As the last booking has it. */
  name: z.string(),
  /** Bookings here that took place, and those to which nobody came. */
  completed: z.number().int(),
  no_shows: z.number().int(),
  last_completed_at: z.string().nullable(),
  /** The next booking that is held. */
  next_booking_at: z.string().nullable(),
});

const ofClient = z.object({ id: idText, client_id: idText });

const clientDetail = client.extend({
  reliability: reliability.nullable(),
  /** What the venue has written down, for itself alone; null where it has not. */
  note: z.object({ text: z.string(), updated_at: z.string() }).nullable(),
});

/** Who books at a venue. */
export const backofficeClients = {
  listClients: endpoint({
    path: paths.listClients,
    access: 'member',
    summary: 'Everybody with an account who has booked at an own venue, the latest booking first, page by page.',
    params: z.object({ id: idText }),
    query: z.object({
      /** A part of a name that one of the bookings has. */
      text: text(100).optional(),
      cursor: cursor.optional(),
      limit: limit.default(20),
    }),
    output: z.object({
      data: z.array(client),
      /** How many there are; 1000: as many or more. */
      total: z.number().int(),
      /** Mark of the next page; null: this is the last one. */
      next_cursor: z.string().nullable(),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  findClient: endpoint({
    path: paths.findClient,
    access: 'member',
    summary:
      'Somebody who has booked at a venue that the caller runs, with the note of the venue. Every reading of a note is in the audit log.',
    params: ofClient,
    output: z.object({ data: clientDetail }),
    problems: ['unauthenticated', 'not_found'],
  }),
  writeClientNote: endpoint({
    path: paths.writeClientNote,
    access: 'member',
    summary:
      'Writes the note of a venue about a customer, in place of a former one; an empty one deletes it. It is sealed at rest.',
    params: ofClient,
    body: z.object({ text: text(4000) }),
    output: z.object({ message: z.string(), data: clientDetail }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'not_found'],
  }),
};
