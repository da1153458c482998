import { searchBookingsOfVenue } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireMember } from '#app/venues/venues.ts';

type ListVenueBookingsInput = Parameters<typeof searchBookingsOfVenue>[3];

/** A page of all bookings of an own venue. Throws not_found, invalid (cursor). */
export async function listVenueBookings(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ListVenueBookingsInput,
) {
  await requireMember(deps, actor, venueId);
  return searchBookingsOfVenue(deps, actor, venueId, input);
}
