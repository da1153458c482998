import type { Client } from '@tajmeelspot/contract/client.ts';
import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

/** The body of placeBooking. */
export type PlaceBookingBody = Parameters<Client['placeBooking']>[0]['body'];

/** A user who is signed in. */
export type TestUser = { readonly id: number; readonly email: string; readonly client: Client };

/** Creates an account and signs it in. */
export async function createUser(server: TestServer, role?: 'customer' | 'vendor'): Promise<TestUser> {
  const { token, email, id } = await server.signIn(role);
  return { id, email, client: server.client({ token }) };
}

/** Creates a vendor who owns a venue from now on. */
export async function createOwner(server: TestServer, venueId: number, settings: object = {}): Promise<TestUser> {
  const owner = await createUser(server, 'vendor');
  await server.deps.db
    .updateTable('venues')
    .set({ owner_id: owner.id, ...settings })
    .where('id', '=', venueId)
    .execute();
  return owner;
}

/** The free times of a treatment on a day, HH:MM. */
export async function listFreeTimes(
  server: TestServer,
  serviceId: number,
  treatmentId: number,
  from: string,
): Promise<string[]> {
  const query = { treatment_id: String(treatmentId), from, days: '1' };
  const { data } = await server.client().listSlots({ params: { id: String(serviceId) }, query });
  return (data.days[0]?.times ?? []).filter(({ is_free }) => is_free).map(({ time }) => time);
}

/** The body of placeBooking for a treatment at a time, at its present price. */
export async function toBookingBody(
  server: TestServer,
  serviceId: number,
  treatmentId: number,
  date: string,
  time: string,
) {
  const { pricing } = await server.client().findService({ params: { id: String(serviceId) } });
  const treatment = pricing.find(({ id }) => id === treatmentId);
  if (!treatment) throw new Error(`service ${serviceId} has no treatment ${treatmentId}`);
  const { duration, final_price: price } = treatment;
  const slot = { service_id: serviceId, pricing_item_id: treatmentId, booking_date: date, time };
  return { ...slot, customer_name: 'Zainab Kareem', duration, price } satisfies PlaceBookingBody;
}

/** Sets the status of a booking without its steps. */
export const setStatus = (server: TestServer, id: number, status: BookingStatus) =>
  sql`update bookings set status = ${status} where id = ${id} or first_item_id = ${id}`.execute(server.deps.db);

/**
 * Lets every question that was announced have left long ago, without a mail: to the venue about requests, to customers
 * about attendance.
 */
export async function markAsked(server: TestServer): Promise<void> {
  await sql`update bookings set venue_asked_at = created_at where status = 'pending' and venue_asked_at is null`.execute(
    server.deps.db,
  );
  await sql`update bookings set attendance_asked_at = reminded_day_at - interval '7 days'
    where reminded_day_at is not null and attendance_asked_at is null`.execute(server.deps.db);
}
