import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { insertLook, lockBookingForLook } from './contact-queries.ts';

/**
 * Gives the number of the customer of a booking at an own venue, and records the look, which the customer sees. Throws
 * not_found, contact_closed.
 */
export async function lookAtContact(deps: Deps, { member }: MemberActor, bookingId: number) {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockBookingForLook(tx, member.id, bookingId))) throw problem('not_found');
    const found = await insertLook(tx, member.id, bookingId, toDate(deps.clock.now()));
    if (found.phone === null || found.closes_at === null) throw problem('contact_closed');
    return { phone: found.phone, closes_at: found.closes_at.toISOString() };
  });
}
