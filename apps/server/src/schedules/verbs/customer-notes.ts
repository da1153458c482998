import { weigh } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { noteAudit } from '#app/identity/identity.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { demandRunner } from '#app/venues/venues.ts';
import * as queries from '../customer-queries.ts';

/** Somebody who has booked at an own house, with its note. Whoever reads a note stands in the audit log. Throws not_found. */
export async function findCustomer(deps: Deps, actor: MemberActor, house: number, customer: number) {
  const found = await find(deps, actor, house, customer);
  const note = await queries.findNote(deps.db, house, customer);
  if (!note) return { ...found, note: null };
  const text = await unseal(deps.env, note.sealed);
  await noteAudit(deps, deps.db, actor, { kind: 'note_read', userId: actor.member.id, detail: { house, customer } });
  return { ...found, note: { text, updated_at: note.updated_at.toISOString() } };
}

/** Writes down something about a customer of an own house; nothing forgets what was there. Throws not_found. */
export async function writeNote(deps: Deps, actor: MemberActor, house: number, customer: number, text: string) {
  const found = await find(deps, actor, house, customer);
  const now = toDate(deps.clock.now());
  const sealed = await seal(deps.env, text);
  await deps.db.transaction().execute(async (tx) => {
    if (text === '') await queries.deleteNote(tx, house, customer);
    else await queries.insertOrUpdateNote(tx, { house, customer, sealed, userId: actor.member.id, now });
    await noteAudit(deps, tx, actor, { kind: 'note_written', userId: actor.member.id, detail: { house, customer } });
  });
  return { ...found, note: text === '' ? null : { text, updated_at: now.toISOString() } };
}

async function find(deps: Deps, actor: MemberActor, house: number, customer: number) {
  await demandRunner(deps, actor, house);
  const filter = { readerId: actor.member.id, house, customer, now: toDate(deps.clock.now()) };
  const [found] = await queries.listCustomers(deps.db, filter, { limit: 1 });
  if (!found) throw problem('not_found');
  const kept = { customer_id: customer, cancel_hours: await queries.findCancelHours(deps.db, house) };
  const reliabilityOf = await weigh(deps, actor, [kept]);
  return { ...found, reliability: reliabilityOf(kept) };
}
