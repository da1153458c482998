import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ServerFolder } from '../bench-run.ts';
import { databaseUrlOf } from '../server.ts';
import { signIn } from './sign-in.ts';

/** A venue on a server, with the headers of its owner, who is signed in. */
export type BenchVenue = {
  readonly port: number;
  readonly venueId: number;
  readonly headers: { readonly authorization: string };
};

/** Bookings of the venue that start today and in the thirty days that end today, and requests for tomorrow. */
export const bookingCounts = { today: 40, month: 1000, days: 30, requests: 10 };
const customerCount = 200;
const teamSize = 4;

/** Adds the same venue with the same bookings around today to a database, and signs its owner in. */
export async function addBenchVenue(folder: ServerFolder): Promise<BenchVenue> {
  const { port } = await folder.server();
  const client = new pg.Client({ connectionString: databaseUrlOf(folder.dataDir) });
  await client.connect();
  try {
    await client.query('begin');
    const { owner, venueId, service } = await addVenue(client);
    await addBookings(client, venueId, service);
    await payBookings(client, venueId, owner);
    const headers = await signIn(client, owner);
    await client.query('commit');
    // Otherwise autovacuum would run in the middle of a measurement.
    await client.query(
      'vacuum analyze bookings, users, venues, employees, services, reviews, memberships, clients, ledger_transactions, ledger_entries, bills',
    );
    return { port, venueId, headers };
  } finally {
    await client.end();
  }
}

type AddedVenue = { readonly owner: number; readonly venueId: number; readonly service: number };

/** Adds the venue; its service is a draft, so that lists and searches of the database stay as they were. */
async function addVenue(client: pg.Client): Promise<AddedVenue> {
  const { rows } = await client.query<AddedVenue>(
    `with o as (
       insert into users (role, name, email, password_hash, created_at)
       values ('vendor', 'Owner', $1 || '@bench.example', '', now()) returning id),
     v as (
       insert into venues (owner_id, city_id, type, name, address, district, created_at)
       select id, (select min(id) from cities), 'saloon', $2, $2, $2, now() from o returning id)
     insert into services (venue_id, category_id, status, title, description, full_description, images, created_at)
     select id, (select min(id) from categories), 'draft', $2, $2, $2, '{hair}', now() from v
     returning (select id from o)::int as owner, venue_id::int as "venueId", id::int as service`,
    [randomUUID(), { en: 'Salon', ar: 'صالون', ckb: 'ساڵۆن' }],
  );
  const [added] = rows;
  if (!added) throw new Error('The venue was not added.');
  await client.query(
    `insert into employees (venue_id, name, job, gender, posted_on, position)
     select $1, '{"en": "Stylist"}', '{"en": "Stylist"}', 'female', '2026-01-01', n from generate_series(1, $2::int) n`,
    [added.venueId, teamSize],
  );
  await client.query(
    `insert into opening_hours (venue_id, weekday, opens_minute, closes_minute)
     select $1, n, 600, 1200 from generate_series(1, 7) n`,
    [added.venueId],
  );
  return added;
}

/** Adds bookings at full hours from ten on, one for each employee and hour, and a review of each customer. */
async function addBookings(client: pg.Client, venueId: number, service: number): Promise<void> {
  const { rows } = await client.query<{ ids: string[] }>(
    `with made as (
       insert into users (role, name, email, created_at)
       select 'customer', 'Customer ' || n, 'customer-' || n || '-' || $1::bigint || '@bench.example', now() from generate_series(1, $2::int) n
       returning id)
     select array_agg(id) as ids from made`,
    [venueId, customerCount],
  );
  const ids = rows[0]?.ids;
  await client.query(
    `insert into bookings (venue_id, employee_id, service_id, customer_id, customer_name, treatment_title,
       duration_minutes, price_iqd, during, held, status, answer_by, created_at, reminded_day_at, reminded_soon_at)
     select $1, (select id from employees where venue_id = $1 and position = 1 + slot % ${teamSize}), $2,
       ($3::bigint[])[1 + n % ${customerCount}], 'Customer ' || 1 + n % ${customerCount}, '{"en": "Haircut"}', 45, 25000,
       during, tstzmultirange(during),
       case when n >= $6 then 'pending' when n < $5 then 'confirmed'
         else case n % 10 when 0 then 'cancelled' when 1 then 'no_show' else 'completed' end end,
       lower(during), lower(during) - interval '4 days', now(), now()
     from generate_series(0, $6::int + $7 - 1) n,
       lateral (select case when n < $5::int then 0 when n < $6 then 1 + (n - $5) % ($4::int - 1) else -1 end as day,
         case when n < $5 then n when n < $6 then (n - $5) / ($4 - 1) else n - $6 end as slot) d,
       lateral (select date_trunc('day', now() at time zone 'Asia/Baghdad') - make_interval(days => day)
         + make_interval(hours => 10 + slot / ${teamSize}) as starts) s,
       lateral (select tstzrange(starts at time zone 'Asia/Baghdad', (starts + interval '45 minutes') at time zone 'Asia/Baghdad')
         as during) t`,
    [venueId, service, ids, bookingCounts.days, bookingCounts.today, bookingCounts.month, bookingCounts.requests],
  );
  await client.query(
    `insert into reviews (service_id, user_id, rating, comment, created_at)
     select $1, id, 5, 'Good.', now() from unnest($2::bigint[]) id`,
    [service, ids],
  );
}

/** Every second completed booking has been paid in cash on its day. */
async function payBookings(client: pg.Client, venueId: number, owner: number): Promise<void> {
  await client.query(
    `with paid as (
       insert into ledger_transactions (venue_id, kind, booking_id, day, device_at, entered_at, entered_by, entry_count)
       select venue_id, 'sale', id, (lower(during) at time zone 'Asia/Baghdad')::date, lower(during), lower(during), $2, 2
       from bookings where venue_id = $1 and status = 'completed' and id % 2 = 0
       returning venue_id, id, booking_id)
     insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd, item_id)
     select venue_id, id, position, account, amount, case when position = 0 then booking_id end
     from paid, (values (0, 'treatments', -25000), (1, 'cash', 25000)) e (position, account, amount)`,
    [venueId, owner],
  );
}

/** Completed bookings of a bench venue that nobody has paid for; each takes seconds of its own. Gives their ids and the owner's. */
export async function addPaidLater(client: pg.Client, venueId: number, count: number) {
  const { rows } = await client.query<{ userId: number; bookingIds: number[] }>(
    `with added as (
       insert into bookings (venue_id, employee_id, service_id, origin, customer_name, treatment_title, duration_minutes,
         price_iqd, during, held, status, answer_by, created_at, reminded_day_at, reminded_soon_at)
       select $1, (select min(id) from employees where venue_id = $1), (select min(id) from services where venue_id = $1),
         'venue', 'Walk-in', '{"en": "Haircut"}', 45, 25000, during, tstzmultirange(during), 'completed', now(), now(), now(), now()
       from generate_series(1, $2::int) n,
         lateral (select now() - interval '2 days' - make_interval(secs => 2 * n) as starts) s,
         lateral (select tstzrange(starts, starts + interval '1 second') as during) t
       returning id)
     select (select owner_id::int from venues where id = $1) as "userId", array_agg(id::int) as "bookingIds" from added`,
    [venueId, count],
  );
  const [added] = rows;
  if (!added) throw new Error('No bookings were added.');
  return added;
}
