import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

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
});

export const disputes = {
  listNoShowDisputes: endpoint({
    path: paths.listNoShowDisputes,
    access: 'operator',
    summary: 'No-shows that customers say are wrong, the newest first.',
    query: listQuery.extend({ state: z.enum(['open', 'upheld', 'dismissed'], 'invalid').optional() }),
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
};
