import { landmarks } from '#db/world/landmarks.ts';
import pg from 'pg';
import type { TestServer } from '../harness.ts';
import { deleteBookingsOf } from '../till/bookings-to-pay.ts';

/** What the trust model plays with: ids of a small marketplace in the database of a test. */
export type TrustWorld = {
  readonly venues: readonly number[];
  readonly employees: readonly { readonly id: number; readonly venue: number }[];
  readonly services: readonly { readonly id: number; readonly venue: number }[];
  readonly treatments: readonly { readonly id: number; readonly service: number; readonly venue: number }[];
  readonly customers: readonly number[];
  /** The first three are named by no word of the model. */
  readonly procedures: readonly number[];
  readonly tags: readonly number[];
};

/** Deletes the demo world's services and fills in three venues with four employees, three services and nine treatments each. */
export async function openTrustWorld(server: TestServer): Promise<TrustWorld> {
  const { pool } = server.deps;
  for (const venueId of [landmarks.noorSalon, landmarks.soldCourse]) await deleteBookingsOf(server, venueId);
  await pool.query(`delete from bookings; delete from services; delete from licences; delete from women_only_hours;
    delete from hours_exceptions; delete from licence_rules;
    insert into licence_rules (category_id, class) select id, 'physician' from categories where name = 'clinic'`);
  const ids: ReadIds = async (text, values = []) =>
    (await pool.query<{ id: number }>(text, values)).rows.map(({ id }) => id);
  const venues = await insertVenues(ids);
  const procedures = await ids(
    `select id from procedures where code in ('hair-cut', 'massage-60', 'facial', 'botox', 'filler', 'laser-hair-body')
     order by code in ('botox', 'filler', 'laser-hair-body'), id`,
  );
  const made = [];
  for (const venue of venues) made.push(await fillVenue(ids, venue, procedures[0]));
  return {
    venues,
    procedures,
    customers: await ids(`select id from users where email like 'c%@trust.example' order by id`),
    tags: await ids(`select id from tags where id in (2, 7) order by id`),
    employees: made.flatMap(({ employees }) => employees),
    services: made.flatMap(({ services }) => services),
    treatments: made.flatMap(({ treatments }) => treatments),
  };
}

/** Runs a statement that gives ids. */
type ReadIds = (text: string, values?: unknown[]) => Promise<number[]>;

/** Three approved venues of one owner, and four customers. */
async function insertVenues(ids: ReadIds): Promise<number[]> {
  const [owner] = await ids(
    `insert into users (name, email, role, created_at) values ('O', 'o@trust.example', 'vendor', now()) returning id`,
  );
  await ids(`insert into users (name, email, role, created_at) select 'C', 'c' || n || '@trust.example', 'customer', now()
    from generate_series(1, 4) n returning id`);
  return ids(
    `insert into venues (owner_id, city_id, type, name, district, address, created_at, approved_at)
     select $1, 1, 'saloon', jsonb_build_object('en', 'Place ' || n), '{"en": "D"}', '{"en": "A"}', now(), now()
     from generate_series(1, 3) n returning id`,
    [owner],
  );
}

/** Two women and two men, and three drafts with three treatments each, which all of them give. */
async function fillVenue(ids: ReadIds, venue: number, procedure: number | undefined) {
  const employees = await ids(
    `insert into employees (venue_id, name, job, gender, posted_on)
     select $1, '{"en": "E"}', '{"en": "Stylist"}', case when n <= 2 then 'female' else 'male' end, '2026-01-01'
     from generate_series(1, 4) n returning id`,
    [venue],
  );
  const services = await ids(
    `insert into services (venue_id, category_id, status, title, description, full_description, created_at)
     select $1, 1, 'draft', '{"en": "S"}', '{"en": "S"}', '{"en": "S"}', now() from generate_series(1, 3) returning id`,
    [venue],
  );
  const treatments = [];
  for (const service of services) {
    const made = await ids(
      `insert into treatments (service_id, title, duration_minutes, price_iqd, position, procedure_id)
       select $1, '{"en": "T"}', 30, 10000, n, $2 from generate_series(1, 3) n returning id`,
      [service, procedure],
    );
    treatments.push(...made.map((id) => ({ id, service, venue })));
  }
  await ids(
    `insert into service_employees (venue_id, service_id, employee_id)
     select s.venue_id, s.id, e.id from services s join employees e on e.venue_id = s.venue_id where s.venue_id = $1
     returning employee_id as id`,
    [venue],
  );
  return {
    employees: employees.map((id) => ({ id, venue })),
    services: services.map((id) => ({ id, venue })),
    treatments,
  };
}

/** A connection of its own, which gives up a lock after a moment instead of waiting for the other one for ever. */
export async function openConnection(server: TestServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.deps.env.databaseUrl });
  await client.connect();
  await client.query(`set lock_timeout = '40ms'; set deadlock_timeout = '20ms'`);
  return client;
}
