import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { deleteSecondFactor, endAccess } from '#app/identity/identity.ts';
import * as queries from './user-queries.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import { recordOperatorAction } from '../record-action.ts';
import { toCsv } from '#app/spreadsheets/csv.ts';

type ContactMessagesInput = OperatorListInput & { state?: 'open' | 'answered' | undefined };

/** A page of contact messages. */
export async function listContactMessages(
  deps: Deps,
  _actor: MemberActor,
  { search = '', cursor, limit, state }: ContactMessagesInput,
) {
  return toPage(await queries.listContactMessages(deps.db, { search, cursor, limit: limit + 1, state }), limit);
}

/** Notes whether a message has been answered. Throws not_found. */
export async function markContactMessage(
  deps: Deps,
  actor: MemberActor,
  id: number,
  isAnswered: boolean,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const at = isAnswered ? toDate(deps.clock.now()) : null;
    if (!(await queries.updateAnswered(tx, id, at))) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, {
      kind: 'contact_message_marked',
      on: id,
      after: { is_answered: isAnswered },
    });
  });
}

/** A page of subscribers. */
export async function listSubscribers(
  deps: Deps,
  _actor: MemberActor,
  { search = '', cursor, limit }: OperatorListInput,
) {
  return toPage(await queries.listSubscribers(deps.db, { search, cursor, limit: limit + 1 }), limit);
}

/** The subscribers of the newsletter as CSV. */
export async function exportSubscribers(deps: Deps, actor: MemberActor): Promise<string> {
  const { locale } = actor;
  const rows = await queries.listConfirmed(deps.db);
  await recordOperatorAction(deps, deps.db, actor, {
    kind: 'subscribers_exported',
    on: 'newsletter',
    after: { rows: rows.length },
  });
  const head = (['email', 'language', 'confirmed_on'] as const).map((name) => translate(locale, `subscribers.${name}`));
  const dayOf = (at: Date | null) => (at ? formatDay(locale, inBaghdad(at.toISOString()).date) : '');
  return toCsv([head, ...rows.map((row) => [row.email, row.language, dayOf(row.confirmed_at)])]);
}

/** A page of accounts. */
export async function listUsers(
  deps: Deps,
  _actor: MemberActor,
  input: OperatorListInput & { role?: string | undefined },
) {
  const { search = '', cursor, limit, role } = input;
  const now = toDate(deps.clock.now());
  return toPage(await queries.listUsers(deps.db, { search, cursor, limit: limit + 1, role, now }), limit);
}

/** Ends every session and every other credential of a user. Throws not_found. */
export async function endUserSessions(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await requireUser(tx, id);
    const sessions = await endAccess(tx, id);
    await recordOperatorAction(deps, tx, actor, { kind: 'sessions_ended', on: id, after: { sessions } });
  });
}

/** Blocks a user, who can no longer log in. Throws not_found, own_account. */
export async function blockUser(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  if (id === actor.member.id) throw problem('own_account');
  await deps.db.transaction().execute(async (tx) => {
    await requireUser(tx, id);
    await queries.updateBlocked(tx, id, toDate(deps.clock.now()));
    const sessions = await endAccess(tx, id);
    await recordOperatorAction(deps, tx, actor, { kind: 'user_blocked', on: id, reason, after: { sessions } });
  });
}

/** Unblocks a user, who can log in again. Throws not_found. */
export async function unblockUser(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await requireUser(tx, id)).blocked_at) throw problem('not_found');
    await queries.updateBlocked(tx, id, null);
    await recordOperatorAction(deps, tx, actor, { kind: 'user_unblocked', on: id });
  });
}

/**
 * Switches the two-step login of a user off, who has been checked by other means; the user gets an email. Sessions stay.
 * Throws not_found where there is none, enrolment_needs_link for an operator.
 */
export async function removeUserSecondFactor(
  deps: Deps,
  actor: MemberActor,
  id: number,
  reason: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if ((await requireUser(tx, id)).role === 'operator') throw problem('enrolment_needs_link');
    if (!(await deleteSecondFactor(tx, id))) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: 'user_second_factor_removed', on: id, reason });
    await deps.outbox.add(tx, { kind: 'identity.second_factor_changed', userId: id, change: 'off_by_operator' });
  });
}

/** Locks an account that is not erased. Throws not_found. */
async function requireUser(tx: Database, id: number) {
  const found = await queries.lockUser(tx, id);
  if (!found || found.erased_at) throw problem('not_found');
  return found;
}
