import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { endAccess } from '../credentials/credentials.ts';
import { removeProvenPhone } from './phone-code-queries.ts';

/** Takes its phone from an account whose owner cannot prove it any more; the caller ends its access. */
export const takeNumber = ({ clock }: Pick<Deps, 'clock'>, tx: Database, userId: number) =>
  removeProvenPhone(tx, userId, toDate(clock.now()));

/** The phone of an account is somebody else's now: the account loses it, with everything that is open. */
export async function takeNumberFrom(deps: Deps, tx: Database, actor: Actor, userId: number): Promise<void> {
  await takeNumber(deps, tx, userId);
  const sessions = await endAccess(tx, userId);
  await deps.outbox.add(tx, { kind: 'identity.number_changed', userId, change: 'lost' });
  await recordAudit(deps, tx, actor, { kind: 'number_lost', userId, detail: { sessions } });
}
