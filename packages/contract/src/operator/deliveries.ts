import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { operatorProblems } from './lists.ts';

const undeliveredMessage = z.object({
  id: z.string(),
  booking_id: z.number().int(),
  venue: z.string(),
  /** Of the venue, to call it; null where it has none. */
  venue_phone: z.string().nullable(),
  /** The channels that were tried, with why each failed or what it reported. */
  tries: z.array(z.object({ channel: z.string(), state: z.string(), reason: z.string().nullable() })),
  /** When the request was made, and until when the venue answers, ISO 8601. */
  created_at: z.string(),
  answer_by: z.string(),
});

/** An open request that its venue has not heard of. */
export type UndeliveredMessage = z.output<typeof undeliveredMessage>;

export const operatorDeliveries = {
  listUndeliveredMessages: endpoint({
    path: paths.listUndeliveredMessages,
    access: 'operator',
    summary: 'The open requests whose message has not reached their venue, the oldest first; at most 100.',
    output: z.object({
      data: z.array(undeliveredMessage),
      /** What messages have cost today, and may cost, whole dinars; the cap is null where there is none. */
      spent_iqd: z.number().int(),
      cap_iqd: z.number().int().nullable(),
    }),
    problems: operatorProblems,
  }),
};
