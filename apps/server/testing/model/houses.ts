import { sql } from 'kysely';
import { type Person, ownerOf, person } from '#testing/bookings.ts';
import type { TestServer } from '#testing/harness.ts';

/** A treatment on a price list. */
export type Line = {
  readonly item: number;
  readonly service: number;
  readonly minutes: number;
  readonly price: number;
  /** What it holds of its employee, milliseconds from its start. */
  readonly parts: readonly (readonly [number, number])[];
  /** When each employee can begin with it while nothing is booked, milliseconds since 1970. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
};

/** A venue whose diary is empty, with what it allows. */
export type Venue = {
  readonly id: number;
  readonly owner: Person;
  readonly isAutomatic: boolean;
  readonly releaseHours: number | null;
  readonly cancelHours: number;
  readonly leadMs: number;
  readonly lines: readonly Line[];
};

/** Where and by whom the model books. */
export type Scene = {
  readonly venues: readonly Venue[];
  readonly customers: readonly Person[];
  readonly since: number;
};

/** Whole days in which the model can book, from the day after the frozen today. */
export const firstDay = '2026-11-22';
const days = 10;

/** One venue that answers each request and releases, with three people; and one that confirms by itself, with two. */
const settings = [
  { id: 11, services: [1101, 1102], auto_confirm: false, release_hours: 6, cancel_hours: 4 },
  { id: 8, services: [801, 802], auto_confirm: true, release_hours: null, cancel_hours: 2 },
];

/** Empties two venues of the demo world, sets them up and signs their people in. */
export async function openScene(server: TestServer): Promise<Scene> {
  const ids = settings.map(({ id }) => id);
  await sql`delete from bookings where venue_id = any(${ids})`.execute(server.deps.db);
  const venues = await Promise.all(settings.map((venue) => openVenue(server, venue)));
  const customers = await Promise.all([person(server), person(server), person(server)]);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from bookings`.execute(server.deps.db);
  return { venues, customers, since: rows[0]?.id ?? 0 };
}

async function openVenue(server: TestServer, { id, services, ...allowed }: (typeof settings)[number]): Promise<Venue> {
  const owner = await ownerOf(server, id, { ...allowed, daily_cap: null });
  const found = await sql<{ lead: number }>`
    select lead_minutes as lead from venues where id = ${id}`.execute(server.deps.db);
  const { auto_confirm: isAutomatic, release_hours: releaseHours, cancel_hours: cancelHours } = allowed;
  const lines = await Promise.all(services.map((service) => linesOf(server, service)));
  const leadMs = (found.rows[0]?.lead ?? 0) * 60_000;
  return { id, owner, isAutomatic, releaseHours, cancelHours, leadMs, lines: lines.flat() };
}

type BookingItemRow = { id: number; before: number; after: number; from: number | null; processing: number | null };

async function linesOf(server: TestServer, service: number): Promise<Line[]> {
  const { pricing } = await server.client().findService({ params: { id: String(service) } });
  const items = await sql<BookingItemRow>`
    select id, buffer_before_minutes as before, buffer_after_minutes as after, processing_from_minute as from,
      processing_minutes as processing from treatments where service_id = ${service}`.execute(server.deps.db);
  const people = await sql<{ id: number }>`
    select employee_id as id from service_employees where service_id = ${service}`.execute(server.deps.db);
  return Promise.all(
    pricing.slice(0, 2).map(async ({ id, duration, final_price: price }) => {
      const item = items.rows.find((row) => row.id === id);
      if (!item) throw new Error(`no line ${id}`);
      const starts = people.rows.map(async (one) => [one.id, await startsOf(server, service, id, one.id)] as const);
      const parts = partsOf(item, duration);
      return { item: id, service, minutes: duration, price, parts, starts: new Map(await Promise.all(starts)) };
    }),
  );
}

function partsOf({ before, after, from, processing }: BookingItemRow, duration: number): Line['parts'] {
  const minutes =
    from === null || processing === null
      ? [[-before, duration + after] as const]
      : ([
          [-before, from],
          [from + processing, duration + after],
        ] as const);
  return minutes.map(([start, end]) => [start * 60_000, end * 60_000] as const);
}

async function startsOf(server: TestServer, service: number, item: number, employee: number): Promise<number[]> {
  const query = { treatment_id: String(item), employee_id: String(employee), from: firstDay, days: String(days) };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  return data.days.flatMap(({ date, times }) =>
    times.filter(({ is_free: isFree }) => isFree).map(({ time }) => Date.parse(`${date}T${time}:00+03:00`)),
  );
}
