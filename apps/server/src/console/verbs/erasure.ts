import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { erase, isInUse, listEverything } from '../erasure-queries.ts';
import { lockPerson } from '../people-queries.ts';
import { noteDeed } from './note-deed.ts';

/** Everything that is kept about somebody, by kind. Throws not_found. */
export const exportPerson = (deps: Deps, actor: MemberActor, id: number) =>
  deps.db.transaction().execute(async (tx) => {
    const found = await lockPerson(tx, id);
    if (!found) throw problem('not_found');
    await noteDeed(deps, tx, actor, { kind: 'person_exported', on: id });
    return listEverything(tx, id, found.email);
  });

/** Forgets somebody for good. Throws not_found, own_account, and account_in_use while there are houses or open bookings. */
export async function erasePerson(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  if (id === actor.member.id) throw problem('own_account');
  const now = toDate(deps.clock.now());
  const reviewed = await deps.db.transaction().execute(async (tx) => {
    const found = await lockPerson(tx, id);
    if (!found || found.erased_at) throw problem('not_found');
    if (await isInUse(tx, id, now)) throw problem('account_in_use');
    const services = await erase(tx, id, found.email, now);
    if (found.image) await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture: found.image });
    await noteDeed(deps, tx, actor, { kind: 'person_erased', on: id, reason });
    return services;
  });
  deps.changes.publish(['services', ...reviewed.map((service) => `service-${service}`)]);
}
