import { type Database, toDate } from '#app/database/connection.ts';
import type { BookingEvent } from '#app/database/outbox/events.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import { confirmationDays, heldDays } from '../rules.ts';
import { updateVerified } from '../user-queries.ts';
import * as queries from './verification-queries.ts';

/** Issues the token of a link that confirms a user's address; undefined where it is confirmed. */
export async function issueConfirmation(deps: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<string | undefined> {
  const found = await queries.findVerified(deps.db, userId);
  if (!found || found.email_verified_at) return undefined;
  const token = newToken();
  const now = deps.clock.now();
  await queries.replaceConfirmation(deps.db, {
    user_id: userId,
    token_hash: hashToken(token),
    created_at: toDate(now),
    expires_at: toDate(now.add({ hours: confirmationDays * 24 })),
  });
  return token;
}

/** Requests the email with the link once more. Throws too_many_attempts. */
export async function requestConfirmation(deps: Deps, actor: MemberActor): Promise<void> {
  const { id } = actor.member;
  await deps.attempts.count('confirmEmail', String(id), actor.address);
  await deps.db
    .transaction()
    .execute((tx) => deps.outbox.add(tx, { kind: 'identity.confirmation_requested', userId: id }));
}

/** Confirms an address with the token of its email. Throws invalid where the link works no more. */
export async function confirmEmail(deps: Deps, actor: Actor, token: string): Promise<void> {
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const taken = await queries.takeConfirmation(tx, hashToken(token), toDate(deps.clock.now()));
    if (!taken) return false;
    await markVerified(deps, tx, taken.user_id);
    await recordAudit(deps, tx, actor, { kind: 'email_confirmed', userId: taken.user_id });
    return true;
  });
  if (!isDone) throw invalid({ token: ['expired_token'] });
}

/** Notes that a user reads the mailbox of the account, and lets the messages go that waited for it. */
export async function markVerified(deps: Pick<Deps, 'clock' | 'outbox'>, tx: Database, userId: number): Promise<void> {
  const now = toDate(deps.clock.now());
  await updateVerified(tx, userId, now);
  await releaseHeldEvents(deps, tx, userId);
}

/** Lets the messages go that waited until it was known who a user is. */
export async function releaseHeldEvents(
  deps: Pick<Deps, 'clock' | 'outbox'>,
  tx: Database,
  userId: number,
): Promise<void> {
  const held = (await queries.takeHeldEvents(tx, userId, toDate(deps.clock.now()))) as BookingEvent[];
  if (held.length > 0) await deps.outbox.add(tx, ...held);
}

/** The same for an account that its owner takes back: what waited was caused by somebody else, and is dropped. */
export async function markReclaimed(deps: Pick<Deps, 'clock'>, tx: Database, userId: number): Promise<void> {
  await updateVerified(tx, userId, toDate(deps.clock.now()));
  await queries.deleteHeldEvents(tx, userId);
}

/** Whether a message to others must wait until the address of the user who causes it is verified; it is kept then. */
export function holdUntilVerified({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number, event: BookingEvent) {
  const now = clock.now();
  const held = { user_id: userId, booking_id: event.bookingId, event: JSON.stringify(event), created_at: toDate(now) };
  return queries.holdEvent(db, held, toDate(now.subtract({ hours: heldDays * 24 })));
}

/** Makes sure that the caller's address is verified. Throws email_unverified. */
export async function requireVerified(tx: Database, { member }: MemberActor): Promise<void> {
  if (!(await queries.lockVerification(tx, member.id))) throw problem('email_unverified');
}

/** Whether the caller's address is verified. */
export const isVerified = async ({ db }: Pick<Deps, 'db'>, userId: number): Promise<boolean> =>
  ((await queries.findVerified(db, userId))?.email_verified_at ?? null) !== null;
