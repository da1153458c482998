import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** How many bookings of a customer ended in each way. */
type ReliabilityCountRow = {
  customerId: number;
  completed: number;
  lateCancelled: number;
  noShow: number;
  here: number;
};

/**
 * How the bookings of some customers ended, as a venue may know it: its own, and those of others where there are at least
 * three at two venues, so that no single visit elsewhere can be read from it (R13.13). Late is a cancellation less than
 * `lateHours` before the start; `here` are completed visits at the venue. Customers without bookings are left out.
 */
export async function countForReliability(
  db: Database,
  venueId: number,
  customerIds: readonly number[],
  lateHours: number,
): Promise<ReliabilityCountRow[]> {
  const found = await sql<ReliabilityCountRow>`
    with ended as (
      select b.*, b.venue_id = ${venueId} as is_here,
        count(*) filter (where b.venue_id <> ${venueId}) over own >= 3
          and min(b.venue_id) filter (where b.venue_id <> ${venueId}) over own
            < max(b.venue_id) filter (where b.venue_id <> ${venueId}) over own as is_wide
      from bookings b where b.customer_id = any(${[...new Set(customerIds)]})
        and (b.first_item_id is null or b.first_item_id = b.id) and b.status in ('completed', 'no_show', 'cancelled')
      window own as (partition by b.customer_id))
    select b.customer_id as "customerId", (count(*) filter (where b.status = 'completed'))::int as completed,
      (count(*) filter (where b.status = 'completed' and b.is_here))::int as here,
      (count(*) filter (where b.status = 'no_show'))::int as "noShow",
      (count(*) filter (where b.status = 'cancelled' and exists (
        select from booking_events v where v.venue_id = b.venue_id and v.booking_id = b.id
          and v.status = 'cancelled' and (v.actor_id = b.customer_id or v.verb = 'release')
          and v.created_at > lower(b.during) - make_interval(hours => ${lateHours})
      )))::int as "lateCancelled"
    from ended b where b.is_here or b.is_wide
    group by b.customer_id`.execute(db);
  return found.rows;
}
