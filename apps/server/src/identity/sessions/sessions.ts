import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { findUserById } from '../user-queries.ts';
import { handOffSeconds, mayOpen } from '../rules.ts';
import {
  findHandOffOwner,
  findSessionOfUser,
  insertHandOff,
  listSessionsOfUser,
  takeHandOff,
} from './session-queries.ts';
import { recordAudit } from '../audit/audit.ts';
import { endAccess, endOneSession, requireOpenSession } from '../credentials/credentials.ts';
import { deleteDeviceOf, lockAgainstEnding } from '../credentials/credential-queries.ts';
import { openDashboardSession, openVenueView } from './open-session.ts';

/** The caller's open sessions. */
export const listSessions = (deps: Deps, actor: MemberActor) =>
  listSessionsOfUser(deps.db, actor.member.id, toDate(deps.clock.now()));

/** Ends one of the caller's sessions, and those of the dashboard that came from it. Throws not_found for a session of another user. */
export async function endSession(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await findSessionOfUser(tx, actor.member.id, id);
    if (!found) throw problem('not_found');
    await deleteDeviceOf(tx, actor.member.id, found.token_hash);
    await endOneSession(tx, actor.member.id, found.token_hash);
    await recordAudit(deps, tx, actor, { kind: 'session_ended', detail: { session: id } });
  });
}

/** Ends every credential of the caller's but the session that asks. */
export async function endOtherSessions(deps: Deps, actor: MemberActor): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const sessions = await endAccess(tx, actor.member.id, actor.member.session);
    await recordAudit(deps, tx, actor, { kind: 'other_sessions_ended', detail: { sessions } });
  });
}

type Audience = 'vendor_dashboard' | 'operator';

/** A token that opens a dashboard once within a minute. Throws no_dashboard for a role that has none there. */
export async function handOff(deps: Deps, actor: MemberActor, audience: Audience): Promise<string> {
  if (!mayOpen(actor.member.role, audience)) throw problem('no_dashboard');
  const token = newToken();
  const now = deps.clock.now();
  const expiresAt = toDate(now.add({ seconds: handOffSeconds }));
  const given = { token_hash: hashToken(token), session_hash: actor.member.session, audience, expires_at: expiresAt };
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    await insertHandOff(tx, given, toDate(now));
    await recordAudit(deps, tx, actor, { kind: 'hand_off_made', detail: { audience } });
  });
  return token;
}

/** A token that opens the dashboard of a venue once within a minute, for an operator who reads it. */
export async function handOffView(deps: Deps, tx: Database, actor: MemberActor, venueId: number): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  await requireOpenSession(tx, actor);
  const expiresAt = toDate(now.add({ seconds: handOffSeconds }));
  const given = { session_hash: actor.member.session, audience: 'venue_view', viewed_venue_id: venueId };
  await insertHandOff(tx, { token_hash: hashToken(token), ...given, expires_at: expiresAt }, toDate(now));
  return token;
}

/** Trades a hand-off for a session of its dashboard. Throws no_dashboard; a token is used up even then. */
export async function openDashboard(deps: Deps, actor: Actor, given: { token: string; audience: Audience }) {
  const opened = await deps.db.transaction().execute(async (tx) => {
    const tokenHash = hashToken(given.token);
    const owner = await findHandOffOwner(tx, tokenHash);
    if (owner) await lockAgainstEnding(tx, owner.user_id);
    const taken = await takeHandOff(tx, tokenHash, toDate(deps.clock.now()));
    const user = taken && (await findUserById(tx, taken.userId));
    if (user && taken.viewedVenueId !== null && given.audience === 'vendor_dashboard') {
      const view = { ...taken, venueId: taken.viewedVenueId };
      return { token: await openVenueView(deps, tx, actor, view), user };
    }
    if (!user || taken.audience !== given.audience || !mayOpen(user.role, given.audience)) return undefined;
    await recordAudit(deps, tx, actor, {
      kind: 'hand_off_used',
      userId: user.id,
      detail: { audience: given.audience },
    });
    return { token: await openDashboardSession(deps, tx, actor, taken), user };
  });
  if (!opened) throw problem('no_dashboard');
  return opened;
}
