import { sql } from 'kysely';
import { type TestUser, createOwner, createUser } from '#testing/bookings.ts';
import type { TestServer } from '#testing/harness.ts';

/** A treatment of a venue. */
export type ModelTreatment = {
  readonly treatmentId: number;
  readonly serviceId: number;
  readonly minutes: number;
  readonly price: number;
  /** The time that it holds of its employee, milliseconds from its start. */
  readonly parts: readonly (readonly [number, number])[];
  /** The slots of each employee while nothing is booked, milliseconds since 1970. */
  readonly starts: ReadonlyMap<number, readonly number[]>;
};

/** A venue without bookings, with its rules. */
export type ModelVenue = {
  readonly id: number;
  readonly owner: TestUser;
  readonly isAutomatic: boolean;
  readonly releaseHours: number | null;
  readonly cancelHours: number;
  readonly leadMs: number;
  readonly treatments: readonly ModelTreatment[];
};

/** The venues and customers of the model; bookings with ids above `since` are its own. */
export type ModelSetup = {
  readonly venues: readonly ModelVenue[];
  readonly customers: readonly TestUser[];
  readonly since: number;
};

/** The first of the days in which the model can book: the day after the frozen today. */
export const firstDay = '2026-11-22';
const days = 10;

/** A venue that answers requests and releases bookings, with three employees; and one that confirms automatically, with two. */
const settings = [
  { id: 11, serviceIds: [1101, 1102], auto_confirm: false, release_hours: 6, cancel_hours: 4 },
  { id: 8, serviceIds: [801, 802], auto_confirm: true, release_hours: null, cancel_hours: 2 },
];

/** Deletes the bookings of two venues of the demo world, sets their rules, and signs in their owners and three customers. */
export async function openModelSetup(server: TestServer): Promise<ModelSetup> {
  const ids = settings.map(({ id }) => id);
  await sql`delete from bookings where venue_id = any(${ids})`.execute(server.deps.db);
  const venues = await Promise.all(settings.map((venue) => openVenue(server, venue)));
  const customers = await Promise.all([createUser(server), createUser(server), createUser(server)]);
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from bookings`.execute(server.deps.db);
  return { venues, customers, since: rows[0]?.id ?? 0 };
}

async function openVenue(
  server: TestServer,
  { id, serviceIds, ...venueSettings }: (typeof settings)[number],
): Promise<ModelVenue> {
  const owner = await createOwner(server, id, { ...venueSettings, daily_cap: null });
  const venueRow = await sql<{ lead: number }>`
    select lead_minutes as lead from venues where id = ${id}`.execute(server.deps.db);
  const { auto_confirm: isAutomatic, release_hours: releaseHours, cancel_hours: cancelHours } = venueSettings;
  const treatments = await Promise.all(serviceIds.map((serviceId) => listTreatments(server, serviceId)));
  const leadMs = (venueRow.rows[0]?.lead ?? 0) * 60_000;
  return { id, owner, isAutomatic, releaseHours, cancelHours, leadMs, treatments: treatments.flat() };
}

type TreatmentTimingRow = { id: number; before: number; after: number; from: number | null; processing: number | null };

async function listTreatments(server: TestServer, serviceId: number): Promise<ModelTreatment[]> {
  const { pricing } = await server.client().findService({ params: { id: String(serviceId) } });
  const items = await sql<TreatmentTimingRow>`
    select id, buffer_before_minutes as before, buffer_after_minutes as after, processing_from_minute as from,
      processing_minutes as processing from treatments where service_id = ${serviceId}`.execute(server.deps.db);
  const employees = await sql<{ id: number }>`
    select employee_id as id from service_employees where service_id = ${serviceId}`.execute(server.deps.db);
  return Promise.all(
    pricing.slice(0, 2).map(async ({ id, duration, final_price: price }) => {
      const timing = items.rows.find((row) => row.id === id);
      if (!timing) throw new Error(`no treatment ${id}`);
      const starts = employees.rows.map(
        async (one) => [one.id, await listStarts(server, serviceId, id, one.id)] as const,
      );
      const parts = partsOf(timing, duration);
      return {
        treatmentId: id,
        serviceId,
        minutes: duration,
        price,
        parts,
        starts: new Map(await Promise.all(starts)),
      };
    }),
  );
}

function partsOf({ before, after, from, processing }: TreatmentTimingRow, duration: number): ModelTreatment['parts'] {
  const minutes =
    from === null || processing === null
      ? [[-before, duration + after] as const]
      : ([
          [-before, from],
          [from + processing, duration + after],
        ] as const);
  return minutes.map(([start, end]) => [start * 60_000, end * 60_000] as const);
}

async function listStarts(
  server: TestServer,
  serviceId: number,
  treatmentId: number,
  employeeId: number,
): Promise<number[]> {
  const query = {
    treatment_id: String(treatmentId),
    employee_id: String(employeeId),
    from: firstDay,
    days: String(days),
  };
  const { data } = await server.client().listSlots({ params: { id: String(serviceId) }, query });
  return data.days.flatMap(({ date, times }) =>
    times.filter(({ is_free: isFree }) => isFree).map(({ time }) => Date.parse(`${date}T${time}:00+03:00`)),
  );
}
