import { createHash, randomBytes } from 'node:crypto';
import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import type { Place } from '../arena.ts';
import type { Post } from '../load.ts';
import { bookedHours, isFriday } from '../scale/bookings.ts';
import { firstId } from '../scale/listings.ts';
import { databaseOf } from '../server.ts';

/** A person of a venue with something of the price list that takes an hour at most. */
export type Seat = {
  readonly venueId: number;
  readonly employeeId: number;
  readonly serviceId: number;
  readonly treatmentId: number;
  readonly minutes: number;
  readonly price: number;
};

/** Where and when something can be booked, and by whom: nobody has more than a few. */
export type Chance = { readonly seat: Seat; readonly customer: Customer; readonly date: string; readonly time: string };

type Customer = { readonly id: number; readonly token: string };

const [maxSeats, maxCustomers, daysAhead] = [4500, 6000, 25];
const dayMs = 86_400_000;

/** People of the first venues of a place, which have most of its bookings, with a treatment each. */
export async function listSeats(place: Place): Promise<Seat[]> {
  await place.server();
  return withClient(place, async (client) => {
    const { rows } = await client.query<Seat>(
      `select distinct on (t.employee_id) t.venue_id::int as "venueId", t.employee_id::int as "employeeId",
         t.service_id::int as "serviceId", i.id::int as "treatmentId", i.duration_minutes as minutes,
         final_price(i.price_iqd, i.discount_percent)::int as price
       from service_employees t join treatments i on i.service_id = t.service_id
       where t.employee_id >= ${firstId} and t.employee_id < ${firstId + maxSeats} and i.duration_minutes <= 60
       order by t.employee_id, i.id`,
    );
    return rows;
  });
}

/** Places at an hour that the made-up bookings leave free, always another one; ends with an error when all are taken. */
export async function openChances(place: Place, seats: readonly Seat[], hour: 0 | 1): Promise<() => Chance> {
  const customers = await addCustomers(place);
  const dates = Array.from({ length: daysAhead }, (_, day) => Date.now() + (day + 1) * dayMs)
    .filter((at) => !isFriday(at))
    .map((at) => new Date(at).toISOString().slice(0, 10));
  const time = `${bookedHours.to + hour}:00`;
  let turn = 0;
  return () => {
    const [seat, customer] = [seats[turn % seats.length], customers[turn % customers.length]];
    const date = dates[Math.floor(turn / seats.length)];
    turn++;
    // Five requests that nobody has answered are the most that one may have.
    if (!seat || !customer || !date || turn > customers.length * 5) throw new Error('Everything is booked.');
    return { seat, customer, date, time };
  };
}

/** The request that a browser would send. */
export const toPost = ({ seat, customer, date, time }: Chance): Post => ({
  path: `${places.api}/bookings`,
  headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomBytes(12).toString('hex') },
  body: {
    service_id: seat.serviceId,
    pricing_item_id: seat.treatmentId,
    employee_id: seat.employeeId,
    customer_name: 'Somebody',
    booking_date: date,
    time,
    duration: seat.minutes,
    price: seat.price,
  },
});

/** Takes away what was booked, and those who did. */
export const tidyUp = (place: Place): Promise<void> =>
  withClient(place, async (client) => {
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    const ours = `(select id from users where email like '%@booker.example')`;
    await client.query(`delete from booking_events e using bookings b
      where b.venue_id = e.venue_id and b.id = e.booking_id and b.customer_id in ${ours}`);
    await client.query(`delete from bookings where customer_id in ${ours}`);
    await client.query(`delete from sessions where user_id in ${ours}`);
    await client.query(`delete from users where email like '%@booker.example'`);
  });

/** With a session each: the token's hash is all that the database knows of it. */
function addCustomers(place: Place): Promise<Customer[]> {
  const run = randomBytes(6).toString('hex');
  const tokens = Array.from({ length: maxCustomers }, () => randomBytes(32).toString('base64url'));
  return withClient(place, async (client) => {
    const added = await client.query<{ id: number }>(
      `insert into users (role, name, email, password_hash, created_at)
       select 'customer', 'Somebody', '${run}-' || n || '@booker.example', '', now()
       from generate_series(1, ${maxCustomers}) n returning id::int`,
    );
    const customers = added.rows.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, ends_at)
       select decode(hash, 'hex'), id, now(), now(), now() + interval '1 day', now() + interval '1 day'
       from unnest($1::bigint[], $2::text[]) as t (id, hash)`,
      [customers.map(({ id }) => id), customers.map(({ token }) => createHash('sha256').update(token).digest('hex'))],
    );
    // As a database that has been running for a while knows them.
    await client.query('analyze users, sessions');
    return customers;
  });
}

async function withClient<T>({ dataDir }: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
