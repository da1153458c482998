import { findBookingsOfHouse } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { demandMember } from '#app/venues/venues.ts';

type Asked = Parameters<typeof findBookingsOfHouse>[3];

/** A page of what an own house ever had. Throws not_found, invalid (cursor). */
export async function listHouseBookings(deps: Deps, actor: MemberActor, house: number, asked: Asked) {
  await demandMember(deps, actor, house);
  return findBookingsOfHouse(deps, actor, house, asked);
}
