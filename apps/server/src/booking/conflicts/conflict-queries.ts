import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A treatment of an upcoming booking with what decides whether it still fits; minutes since 1970. */
export type UpcomingItemRow = {
  id: number;
  /** The id of its booking, which is that of its first treatment. */
  bookingId: number;
  status: 'pending' | 'confirmed';
  customer_name: string;
  treatment: string;
  serviceId: number;
  employeeId: number;
  employee_name: string;
  from: number;
  to: number;
  held: { from: number; to: number }[];
  isForWoman: boolean;
  needsFemaleStaff: boolean;
  isPublished: boolean;
  isLicensed: boolean;
  isActive: boolean;
  isOnTeam: boolean;
  isByWoman: boolean;
  /** It has every room, chair and device that it needs. */
  isEquipped: boolean;
  retainedFor: string | null;
  /** Until when the customer can accept another time that the venue proposes. */
  proposedUntil: Date | null;
};

/** The treatments of a venue's held bookings that have not begun, in the order of their starts. */
export async function listUpcomingItems(db: Database, language: Language, venueId: number, now: Date) {
  const found = await sql<UpcomingItemRow>`
    select b.id, coalesce(b.first_item_id, b.id) as "bookingId", b.status, b.customer_name,
      in_language(b.treatment_title, ${language}) as treatment, b.service_id as "serviceId", b.employee_id as "employeeId",
      in_language(p.name, ${language}) as employee_name,
      (extract(epoch from lower(b.during)) / 60)::int as "from", (extract(epoch from upper(b.during)) / 60)::int as "to",
      (select jsonb_agg(jsonb_build_object('from', (extract(epoch from lower(part)) / 60)::int,
        'to', (extract(epoch from upper(part)) / 60)::int) order by lower(part)) from unnest(b.held) part) as held,
      b.for_woman as "isForWoman", b.female_staff as "needsFemaleStaff", s.status = 'published' as "isPublished",
      coalesce(i.licensed_until >= (lower(b.during) at time zone 'Asia/Baghdad')::date, true) as "isLicensed",
      p.is_active as "isActive", p.gender = 'female' as "isByWoman", is_equipped(b) as "isEquipped", exists (select from service_employees se
        where se.service_id = b.service_id and se.employee_id = b.employee_id) as "isOnTeam", b.retained_for as "retainedFor",
      (select o.expires_at from proposals o where o.venue_id = b.venue_id
        and o.booking_id = coalesce(b.first_item_id, b.id) and o.state = 'open' and o.by_vendor
        and o.expires_at > ${now}) as "proposedUntil"
    from bookings b
      join services s on s.id = b.service_id
      left join treatments i on i.id = b.treatment_id
      join employees p on p.id = b.employee_id
    where b.venue_id = ${venueId} and b.held && tstzrange(${now}, null)
      and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > ${now})
      and coalesce((select lower(f.during) from bookings f
        where f.venue_id = b.venue_id and f.id = b.first_item_id), lower(b.during)) > ${now}
    order by lower(b.during), b.id`.execute(db);
  return found.rows;
}

/**
 * Locks bookings, each with all its treatments, in the order of their ids; gives the ids of those that still hold time.
 */
export async function lockHeldBookings(db: Database, venueId: number, ids: readonly number[], now: Date) {
  const found = await sql<{ bookingId: number; holds: boolean }>`
    select coalesce(first_item_id, id) as "bookingId", status = 'confirmed' or status = 'pending' and answer_by > ${now} as holds
    from bookings where venue_id = ${venueId} and (id = any(${[...ids]}) or first_item_id = any(${[...ids]}))
    order by id for update`.execute(db);
  return new Set(found.rows.flatMap(({ bookingId, holds }) => (holds ? [bookingId] : [])));
}

/** Sets the reason of the conflict despite which the venue retains a treatment. */
export const updateRetained = (db: Database, venueId: number, id: number, retainedFor: string) =>
  db
    .updateTable('bookings')
    .set({ retained_for: retainedFor })
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .execute();

/** Gives a treatment to another employee at the same time, which the constraint checks. */
export const updateEmployee = (db: Database, venueId: number, id: number, employeeId: number) =>
  db
    .updateTable('bookings')
    .set({ employee_id: employeeId, retained_for: null, sequence: sql`sequence + 1` })
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .execute();
