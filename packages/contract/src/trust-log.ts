import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idText, limit } from './fields.ts';
import { paths } from './paths.ts';
import { reportReasons } from './reviews.ts';

/** What everybody may read of the trust log: what left the site or came back, and what changed the order of results. */
export const publicLogKinds = [
  'venue_declined',
  'licence_removed',
  'text_declined',
  'service_suspended',
  'service_reinstated',
  'vendor_suspended',
  'vendor_reinstated',
  'review_removed',
  'voices_discounted',
  'voices_restored',
  'weights_changed',
] as const;

const publicKind = z.enum(publicLogKinds);

/** Hexadecimal, 64 digits. */
const hash = z.string();

/** An entry without names: what happened, when, and why reports said so. */
const entry = z.object({
  position: z.number().int(),
  kind: publicKind,
  /** Instant, ISO 8601. */
  recorded_at: z.string(),
  /** Of the reports that were upheld with it. */
  reasons: z.array(z.enum(reportReasons)),
  hash,
});

export const trustLog = {
  listTrustLog: endpoint({
    path: paths.listTrustLog,
    access: 'visitor',
    summary:
      'What left the marketplace or came back by a decision, and what changed the order of results; without names, newest first.',
    query: z.object({ before: idText.optional(), limit: limit.default(20) }),
    output: z.object({
      data: z.array(entry),
      /** Of the last 365 days. */
      counts: z.array(z.object({ kind: publicKind, count: z.number().int() })),
      /** The last entry of the whole log: whoever writes it down can have it looked for later. */
      head: z.object({ position: z.number().int(), hash }),
      /** For `before` of the next page; null on the last. */
      next_before: z.number().int().nullable(),
    }),
    problems: ['invalid'],
  }),
};

export type PublicLogKind = z.output<typeof publicKind>;
export type DecisionsAnswer = z.output<(typeof trustLog.listTrustLog)['output']>;
export type TrustLogEntry = z.output<typeof entry>;
