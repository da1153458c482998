import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A treatment of a booking that is still to come, with what decides whether it still can be; minutes since 1970. */
export type StandingRow = {
  id: number;
  /** The id of its booking, which is that of its first treatment. */
  visit: number;
  status: 'pending' | 'confirmed';
  customer_name: string;
  treatment: string;
  serviceId: number;
  employeeId: number;
  employee_name: string;
  from: number;
  to: number;
  blocked: { from: number; to: number }[];
  isForWoman: boolean;
  needsFemaleStaff: boolean;
  isOffered: boolean;
  isActive: boolean;
  isOnTeam: boolean;
  isByWoman: boolean;
  keptFor: string | null;
  /** Until when the customer can accept another time that the house proposes. */
  proposedUntil: Date | null;
};

/** Everything that a house's bookings which have not begun hold, in the order of their starts. */
export async function listStanding(db: Database, language: Language, establishmentId: number, now: Date) {
  const found = await sql<StandingRow>`
    select b.id, coalesce(b.basket_id, b.id) as visit, b.status, b.customer_name,
      in_language(b.pricing_title, ${language}) as treatment, b.service_id as "serviceId", b.employee_id as "employeeId",
      in_language(p.name, ${language}) as employee_name,
      (extract(epoch from lower(b.during)) / 60)::int as "from", (extract(epoch from upper(b.during)) / 60)::int as "to",
      (select jsonb_agg(jsonb_build_object('from', (extract(epoch from lower(part)) / 60)::int,
        'to', (extract(epoch from upper(part)) / 60)::int) order by lower(part)) from unnest(b.blocked) part) as blocked,
      b.for_woman as "isForWoman", b.female_staff as "needsFemaleStaff", s.status = 'published' as "isOffered",
      p.is_active as "isActive", p.gender = 'female' as "isByWoman", exists (select from service_employees se
        where se.service_id = b.service_id and se.employee_id = b.employee_id) as "isOnTeam", b.kept_for as "keptFor",
      (select o.expires_at from booking_proposals o where o.establishment_id = b.establishment_id
        and o.booking_id = coalesce(b.basket_id, b.id) and o.state = 'open' and o.by_vendor
        and o.expires_at > ${now}) as "proposedUntil"
    from bookings b
      join services s on s.id = b.service_id
      join employees p on p.id = b.employee_id
    where b.establishment_id = ${establishmentId} and b.blocked && tstzrange(${now}, null)
      and (b.status = 'confirmed' or b.status = 'pending' and b.answer_by > ${now})
      and coalesce((select lower(f.during) from bookings f
        where f.establishment_id = b.establishment_id and f.id = b.basket_id), lower(b.during)) > ${now}
    order by lower(b.during), b.id`.execute(db);
  return found.rows;
}

/** Locks bookings, each with all its treatments, in the order of their ids; gives the ids of those that still hold time. */
export async function lockHolding(db: Database, establishmentId: number, ids: readonly number[], now: Date) {
  const found = await sql<{ visit: number; holds: boolean }>`
    select coalesce(basket_id, id) as visit, status = 'confirmed' or status = 'pending' and answer_by > ${now} as holds
    from bookings where establishment_id = ${establishmentId} and (id = any(${[...ids]}) or basket_id = any(${[...ids]}))
    order by id for update`.execute(db);
  return new Set(found.rows.flatMap(({ visit, holds }) => (holds ? [visit] : [])));
}

/** Notes for which reason the house stands by a treatment that no longer fits. */
export const updateKept = (db: Database, establishmentId: number, id: number, keptFor: string) =>
  db
    .updateTable('bookings')
    .set({ kept_for: keptFor })
    .where('establishment_id', '=', establishmentId)
    .where('id', '=', id)
    .execute();

/** Gives a treatment to somebody else at the same time, which the constraint judges. */
export const updateEmployee = (db: Database, establishmentId: number, id: number, employeeId: number) =>
  db
    .updateTable('bookings')
    .set({ employee_id: employeeId, kept_for: null, sequence: sql`sequence + 1` })
    .where('establishment_id', '=', establishmentId)
    .where('id', '=', id)
    .execute();
