import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A booking with whom it concerns. */
export type Tended = { id: number; establishment_id: number };

/** A booking whose time, with its buffers, is free again. */
export type Ended = Tended & { held_from: Date; held_to: Date };

type EndedRow = Ended & { visit: number };

/** The bookings whose first treatment is among some rows, each with all its time. */
const endedOf = (rows: readonly EndedRow[]): Ended[] =>
  rows
    .filter(({ id, visit }) => id === visit)
    .map(({ id, establishment_id }) => {
      const own = rows.filter(({ visit }) => visit === id);
      const held_from = new Date(Math.min(...own.map((row) => row.held_from.getTime())));
      const held_to = new Date(Math.max(...own.map((row) => row.held_to.getTime())));
      return { id, establishment_id, held_from, held_to };
    });

const endedColumns = sql`b.id, b.establishment_id, coalesce(b.basket_id, b.id) as visit,
  lower(b.blocked) as held_from, upper(b.blocked) as held_to`;

/** Some time of one employee. */
type InTheWay = { establishmentId: number; employeeId: number; from: Date; to: Date };

/** Writes down that requests have expired which nobody answered in time: all, or those of one employee between two instants. */
export async function expireUnanswered(db: Database, now: Date, only?: InTheWay): Promise<Ended[]> {
  const which = only
    ? sql`establishment_id = ${only.establishmentId} and employee_id = ${only.employeeId}
        and blocked && tstzrange(${only.from}, ${only.to}) and`
    : sql``;
  const found = await sql<EndedRow>`
    with late as (
      select distinct establishment_id, coalesce(basket_id, id) as visit from bookings
      where ${which} status = 'pending' and answer_by <= ${now} limit 500),
    locked as (
      select b.establishment_id, b.id from bookings b join late on late.establishment_id = b.establishment_id
        and (b.id = late.visit or b.basket_id = late.visit)
      where b.status = 'pending' and b.answer_by <= ${now} order by b.id for update of b skip locked)
    update bookings b set status = 'expired', sequence = sequence + 1 from locked
    where b.establishment_id = locked.establishment_id and b.id = locked.id
    returning ${endedColumns}`.execute(db);
  return endedOf(found.rows);
}

/**
 * Lets go of confirmed bookings whose customer was asked to confirm and did not until the house's hours before the start.
 * Of several treatments all or none: one that is locked by somebody now leaves its booking to the next round.
 */
export async function releaseUnconfirmed(db: Database, now: Date): Promise<Ended[]> {
  const found = await sql<EndedRow>`
    with due as (
      select b.establishment_id, b.id as visit from bookings b join establishments e on e.id = b.establishment_id
      where b.status = 'confirmed' and e.release_hours is not null and lower(b.during) > ${now}
        and lower(b.during) <= ${now}::timestamptz + make_interval(hours => e.release_hours)
        and (b.basket_id is null or b.basket_id = b.id) and b.reminded_day_at is not null
        and b.confirmed_coming_at is null limit 500),
    locked as (
      select b.establishment_id, b.id, due.visit from bookings b join due on due.establishment_id = b.establishment_id
        and (b.id = due.visit or b.basket_id = due.visit)
      where b.status = 'confirmed' and b.confirmed_coming_at is null order by b.id for update of b skip locked),
    whole as (
      select establishment_id, visit from locked group by establishment_id, visit
      having count(*) = (select count(*) from bookings b where b.establishment_id = locked.establishment_id
        and (b.id = locked.visit or b.basket_id = locked.visit)))
    update bookings b set status = 'cancelled', sequence = sequence + 1
    from locked join whole using (establishment_id, visit)
    where b.establishment_id = locked.establishment_id and b.id = locked.id
    returning ${endedColumns}`.execute(db);
  return endedOf(found.rows);
}

/** How long before the start a reminder is due, and the column that notes it, so that nobody is reminded twice. */
const reminders = {
  day: { hours: 24, column: 'reminded_day_at' },
  soon: { hours: 2, column: 'reminded_soon_at' },
} as const;

/** Takes the reminders that are due now; what was settled only after they were due has none. */
export async function takeReminders(db: Database, kind: keyof typeof reminders, now: Date): Promise<Tended[]> {
  const { hours, column } = reminders[kind];
  const found = await sql<Tended>`
    with due as (
      select establishment_id, id from bookings
      where status = 'confirmed' and lower(during) > ${now} and ${sql.ref(column)} is null
        and lower(during) <= ${now}::timestamptz + make_interval(hours => ${hours})
        and coalesce(settled_at, created_at) <= lower(during) - make_interval(hours => ${hours})
        and (basket_id is null or basket_id = id)
        -- Nobody can write to a guest without an account: whom nobody asks is not let go either.
        and customer_id is not null
      order by id limit 500 for update skip locked)
    update bookings b set ${sql.ref(column)} = ${now} from due
    where b.establishment_id = due.establishment_id and b.id = due.id
    returning b.id, b.establishment_id`.execute(db);
  return found.rows;
}

/** Takes the houses that are to be told of a day (YYYY-MM-DD) now: each once, whoever looks. */
export async function takeHousesToTell(db: Database, date: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with due as (
      select id from establishments where mail_tomorrow and (told_of is null or told_of < ${date}::date)
      order by id limit 500 for no key update skip locked)
    update establishments e set told_of = ${date}::date from due where e.id = due.id returning e.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Puts the token of a reminder into its booking. */
export const updateComingToken = (db: Database, id: number, hash: Buffer) =>
  db
    .updateTable('bookings')
    .set({ coming_token_hash: hash })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute();

/** Notes that a customer is coming, once; the booking it is, also when that was noted before. */
export async function confirmComing(db: Database, hash: Buffer, now: Date) {
  const found = await sql<Tended & { customer_id: number; isNew: boolean }>`
    with found as (
      select establishment_id, id, customer_id, confirmed_coming_at is null as is_new from bookings
      where coming_token_hash = ${hash} and status = 'confirmed' and lower(during) > ${now} for update)
    update bookings b set confirmed_coming_at = coalesce(b.confirmed_coming_at, ${now}::timestamptz) from found
    where b.establishment_id = found.establishment_id and b.id = found.id
    returning b.id, b.establishment_id, b.customer_id, found.is_new as "isNew"`.execute(db);
  return found.rows[0];
}
