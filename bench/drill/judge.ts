import type pg from 'pg';
import type { DrillJournal } from './journal.ts';

/** A treatment of a booking as a database has it; instants in milliseconds since 1970, intervals [from, to). */
type JudgedRow = {
  readonly id: number;
  readonly bookingId: number;
  readonly employee: number;
  readonly key: string | null;
  readonly status: string;
  readonly price: number;
  readonly startsAt: number;
  readonly parts: readonly (readonly [from: number, to: number])[];
};

/** What a database says of acknowledged bookings, a sentence each. */
export type Judgement = { readonly bookings: number; readonly losses: string[]; readonly overlaps: string[] };

/**
 * Compares a database with what customers were answered, and looks for bookings that hold an employee at the same moment.
 * All rows are read in the order of the table and compared here, so that no index and no constraint takes part.
 */
export async function judge(client: pg.Client, journal: DrillJournal, since: number): Promise<Judgement> {
  await client.query('set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off');
  const { rows } = await client.query<JudgedRow>(statement);
  return {
    bookings: rows.filter(({ id }) => id > since).length,
    losses: findLosses(rows, journal, since),
    overlaps: findOverlaps(rows),
  };
}

/** The highest number of a booking. */
export async function findLastBooking(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0)::float8 as last from bookings');
  return rows[0]?.last ?? 0;
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const statement = `select id::float8 as id, coalesce(first_item_id, id)::float8 as "bookingId", employee_id::float8 as employee,
    idempotency_key as key, status::text as status, price_iqd::float8 as price, ${milliseconds('lower(during)')} as "startsAt",
    (select json_agg(json_build_array(${milliseconds('lower(p)')}, ${milliseconds('upper(p)')})) from unnest(held) p) as parts
  from bookings`;

function findLosses(rows: readonly JudgedRow[], journal: DrillJournal, since: number): string[] {
  const own = rows.filter(({ id, bookingId }) => id > since && id === bookingId);
  const byId = new Map(own.map((row) => [row.id, row]));
  const known = new Set([
    ...journal.bookings.map(({ key }) => key),
    ...journal.declined.filter(({ wasUnclear }) => wasUnclear).map(({ key }) => key),
  ]);
  return [
    ...journal.bookings.flatMap(({ id, key, price, startsAt, isCancelled }) => {
      const row = byId.get(id);
      if (row?.key !== key) return [`booking ${id} was acknowledged and does not exist`];
      return [
        ...(row.startsAt === startsAt ? [] : [`booking ${id} is at another time than acknowledged`]),
        ...(row.price === price ? [] : [`booking ${id} costs ${row.price} instead of ${price}`]),
        ...((row.status === 'cancelled') === isCancelled
          ? []
          : [`booking ${id} is ${row.status} and was ${isCancelled ? '' : 'not '}cancelled`]),
      ];
    }),
    ...own
      .filter(({ key }) => key === null || !known.has(key))
      .map(({ id }) => `booking ${id} exists and was never acknowledged`),
    ...[...Map.groupBy(own, ({ key }) => key)]
      .filter(([key, all]) => key !== null && all.length > 1)
      .map(([, all]) => `one key made the bookings ${all.map(({ id }) => id).join(' and ')}`),
  ];
}

/** Pairs of bookings that hold the same employee at the same moment. */
function findOverlaps(rows: readonly JudgedRow[]): string[] {
  const heldTimes = rows
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .flatMap(({ id, employee, parts }) => parts.map(([from, to]) => ({ id, employee, from, to })));
  // A treatment that works by itself in between holds its time in two parts.
  const overlaps = [...Map.groupBy(heldTimes, ({ employee }) => employee).values()].flatMap((times) => {
    const ordered = times.toSorted((a, b) => a.from - b.from);
    return ordered.flatMap((one, index) =>
      ordered
        .slice(index + 1)
        .filter((other) => other.from < one.to && other.id !== one.id)
        .map((other) => `bookings ${one.id} and ${other.id} overlap for employee ${one.employee}`),
    );
  });
  return [...new Set(overlaps)];
}
