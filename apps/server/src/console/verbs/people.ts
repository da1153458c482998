import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { toCsv } from '#app/schedules/schedules.ts';
import * as queries from '../people-queries.ts';
import { type Asked, toPage } from '../rules.ts';
import { noteDeed } from './note-deed.ts';

type Messages = Asked & { state?: 'open' | 'answered' | undefined };

/** A page of what visitors have written. */
export async function listMessages(deps: Deps, _actor: MemberActor, { search = '', cursor, limit, state }: Messages) {
  return toPage(await queries.listMessages(deps.db, { search, cursor, limit: limit + 1, state }), limit);
}

/** Notes whether a message has been answered. Throws not_found. */
export async function markMessage(deps: Deps, actor: MemberActor, id: number, isAnswered: boolean): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const at = isAnswered ? toDate(deps.clock.now()) : null;
    if (!(await queries.updateAnswered(tx, id, at))) throw problem('not_found');
    await noteDeed(deps, tx, actor, { kind: 'message_marked', on: id, after: { is_answered: isAnswered } });
  });
}

/** A page of subscribers. */
export async function listSubscribers(deps: Deps, _actor: MemberActor, { search = '', cursor, limit }: Asked) {
  return toPage(await queries.listSubscribers(deps.db, { search, cursor, limit: limit + 1 }), limit);
}

/** Everybody who gets the newsletter, as CSV. */
export async function exportSubscribers(deps: Deps, actor: MemberActor): Promise<string> {
  const { language } = actor;
  const rows = await queries.listConfirmed(deps.db);
  await noteDeed(deps, deps.db, actor, {
    kind: 'subscribers_exported',
    on: 'newsletter',
    after: { rows: rows.length },
  });
  const head = (['email', 'language', 'confirmed_on'] as const).map((name) => say(language, `subscribers.${name}`));
  const dayOf = (at: Date | null) => (at ? formatDay(language, inBaghdad(at.toISOString()).date) : '');
  return toCsv([head, ...rows.map((row) => [row.email, row.language, dayOf(row.confirmed_at)])]);
}

/** A page of accounts. */
export async function listPeople(deps: Deps, _actor: MemberActor, asked: Asked & { role?: string | undefined }) {
  const { search = '', cursor, limit, role } = asked;
  const now = toDate(deps.clock.now());
  return toPage(await queries.listPeople(deps.db, { search, cursor, limit: limit + 1, role, now }), limit);
}

/** Logs somebody out everywhere. Throws not_found. */
export async function endPersonSessions(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await demandPerson(tx, id);
    const sessions = await queries.deleteSessionsOf(tx, id);
    await noteDeed(deps, tx, actor, { kind: 'sessions_ended', on: id, after: { sessions } });
  });
}

/** Keeps somebody from logging in. Throws not_found, own_account. */
export async function blockPerson(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  if (id === actor.member.id) throw problem('own_account');
  await deps.db.transaction().execute(async (tx) => {
    await demandPerson(tx, id);
    await queries.updateBlocked(tx, id, toDate(deps.clock.now()));
    const sessions = await queries.deleteSessionsOf(tx, id);
    await noteDeed(deps, tx, actor, { kind: 'person_blocked', on: id, reason, after: { sessions } });
  });
}

/** Lets somebody log in again. Throws not_found. */
export async function unblockPerson(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await demandPerson(tx, id)).blocked_at) throw problem('not_found');
    await queries.updateBlocked(tx, id, null);
    await noteDeed(deps, tx, actor, { kind: 'person_unblocked', on: id });
  });
}

/** Holds an account that is still somebody's. Throws not_found. */
async function demandPerson(tx: Database, id: number) {
  const found = await queries.lockPerson(tx, id);
  if (!found || found.erased_at) throw problem('not_found');
  return found;
}
