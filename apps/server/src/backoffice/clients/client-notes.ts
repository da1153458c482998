import { readReliability } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { requireManager } from '#app/venues/venues.ts';
import * as queries from './client-queries.ts';

/** A client of an own venue, with its note. Each reading of a note is in the audit log. Throws not_found. */
export async function findClient(deps: Deps, actor: MemberActor, venueId: number, customer: number) {
  const found = await findOwnClient(deps, actor, venueId, customer);
  const note = await queries.findClientNote(deps.db, venueId, customer);
  if (!note) return { ...found, note: null };
  const text = await unseal(deps.env, note.sealed);
  await recordAudit(deps, deps.db, actor, {
    kind: 'note_read',
    userId: actor.member.id,
    detail: { venueId, customer },
  });
  return { ...found, note: { text, updated_at: note.updated_at.toISOString() } };
}

/** Sets the note about a client of an own venue; an empty text deletes it. Throws not_found. */
export async function writeClientNote(deps: Deps, actor: MemberActor, venueId: number, customer: number, text: string) {
  const found = await findOwnClient(deps, actor, venueId, customer);
  const now = toDate(deps.clock.now());
  const sealed = await seal(deps.env, text);
  await deps.db.transaction().execute(async (tx) => {
    if (text === '') await queries.deleteClientNote(tx, venueId, customer);
    else await queries.insertOrUpdateClientNote(tx, { venueId, customer, sealed, userId: actor.member.id, now });
    await recordAudit(deps, tx, actor, {
      kind: 'note_written',
      userId: actor.member.id,
      detail: { venueId, customer },
    });
  });
  return { ...found, note: text === '' ? null : { text, updated_at: now.toISOString() } };
}

async function findOwnClient(deps: Deps, actor: MemberActor, venueId: number, customer: number) {
  await requireManager(deps, actor, venueId);
  const filter = { readerId: actor.member.id, venueId, customer, now: toDate(deps.clock.now()) };
  const [found] = await queries.listClients(deps.db, filter, { limit: 1 });
  if (!found) throw problem('not_found');
  const kept = {
    customer_id: customer,
    venue_id: venueId,
    cancel_hours: await queries.findCancelHours(deps.db, venueId),
  };
  const reliabilityOf = await readReliability(deps, actor, [kept]);
  return { ...found, reliability: reliabilityOf(kept) };
}
