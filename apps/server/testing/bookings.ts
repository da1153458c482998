import type { Client } from '@tajmeelspot/contract/client.ts';
import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

/** What a booking is asked for with. */
export type Body = Parameters<Client['placeBooking']>[0]['body'];

/** Somebody who is signed in. */
export type Person = { readonly id: number; readonly email: string; readonly client: Client };

/** A new account that is signed in. */
export async function person(server: TestServer, role?: 'customer' | 'vendor'): Promise<Person> {
  const { token, email, id } = await server.signIn(role);
  return { id, email, client: server.client({ token }) };
}

/** A new vendor to whom a venue belongs from now on. */
export async function ownerOf(server: TestServer, venueId: number, settings: object = {}): Promise<Person> {
  const owner = await person(server, 'vendor');
  await server.deps.db
    .updateTable('venues')
    .set({ owner_id: owner.id, ...settings })
    .where('id', '=', venueId)
    .execute();
  return owner;
}

/** The free starts of a line of a price list on a day. */
export async function freeOn(server: TestServer, service: number, item: number, from: string): Promise<string[]> {
  const query = { treatment_id: String(item), from, days: '1' };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  return (data.days[0]?.times ?? []).filter(({ is_free }) => is_free).map(({ time }) => time);
}

/** A wish for a line of a price list at a time, at its price. */
export async function wishFor(server: TestServer, service: number, item: number, date: string, time: string) {
  const { pricing } = await server.client().findService({ params: { id: String(service) } });
  const line = pricing.find(({ id }) => id === item);
  if (!line) throw new Error(`listing ${service} has no line ${item}`);
  const { duration, final_price: price } = line;
  const wanted = { service_id: service, pricing_item_id: item, booking_date: date, time };
  return { ...wanted, customer_name: 'Zainab Kareem', duration, price } satisfies Body;
}

/** Puts a booking into a state, whatever led there. */
export const setStatus = (server: TestServer, id: number, status: BookingStatus) =>
  sql`update bookings set status = ${status} where id = ${id} or first_item_id = ${id}`.execute(server.deps.db);
