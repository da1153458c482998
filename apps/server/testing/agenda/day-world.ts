import { landmarks } from '#db/world/landmarks.ts';
import { addResources } from '../resources.ts';
import { createOwner, createUser } from '../bookings.ts';
import type { TestServer } from '../harness.ts';
import { cancelVenueBookings } from '../scheduling.ts';

/** The day of the bookings, a Saturday. */
export const day = '2026-12-12';

/** Runs a statement that no trigger follows, so that it changes its own table alone; its dice begin with `seed`, 0 to 1. */
export async function changeAlone({ deps: { pool } }: TestServer, statement: string, seed = 0.5): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin; select setseed(${seed}); set local session_replication_role = replica; ${statement}; commit`,
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A day of Noor Salon on which each table that it is read from has something to show; its owner, one of its staff and its customers. */
export async function makeFullDay(server: TestServer) {
  const venue = landmarks.noorSalon;
  await cancelVenueBookings(server, venue);
  const owner = await createOwner(server, venue);
  const staff = await createUser(server, 'vendor');
  const customers: number[] = [];
  for (let index = 0; index < 7; index++) customers.push((await createUser(server)).id);
  await addResources(server, venue, landmarks.oneEmployee.service * 10 + 1, 12);
  const ids = `'{${customers.join()}}'::bigint[]`;
  const setUp = [
    `insert into memberships (venue_id, user_id, role, employee_id, created_at)
      select ${venue}, ${staff.id}, 'staff', min(id), now() from employees where venue_id = ${venue}`,
    `insert into clients (venue_id, name, customer_id, created_at) select ${venue}, 'Client', unnest(${ids}), now()`,
    `insert into clients (venue_id, name, created_at) values (${venue}, 'Target', now())`,
    `update clients set merged_into = (select id from clients where venue_id = ${venue} and name = 'Target')
      where venue_id = ${venue} and customer_id in (${customers.slice(0, 2).join()})`,
    // Fourteen of the day, the first four of them in two bookings, one of the night before, whose customer has no other, three of days that are over, and one that goes on after midnight.
    `insert into bookings (venue_id, employee_id, service_id, treatment_id, customer_id, client_id, customer_name, treatment_title,
        duration_minutes, price_iqd, during, held, status, answer_by, created_at)
      select ${venue}, p.id, s.id, t.id, c.id, f.id, 'Customer', '{"en": "Cut"}', 30, 25000, during, tstzmultirange(during),
        case when n > 14 then 'confirmed' when n < 4 then 'confirmed'
          else (array['pending', 'confirmed', 'completed', 'no_show', 'cancelled'])[1 + n % 5] end, '2026-12-12T12:00:00Z', '2026-12-01'
      from generate_series(0, 19) n,
        lateral (select case when n < 14 then timestamptz '${day}T06:00:00Z' + n * interval '40 minutes'
          when n = 14 then '2026-12-11T20:40:00Z'
          when n > 17 then timestamptz '2026-12-12T20:20:00Z' + (n - 18) * interval '45 minutes' else '2026-12-10T08:00:00Z'::timestamptz + (n - 15) * interval '1 hour' end as begins) b,
        lateral (select tstzrange(begins, begins + interval '30 minutes') as during) d,
        lateral (select id from employees where venue_id = ${venue} order by id offset n % 3 limit 1) p,
        lateral (select id from services where venue_id = ${venue} order by id offset n % 2 limit 1) s,
        lateral (select id from treatments where service_id = s.id order by id limit 1) t,
        lateral (select (${ids})[case n when 14 then 7 else 1 + n % 6 end] as id) c, lateral (select id from clients where venue_id = ${venue} and customer_id = c.id limit 1) f`,
    `update bookings b set first_item_id = o.head from (
        select id, min(id) over (partition by (place - 1) / 2) as head from (
          select id, row_number() over (order by id) as place, count(*) over () as count from bookings where venue_id = ${venue} and customer_name = 'Customer'
            and lower(during) >= '${day}') x where place <= 4 or place > count - 2) o
      where b.id = o.id`,
    `insert into resource_uses (venue_id, booking_id, kind_id, resource_id, during)
      select ${venue}, b.id, r.kind_id, r.id, b.during from (
          select id, during, row_number() over (order by id) as n from bookings where venue_id = ${venue} and customer_name = 'Customer') b
        join (select id, kind_id, row_number() over (order by id) as n from resources where venue_id = ${venue}) r using (n)`,
    `update bookings set customer_id = (${ids})[1 + id % 6],
        status = (array['completed', 'no_show', 'cancelled'])[1 + id % 3] where venue_id <> ${venue} and id in (
          select id from bookings where venue_id <> ${venue} and first_item_id is null order by id limit 60)`,
  ];
  for (const statement of setUp) await changeAlone(server, statement);
  return { venue, owner: owner.id, staff: staff.id, customers };
}
