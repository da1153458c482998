import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { auditKinds } from './audit-kinds.ts';
import { listQuery, operatorProblems, pageOf } from './lists.ts';

const undelivered = z.object({
  id: z.string(),
  kind: z.string(),
  /** What it is about, as JSON. */
  about: z.string(),
  happened_at: z.string(),
  tries: z.number().int(),
  error: z.string(),
  is_given_up: z.boolean(),
});

const entry = z.object({
  id: z.number().int(),
  kind: z.string(),
  /** The user who did it; null for a visitor and for an account that is gone. */
  user: z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable() }).nullable(),
  address: z.string(),
  request_id: z.string(),
  /** What explains it, as JSON. */
  detail: z.string(),
  created_at: z.string(),
});

export const monitoring = {
  findHealth: endpoint({
    path: paths.findHealth,
    access: 'operator',
    summary: 'How the installation is, and what waits for the operator.',
    output: z.object({
      data: z.object({
        version: z.string(),
        node: z.string(),
        /** Instant, ISO 8601. */
        started_at: z.string(),
        memory_bytes: z.number().int(),
        database_bytes: z.number().int(),
        /** Free and whole, of the disk that DATA_DIR lies on; null where that cannot be told. */
        disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
        /** Events on their way, and those that were given up. */
        queued: z.number().int(),
        given_up: z.number().int(),
        open_reports: z.number().int(),
        open_picture_cases: z.number().int(),
        open_messages: z.number().int(),
        /** Licences that end within 30 days. */
        ending_licences: z.number().int(),
        vendors: z.number().int(),
        customers: z.number().int(),
        published: z.number().int(),
        /** Asked for since yesterday at this time. */
        bookings_today: z.number().int(),
      }),
    }),
    problems: operatorProblems,
  }),
  listUndelivered: endpoint({
    path: paths.listUndelivered,
    access: 'operator',
    summary: 'Mails and other news that could not be delivered so far, the oldest first; at most 500.',
    output: z.object({ data: z.array(undelivered) }),
    problems: operatorProblems,
  }),
  redeliver: endpoint({
    path: paths.redeliver,
    access: 'operator',
    summary: 'Has those that were given up tried again.',
    output: z.object({ message: z.string(), count: z.number().int() }),
    problems: operatorProblems,
  }),
  listAudit: endpoint({
    path: paths.listAudit,
    access: 'operator',
    summary:
      'Who did what, the newest first; searched by kind, person, address, number of a request and what explains it.',
    query: listQuery.extend({ kind: z.enum(auditKinds, 'invalid').optional() }),
    output: pageOf(entry),
    problems: ['invalid', ...operatorProblems],
  }),
};
