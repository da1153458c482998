import type { BookedResource } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A resource that can be given in the place of one that a booking has. */
export type FreeResourceRow = BookedResource & { readonly insteadOf: number };

/** The resources that are free for as long as a booking has another of their kind, by number; at most 200. */
export async function listFreeResources(db: Database, language: Language, venueId: number, bookingId: number) {
  const found = await sql<FreeResourceRow>`
    select own.resource_id as "insteadOf", r.id, in_language(k.name, ${language}) as kind, k.sort, r.number, r.label
    from (
        select u.venue_id, u.kind_id, u.resource_id, range_agg(u.during) as during
        from resource_uses u join bookings b on b.venue_id = u.venue_id and b.id = u.booking_id
        where u.venue_id = ${venueId} and (b.id = ${bookingId} or b.first_item_id = ${bookingId}) group by 1, 2, 3) own
      join resources r on r.venue_id = own.venue_id and r.kind_id = own.kind_id and r.id <> own.resource_id
      join resource_kinds k on k.venue_id = r.venue_id and k.id = r.kind_id
    where r.is_in_use and not r.is_removed
      and not exists (select from maintenance_times m
        where m.venue_id = r.venue_id and m.resource_id = r.id and m.during && own.during)
      and not exists (select from resource_uses o
        where o.venue_id = r.venue_id and o.resource_id = r.id and o.during && own.during)
    order by own.resource_id, r.number limit 200`.execute(db);
  return found.rows;
}

/** Gives a booking one resource in the place of another of its kind, which the constraint checks; false where it has none such. */
export async function updateResource(
  db: Database,
  { venueId, bookingId, from, to }: { venueId: number; bookingId: number; from: number; to: number },
): Promise<boolean> {
  const changed = await sql`
    update resource_uses u set resource_id = ${to} from bookings b
    where u.venue_id = ${venueId} and b.venue_id = u.venue_id and b.id = u.booking_id and u.resource_id = ${from}
      and (b.id = ${bookingId} or b.first_item_id = ${bookingId})`.execute(db);
  return (changed.numAffectedRows ?? 0n) > 0n;
}

/** Gives a treatment of a booking other resources in the place of those that cannot be given any more; false where there are none. */
export async function replaceResources(db: Database, venueId: number, itemId: number): Promise<boolean> {
  const found = await sql<{ isDone: boolean }>`select replace_resources(${venueId}, ${itemId}) as "isDone"`.execute(db);
  return found.rows[0]?.isDone ?? false;
}
