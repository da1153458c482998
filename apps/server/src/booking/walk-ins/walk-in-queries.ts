import type { Database } from '#app/database/connection.ts';
import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { sql } from 'kysely';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { isTreatable } from '#app/venues/venue/listed-queries.ts';

/** The booking that a venue has added for a walk-in under a key. */
export const findWalkInByKey = (db: Database, venueId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('venue_id', '=', venueId)
    .where('customer_id', 'is', null)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The file of a client at a venue, and the number that the venue has written down itself. */
export async function findWalkInClient(db: Database, venueId: number, id: number) {
  const found = await sql<{ id: number; phone: string | null }>`
    select c.id, case when c.customer_id is null then c.phone end as phone
    from clients asked join clients c on c.venue_id = asked.venue_id and c.id = coalesce(asked.merged_into, asked.id)
    where asked.venue_id = ${venueId} and asked.id = ${id}`.execute(db);
  return found.rows[0];
}

/** Makes a file of somebody without a number. */
export async function insertNumberlessClient(db: Database, venueId: number, name: string, now: Date): Promise<number> {
  const made = await sql<{ id: number }>`select client_for(${venueId}, null, null, ${name}, ${now}) as id`.execute(db);
  return (made.rows[0] as { id: number }).id;
}

/** Locks a key of a venue until the transaction ends; false where another request holds it. */
export async function lockKey(db: Database, venueId: number, key: string): Promise<boolean> {
  const found = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`walk-in ${venueId} ${key}`}, 0)) as is_free`.execute(db);
  return found.rows[0]?.is_free ?? false;
}

/** A treatment as the dashboard offers it for a walk-in. */
type VenueTreatmentRow = {
  service: { id: number; title: string };
  treatment_id: number;
  title: string;
  duration: number;
  price: number;
  is_at_home: boolean;
  employee_ids: number[];
};

/**
 * The treatments of a venue's published services, in their order; with an employee, those that the employee gives. At
 * most 1000.
 */
export async function listTreatmentsOfVenue(
  db: Database,
  language: Language,
  venueId: number,
  employeeId: number | null,
) {
  const found = await sql<VenueTreatmentRow>`
    select jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language})) as service,
      i.id as treatment_id, in_language(i.title, ${language}) as title, i.duration_minutes as duration,
      final_price(i.price_iqd, i.discount_percent) as price, s.is_at_home,
      coalesce((select jsonb_agg(p.id order by p.position, p.id) from service_employees se
        join employees p on p.id = se.employee_id and p.is_active where se.service_id = s.id
          and (${employeeId}::bigint is null or p.id = ${employeeId})), '[]') as employee_ids
    from services s join treatments i on i.service_id = s.id
    where s.venue_id = ${venueId} and s.status = 'published' and ${isTreatable('i')} and (${employeeId}::bigint is null or exists (
      select from service_employees se where se.service_id = s.id and se.employee_id = ${employeeId}))
    order by s.id, i.position, i.id limit 1000`.execute(db);
  return found.rows;
}

/** Records over which rules a new walk-in was placed; it causes no conflict for them. */
export const recordOverride = (db: Database, venueId: number, id: number, overrode: readonly OverrideKind[]) =>
  sql`with step as (
      update booking_events set overrode = ${overrode} where venue_id = ${venueId} and booking_id = ${id})
    update bookings set overrode = ${overrode}, retained_for = ${overrode.at(-1) ?? null}
    where venue_id = ${venueId} and id = ${id}`.execute(db);
