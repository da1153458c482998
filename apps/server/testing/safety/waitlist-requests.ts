import { sql } from 'kysely';
import { freeBookingBody } from './booking-requests.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const secret = 'Waits for her alone';

/** Requests about the waiting list of the customer. */
export const waitlistRequests: RequestMakers = {
  async joinWaitlist(world) {
    const { service, ...body } = await entryBody(world);
    return { path: `/services/${service}/waitlist-entries`, body: { ...body, customer_name: 'Customer' } };
  },
  async listWaitlistEntries(world, role) {
    if (role === 'customer') await joinWaitlist(world);
    return { expected: secret, secrets: [secret] };
  },
  leaveWaitlist: async (world) => ({ path: `/waitlist-entries/${await joinWaitlist(world)}` }),
  async acceptWaitlistOffer(world) {
    const { price } = await freeBookingBody(world.server);
    return { path: `/waitlist-offers/${await insertOffer(world)}/acceptance`, body: { price } };
  },
  declineWaitlistOffer: async (world) => ({ path: `/waitlist-offers/${await insertOffer(world)}/rejection` }),
};

async function entryBody({ server }: AccessWorld) {
  const { service_id: service, pricing_item_id, booking_date } = await freeBookingBody(server);
  return { service, treatment_id: pricing_item_id, customer_name: secret, from: booking_date, to: booking_date };
}

/** Joins the waiting list as the customer; returns the id of the entry. */
async function joinWaitlist(world: AccessWorld): Promise<number> {
  const { service, ...body } = await entryBody(world);
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  return (await client.joinWaitlist({ params: { id: String(service) }, body })).data.id;
}

/** Inserts an open offer to the customer and ends all former entries; returns its id. */
async function insertOffer(world: AccessWorld): Promise<number> {
  const { server, users } = world;
  await sql`update waitlist_entries set ended_at = now(), end_reason = 'left' where customer_id = ${users.customer.id}
    and ended_at is null`.execute(server.deps.db);
  // Another booking of the customer at that time would be in the way.
  await sql`update bookings set status = 'cancelled' where customer_id = ${users.customer.id}`.execute(server.deps.db);
  const { booking_date, time, price } = await freeBookingBody(server);
  const now = server.deps.clock.now();
  const found = await sql<{ id: number }>`
    insert into waitlist_offers (entry_id, starts_at, price_iqd, expires_at, state, created_at)
    values (${await joinWaitlist(world)}, ${`${booking_date} ${time}:00+03`}, ${price},
      ${now.add({ hours: 1 }).toString()}, 'open', ${now.toString()}) returning id`.execute(server.deps.db);
  return found.rows[0]?.id ?? 0;
}
