import { createHash, randomBytes } from 'node:crypto';
import { places } from '@tajmeelspot/contract/places.ts';
import type { ServerFolder } from '../bench-run.ts';
import type { PostRequest } from '../load.ts';
import { bookedHours, isFriday } from '../scale/bookings.ts';
import { firstId } from '../scale/generate-services.ts';
import { withDatabase } from '../with-database.ts';

/** A treatment of at most an hour with one employee who gives it. */
export type EmployeeTreatment = {
  readonly venueId: number;
  readonly employeeId: number;
  readonly serviceId: number;
  readonly treatmentId: number;
  readonly minutes: number;
  readonly price: number;
};

/** A booking that can be placed: treatment, customer and free time. No customer has more than five. */
export type PlannedBooking = {
  readonly treatment: EmployeeTreatment;
  readonly customer: SignedInCustomer;
  readonly date: string;
  readonly time: string;
};

type SignedInCustomer = { readonly id: number; readonly token: string };

const [maxEmployees, maxCustomers, daysAhead] = [4500, 6000, 25];
const dayMs = 86_400_000;

/** One treatment of each employee of the first venues of a database, which have most of its bookings. */
export async function listEmployeeTreatments(folder: ServerFolder): Promise<EmployeeTreatment[]> {
  await folder.server();
  return withDatabase(folder, async (client) => {
    const { rows } = await client.query<EmployeeTreatment>(
      `select distinct on (t.employee_id) t.venue_id::int as "venueId", t.employee_id::int as "employeeId",
         t.service_id::int as "serviceId", i.id::int as "treatmentId", i.duration_minutes as minutes,
         final_price(i.price_iqd, i.discount_percent)::int as price
       from service_employees t join treatments i on i.service_id = t.service_id
       where t.employee_id >= ${firstId} and t.employee_id < ${firstId + maxEmployees} and i.duration_minutes <= 60
       order by t.employee_id, i.id`,
    );
    return rows;
  });
}

/**
 * Gives a new booking at each call, at an hour that the generated bookings leave free: `hour` 0 or 1 after the last booked
 * one. The call throws once all are used up.
 */
export async function planBookings(
  folder: ServerFolder,
  treatments: readonly EmployeeTreatment[],
  hour: 0 | 1,
): Promise<() => PlannedBooking> {
  const customers = await addCustomers(folder);
  const dates = Array.from({ length: daysAhead }, (_, day) => Date.now() + (day + 1) * dayMs)
    .filter((at) => !isFriday(at))
    .map((at) => new Date(at).toISOString().slice(0, 10));
  const time = `${bookedHours.to + hour}:00`;
  let index = 0;
  return () => {
    const [treatment, customer] = [treatments[index % treatments.length], customers[index % customers.length]];
    const date = dates[Math.floor(index / treatments.length)];
    index++;
    // A customer may have five unanswered requests.
    if (!treatment || !customer || !date || index > customers.length * 5) throw new Error('Everything is booked.');
    return { treatment, customer, date, time };
  };
}

/** The request that a browser sends to place the booking. */
export const toPlacingRequest = ({ treatment, customer, date, time }: PlannedBooking): PostRequest => ({
  path: `${places.api}/bookings`,
  headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomBytes(12).toString('hex') },
  body: {
    service_id: treatment.serviceId,
    pricing_item_id: treatment.treatmentId,
    employee_id: treatment.employeeId,
    customer_name: 'Customer',
    booking_date: date,
    time,
    duration: treatment.minutes,
    price: treatment.price,
  },
});

/** Deletes the bookings that were placed, and their customers. */
export const removePlacedBookings = (folder: ServerFolder): Promise<void> =>
  withDatabase(folder, async (client) => {
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    const ownCustomers = `(select id from users where email like '%@booker.example')`;
    await client.query(`delete from booking_events e using bookings b
      where b.venue_id = e.venue_id and b.id = e.booking_id and b.customer_id in ${ownCustomers}`);
    await client.query(`delete from bookings where customer_id in ${ownCustomers}`);
    await client.query(`delete from sessions where user_id in ${ownCustomers}`);
    await client.query(`delete from users where email like '%@booker.example'`);
  });

/** Inserts customers with a session each; the database stores the hash of the token. */
function addCustomers(folder: ServerFolder): Promise<SignedInCustomer[]> {
  const run = randomBytes(6).toString('hex');
  const tokens = Array.from({ length: maxCustomers }, () => randomBytes(32).toString('base64url'));
  return withDatabase(folder, async (client) => {
    const added = await client.query<{ id: number }>(
      `insert into users (role, name, email, password_hash, created_at)
       select 'customer', 'Customer', '${run}-' || n || '@booker.example', '', now()
       from generate_series(1, ${maxCustomers}) n returning id::int`,
    );
    const customers = added.rows.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, ends_at)
       select decode(hash, 'hex'), id, now(), now(), now() + interval '1 day', now() + interval '1 day'
       from unnest($1::bigint[], $2::text[]) as t (id, hash)`,
      [customers.map(({ id }) => id), customers.map(({ token }) => createHash('sha256').update(token).digest('hex'))],
    );
    // So that the planner knows them, as it would after a while.
    await client.query('analyze users, sessions');
    return customers;
  });
}
