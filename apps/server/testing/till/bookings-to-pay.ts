import { randomUUID } from 'node:crypto';
import type { Client } from '@tajmeelspot/contract/client.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import type { TestServer } from '../harness.ts';

/** A booking as a test enters it: the prices of its treatments, one after the other. */
type BegunBookingInput = {
  readonly prices?: readonly number[];
  readonly customerId?: number | null;
  readonly serviceId?: number;
  readonly status?: string;
  /** Minutes before the clock's now at which it began. */
  readonly minutesAgo?: number;
};

let count = 0;

/** Enters a booking of a venue that has begun and is not completed; gives its id. Each takes seconds of its own. */
export async function addBegunBooking(server: TestServer, input: BegunBookingInput = {}): Promise<number> {
  const { prices = [25_000], customerId = null, serviceId = landmarks.specifiedPrices.service } = input;
  const { status = 'confirmed', minutesAgo = 60 } = input;
  const now = server.deps.clock.now().toString();
  let first: number | null = null;
  for (const price of prices) {
    count += 1;
    const found: { rows: { id: number }[] } = await sql<{ id: number }>`
      insert into bookings (venue_id, service_id, employee_id, customer_id, origin, customer_name, treatment_title, price_iqd,
        duration_minutes, status, created_at, answer_by, during, held, first_item_id)
      select s.venue_id, s.id, e.employee_id, ${customerId}::bigint, ${customerId === null ? 'venue' : 'site'}, 'Zainab Kareem',
        '{"en": "Hair cut"}', ${price}::bigint, 30, ${status}, at, at, tstzrange(at, at + interval '1 second'),
        tstzmultirange(tstzrange(at, at + interval '1 second')), ${first}::bigint
      from services s join service_employees e on e.service_id = s.id,
        lateral (select ${now}::timestamptz - make_interval(mins => ${minutesAgo}::int, secs => ${count * 2}) as at) moment
      where s.id = ${serviceId} order by e.employee_id limit 1 returning id`.execute(server.deps.db);
    const [made] = found.rows;
    if (!made) throw new Error(`nobody gives service ${serviceId}`);
    if (first === null && prices.length > 1)
      await sql`update bookings set first_item_id = id where id = ${made.id}`.execute(server.deps.db);
    first ??= made.id;
  }
  return first ?? 0;
}

/** Params and headers of a call about a booking, under a key of its own. */
export const underKey = (id: number, key: string = randomUUID()) => ({
  params: { id: String(id) },
  headers: { 'idempotency-key': key },
});

type TestPayment = Parameters<Client['takePayment']>[0]['body'];

/** Pays a booking of one treatment of 25,000 dinars, unless it is said otherwise. */
export const pay = (
  client: Client,
  id: number,
  parts: readonly PaymentPart[],
  more: Partial<TestPayment> = {},
  key?: string,
) => client.takePayment({ ...underKey(id, key), body: { treatments_iqd: 25_000, parts: [...parts], ...more } });

/** A part in cash. */
export const cash = (amount: number): PaymentPart => ({ method: 'cash', amount_iqd: amount });

/** A part by card. */
export const card = (amount: number): PaymentPart => ({ method: 'card', amount_iqd: amount });

/** A new member of a venue with a session. */
export async function addMember(server: TestServer, venueId: number, role: 'manager' | 'staff', employeeId?: number) {
  const { token, id } = await server.signIn('vendor');
  await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
    values (${venueId}, ${id}, ${role}, ${employeeId ?? null}, now())`.execute(server.deps.db);
  return server.client({ token });
}

/** Deletes every booking of a venue, with what was paid for them in the demo world: as no program can, for the ledger is only added to. */
export const deleteBookingsOf = ({ deps }: TestServer, venueId: number) =>
  deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const tables = ['bills', 'till_notes', 'ledger_entries', 'ledger_transactions', 'till_seals', 'tills'];
    for (const table of ['course_uses', 'courses', ...tables])
      await sql`delete from ${sql.table(table)} where venue_id = ${venueId}`.execute(tx);
    await sql`set local session_replication_role = origin`.execute(tx);
    await sql`delete from bookings where venue_id = ${venueId}`.execute(tx);
  });
