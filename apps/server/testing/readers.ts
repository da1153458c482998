import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import type { Deps } from '#app/deps.ts';
import { advanceCodes, advanceOthers, advanceUrgent } from '#app/messages/messages.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from './bookings.ts';
import type { TestServer } from './harness.ts';
import { newPhone } from './phones.ts';

const { service, hairCut } = landmarks.specifiedPrices;

/** Gives a user a proven number; gives the number. */
export async function proveNumber(server: TestServer, { id }: { id: number }): Promise<string> {
  const number = newPhone();
  await server.deps.db.updateTable('users').set({ proven_phone: number }).where('id', '=', id).execute();
  return number;
}

/** The owner of the salon with a proven number, who hears of requests at any hour unless settings say otherwise. */
export async function createReachableOwner(server: TestServer, settings: object = {}) {
  const owner = await createOwner(server, landmarks.noorSalon, { email: null, ...settings });
  return { ...owner, number: await proveNumber(server, owner) };
}

/** A request of a new customer on a day; gives its id and the customer. */
export async function requestBooking(
  server: TestServer,
  date = '2026-12-05',
  by?: TestUser,
): Promise<{ id: number; customer: TestUser }> {
  const customer = by ?? (await createUser(server));
  const times = await listFreeTimes(server, service, hairCut, date);
  const body = await toBookingBody(server, service, hairCut, date, times.at(-1) ?? '');
  const { data } = await customer.client.placeBooking({ body });
  return { id: data.id, customer };
}

/** The messages about a booking to one side, with their tries in order ('whatsapp sent'). */
export async function listMessages(server: TestServer, bookingId: number, recipient = 'venue') {
  const found = await sql<{ state: string; tries: string[]; due: boolean }>`
    select m.state, m.next_at is not null as due, coalesce((select json_agg(t.channel || ' ' || t.state || coalesce(' ' || t.reason, '') order by t.id)
      from message_tries t where t.message_id = m.id), '[]') as tries
    from messages m where m.booking_id = ${bookingId} and m.recipient = ${recipient} order by m.created_at, m.id`.execute(
    server.deps.db,
  );
  return found.rows;
}

/** The provider's reference of a try. */
export async function referenceOf(server: TestServer, bookingId: number, channel: string): Promise<string> {
  const found = await sql<{ reference: string }>`select t.reference from message_tries t
    join messages m on m.id = t.message_id where m.booking_id = ${bookingId} and t.channel = ${channel}
      and t.reference is not null order by t.id desc limit 1`.execute(server.deps.db);
  return found.rows[0]?.reference ?? '';
}

/** One round of every lane of messages that wait. */
export async function advanceMessages(deps: Deps): Promise<void> {
  await Promise.all([advanceCodes(deps), advanceUrgent(deps), advanceOthers(deps)]);
}
