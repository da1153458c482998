import * as z from 'zod';
import { voices } from '../catalog.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { paths } from '../paths.ts';
import { signalKinds, signalStates } from './signal-kinds.ts';
import { changeProblems, listQuery, message, oneOf, operatorProblems, pageOf } from './lists.ts';

const figures = z.object({
  /** How many accounts, and how many of their words count now. */
  accounts: z.number().int(),
  counted: z.number().int(),
  /** Whole hours from the first of the words to the last. */
  hours: z.number().int(),
  /** Mean of their stars, one decimal; null where they only recommend. */
  stars: z.number().nullable(),
  /** How many other venues the accounts speak of together, or those of the trade work in. */
  other_venues: z.number().int(),
});

const signal = z.object({
  id: z.number().int(),
  kind: z.enum(signalKinds),
  state: z.enum(signalStates),
  venue: z.object({ id: z.number().int(), name: z.string(), city: z.string() }),
  figures,
  accounts: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** Instants, ISO 8601. */
      since: z.string(),
      /** Completed bookings at the venue. */
      completed: z.number().int(),
      reviews: z.array(
        z.object({
          service: z.string(),
          rating: z.number().int(),
          comment: z.string(),
          voice: z.enum(voices),
          at: z.string(),
        }),
      ),
      recommendations: z.number().int(),
    }),
  ),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  /** The last decision; null where there is none. */
  decided: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
});

export const voiceSignals = {
  listVoiceSignals: endpoint({
    path: paths.listVoiceSignals,
    access: 'operator',
    summary: 'Bursts, rings and shared devices among reviews and recommendations, with who and why; the newest first.',
    query: listQuery.pick({ cursor: true, limit: true }).extend({ state: z.enum(signalStates, 'invalid').optional() }),
    output: pageOf(signal),
    problems: ['invalid', ...operatorProblems],
  }),
  decideVoiceSignal: endpoint({
    path: paths.decideVoiceSignal,
    access: 'operator',
    summary:
      'Lets the voices of a signal count, or takes them out of rating and order at its venue; also after a former decision.',
    params: oneOf,
    body: z.object({ decision: z.enum(['count', 'exclude'], 'invalid'), reason: text(500).min(1, 'required') }),
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
};

/** A signal with the accounts that it is about. */
export type VoiceSignal = z.output<typeof signal>;
