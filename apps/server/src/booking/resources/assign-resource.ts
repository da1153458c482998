import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { publishBookingChange } from '../announce.ts';
import { lockBooking } from '../lifecycle/booking-state-queries.ts';
import { listFreeResources, updateResource } from './booked-resource-queries.ts';

type AssignResourceInput = { readonly resource_id: number; readonly to_id: number };

/**
 * The venue gives a booking another free room, chair or device of the same kind; its customer hears nothing of it. Throws
 * not_found, invalid, slot_taken.
 */
export async function assignResource(deps: Deps, actor: MemberActor, id: number, input: AssignResourceInput) {
  const { resource_id: from, to_id: to } = input;
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const [first] = await lockBooking(tx, actor.language, actor.member.id, id);
    if (!first?.is_venue) throw problem('not_found');
    const venue = first.venue_id;
    const free = await listFreeResources(tx, actor.language, venue, id);
    if (!free.some((one) => one.insteadOf === from && one.id === to)) throw invalid({ to_id: ['not_offered'] });
    await updateResource(tx, { venueId: venue, bookingId: id, from, to });
    return venue;
  });
  publishBookingChange(deps, venueId);
}
