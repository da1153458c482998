import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

let count = 0;

/** Enters a completed booking of a customer for a service, `daysAgo` days before the clock's now; gives its id. */
export async function addCompletedBooking(
  server: TestServer,
  customerId: number,
  serviceId: number,
  daysAgo = 30,
): Promise<number> {
  const now = server.deps.clock.now().toString();
  // No two begin at the same second: an employee has one at a time.
  const seconds = (count += 1) * 2;
  const found = await sql<{ id: number }>`
    insert into bookings (venue_id, service_id, employee_id, customer_id, customer_name, treatment_title, price_iqd,
      duration_minutes, status, created_at, answer_by, during, held)
    select s.venue_id, s.id, e.employee_id, ${customerId}, 'Test Person', '{"en": "A treatment"}', 25000, 30, 'completed', at, at,
      tstzrange(at, at + interval '1 second'), tstzmultirange(tstzrange(at, at + interval '1 second'))
    from services s join service_employees e on e.service_id = s.id,
      lateral (select ${now}::timestamptz - make_interval(days => ${daysAgo}::int, secs => ${seconds}) as at) moment
    where s.id = ${serviceId} order by e.employee_id limit 1 returning id`.execute(server.deps.db);
  const [booking] = found.rows;
  if (!booking) throw new Error(`nobody gives service ${serviceId}`);
  return booking.id;
}
