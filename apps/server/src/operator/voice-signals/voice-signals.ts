import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordOperatorAction } from '../record-action.ts';
import { toPage } from '../rules.ts';
import * as queries from './voice-signal-queries.ts';

type VoiceSignalsInput = {
  readonly state?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

/** A page of the signals, each with the accounts that it is about. */
export async function listVoiceSignals(
  deps: Deps,
  { language }: MemberActor,
  { state, cursor, limit }: VoiceSignalsInput,
) {
  const rows = await queries.listVoiceSignals(deps.db, language, { state, cursor, limit: limit + 1 });
  return toPage(rows, limit);
}

type DecideVoiceSignalInput = { readonly decision: 'count' | 'exclude'; readonly reason: string };

/** Lets the voices of a signal count or takes them out, and records why. Throws not_found. */
export async function decideVoiceSignal(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { decision, reason }: DecideVoiceSignalInput,
): Promise<void> {
  const now = toDate(deps.clock.now());
  const state = decision === 'count' ? 'counted' : 'excluded';
  await deps.db.transaction().execute(async (tx) => {
    const decided = await queries.decideSignal(tx, id, { state, reason, by: actor.member.id, now });
    if (!decided) throw problem('not_found');
    if (decision === 'count') await queries.deleteExcludedVoices(tx, id);
    else await queries.insertExcludedVoices(tx, id, reason, now);
    const change = { before: { state: decided.before }, after: { state } };
    await recordOperatorAction(deps, tx, actor, {
      kind: `voices_${state}`,
      on: id,
      venue: decided.venueId,
      ...change,
      reason,
    });
  });
  const services = await queries.listServicesOfSignal(deps.db, id);
  deps.changes.publish(['services', ...services.map((service) => `service-${service.id}`)]);
}
