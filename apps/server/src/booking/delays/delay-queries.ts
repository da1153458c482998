import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A treatment that holds time of a venue's day, with what decides about its booking. */
export type DayItemRow = {
  readonly id: number;
  readonly bookingId: number;
  readonly employeeId: number;
  /** Instants in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly held: readonly { readonly from: number; readonly to: number }[];
  /** The kinds of resources that it needs, and which one it has of each. */
  readonly resources: readonly { readonly kindId: number; readonly resourceId: number | null }[];
  readonly status: 'pending' | 'confirmed' | 'held';
  readonly customerId: number | null;
  readonly customerName: string;
  /** Of its booking. */
  readonly hasArrived: boolean;
  readonly isForWoman: boolean;
};

const milliseconds = (of: RawBuilder<unknown>) => sql`(extract(epoch from ${of}) * 1000)::bigint`;

/** What holds time of a venue between two instants, in the order of the starts. */
export async function listDayItems(
  db: Database,
  venueId: number,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<DayItemRow[]> {
  const found = await sql<DayItemRow>`
    select b.id, f.id as "bookingId", b.employee_id as "employeeId", ${milliseconds(sql`lower(b.during)`)} as "startsAt",
      ${milliseconds(sql`upper(b.during)`)} as "endsAt", (
        select jsonb_agg(jsonb_build_object('from', ${milliseconds(sql`lower(part)`)}, 'to', ${milliseconds(sql`upper(part)`)})
          order by lower(part)) from unnest(b.held) part) as held,
      coalesce((select jsonb_agg(jsonb_build_object('kindId', kind, 'resourceId', u.resource_id) order by kind)
        from kinds_needed(b.venue_id, b.treatment_id) kind
          left join resource_uses u on u.venue_id = b.venue_id and u.booking_id = b.id and u.kind_id = kind), '[]') as resources,
      b.status, b.customer_id as "customerId", f.customer_name as "customerName",
      f.checked_in_at is not null as "hasArrived", b.for_woman as "isForWoman"
    from bookings b join bookings f on f.venue_id = b.venue_id and f.id = coalesce(b.first_item_id, b.id)
    where b.venue_id = ${venueId} and b.held && tstzrange(${from}, ${to})
      and (b.status = 'confirmed' or b.status in ('pending', 'held') and b.answer_by > ${now})
    order by lower(b.during), b.id`.execute(db);
  return found.rows;
}

/** Locks everything that holds time of a venue between two instants, in the order of the ids. */
export const lockDayItems = (db: Database, venueId: number, { from, to }: { from: Date; to: Date }) =>
  sql`select from bookings where venue_id = ${venueId} and held && tstzrange(${from}, ${to})
    and status in ('pending', 'confirmed', 'held') order by id for update`.execute(db);

/** The employee of a venue; undefined for another's. */
export async function findEmployeeOf(db: Database, language: Language, venueId: number, id: number) {
  const found = await sql<{ id: number; name: string }>`
    select id, in_language(name, ${language}) as name from employees
    where venue_id = ${venueId} and id = ${id} and is_active`.execute(db);
  return found.rows[0];
}

/** A treatment with its new time. */
export type PlacedItem = Pick<DayItemRow, 'id' | 'employeeId' | 'startsAt' | 'endsAt' | 'held'> & {
  /** The rules that it is placed over; undefined leaves what was said before. */
  readonly overrode?: readonly OverrideKind[] | undefined;
};

/**
 * Gives treatments their new time in one statement, which the constraint checks; they have stepped aside before. Unlike a
 * move it asks for nothing anew.
 */
export async function placeItems(db: Database, venueId: number, items: readonly PlacedItem[]): Promise<void> {
  const at = (ms: number) => new Date(ms);
  const rows = items.map(
    ({ id, startsAt, endsAt, held, overrode }) => sql`(${id}::bigint, tstzrange(${at(startsAt)}, ${at(endsAt)}),
      tstzmultirange(${sql.join(held.map((part) => sql`tstzrange(${at(part.from)}, ${at(part.to)})`))}),
      ${overrode ?? null}::text[])`,
  );
  await sql`update bookings b set during = v.during, held = v.held, sequence = sequence + 1,
      overrode = coalesce(v.overrode, b.overrode), retained_for = coalesce((v.overrode)[1], b.retained_for)
    from (values ${sql.join(rows)}) as v (id, during, held, overrode)
    where b.venue_id = ${venueId} and b.id = v.id`.execute(db);
}

/** What a delay has done to one booking. */
export type DelayMove = {
  readonly bookingId: number;
  readonly before: readonly PlacedItem[];
  readonly after: readonly PlacedItem[];
};

/** A delay as it is stored. */
export type DelayRow = {
  readonly id: string;
  readonly venue_id: number;
  readonly employee_id: number;
  readonly moves: readonly DelayMove[];
  readonly request_hash: Buffer | null;
  readonly made_at: Date;
  readonly undone_at: Date | null;
};

/** The delay that a venue has made under a key. */
export async function findDelayByKey(db: Database, venueId: number, key: string): Promise<DelayRow | undefined> {
  const found = await sql<DelayRow>`
    select * from booking_delays where venue_id = ${venueId} and idempotency_key = ${key}`.execute(db);
  return found.rows[0];
}

/** A delay without a lock, to see whose it is. */
export async function findDelay(db: Database, id: string): Promise<DelayRow | undefined> {
  return (await sql<DelayRow>`select * from booking_delays where id = ${id}`.execute(db)).rows[0];
}

/** Locks a delay. */
export async function lockDelay(db: Database, id: string): Promise<DelayRow | undefined> {
  return (await sql<DelayRow>`select * from booking_delays where id = ${id} for update`.execute(db)).rows[0];
}

/** A delay to be stored. */
export type NewDelay = {
  readonly id: string;
  readonly venue_id: number;
  readonly employee_id: number;
  readonly actor_id: number;
  readonly minutes: number;
  readonly moves: readonly DelayMove[];
  readonly idempotency_key: string | null;
  readonly request_hash: Buffer;
  readonly made_at: Date;
};

/** Stores a delay; those of a day ago are forgotten. */
export async function insertDelay(db: Database, { moves, ...delay }: NewDelay): Promise<void> {
  await sql`delete from booking_delays where made_at < ${delay.made_at}::timestamptz - interval '1 day'`.execute(db);
  await db
    .insertInto('booking_delays')
    .values({ ...delay, moves: JSON.stringify(moves) })
    .execute();
}

/** Sets that a delay was taken back. */
export const markUndone = (db: Database, id: string, at: Date) =>
  sql`update booking_delays set undone_at = ${at} where id = ${id}`.execute(db);
