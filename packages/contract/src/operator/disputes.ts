import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

/** What was said of a dispute, each time. */
export const disputeDecision = z.object({
  /** `reopened`: it was open again from then on. */
  outcome: z.enum(['upheld', 'dismissed', 'reopened']),
  /** Null: the venue corrected the booking itself. */
  reason: z.string().nullable(),
  /** An operator, or somebody of the venue; null for an account that is gone. */
  by: z.object({ name: z.string(), is_operator: z.boolean() }).nullable(),
  /** Instant, ISO 8601. */
  at: z.string(),
});

const dispute = z.object({
  /** The booking's. */
  id: z.number().int(),
  state: z.enum(['open', 'upheld', 'dismissed']),
  /** When the customer disputed the no-show. Instants, ISO 8601. */
  created_at: z.string(),
  starts_at: z.string(),
  customer: z.string(),
  venue: z.string(),
  treatment: z.string(),
  /** When the venue had checked the customer in; null: not at all. */
  checked_in_at: z.string().nullable(),
  /** When the customer had said to come; null: not at all. */
  attendance_confirmed_at: z.string().nullable(),
  /** No-shows that the venue has marked, and how many of them were found wrong. */
  venue_no_shows: z.number().int(),
  venue_upheld: z.number().int(),
  /** Everything that was said of it, the first one first. */
  decisions: z.array(disputeDecision),
});

export const disputes = {
  listNoShowDisputes: endpoint({
    path: paths.listNoShowDisputes,
    access: 'operator',
    summary: 'No-shows that customers say are wrong, the newest first.',
    query: listQuery.extend({
      state: z.enum(['open', 'upheld', 'dismissed'], 'invalid').optional(),
      /** Of one venue, of one account. */
      venue: idText.optional(),
      customer: idText.optional(),
    }),
    output: pageOf(dispute),
    problems: ['invalid', ...operatorProblems],
  }),
  upholdNoShowDispute: endpoint({
    path: paths.upholdNoShowDispute,
    access: 'operator',
    summary: 'Says that the customer is right: the no-show never counts for the customer. The venue is not told.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  dismissNoShowDispute: endpoint({
    path: paths.dismissNoShowDispute,
    access: 'operator',
    summary: 'Says that the venue is right: the no-show counts again.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  reopenNoShowDispute: endpoint({
    path: paths.reopenNoShowDispute,
    access: 'operator',
    summary:
      'Opens a decided dispute again: the no-show counts no more until the next decision. What was said before stays.',
    params: oneOf,
    body: reasonBody,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
};
