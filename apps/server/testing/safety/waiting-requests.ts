import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { sql } from 'kysely';
import { wish } from './booking-requests.ts';
import { type Asked, type Role, sessionOf, type World } from './people.ts';

const secret = 'Waits for her alone';

/** Requests about what the customer waits for. */
export const waitingMakers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  async joinWaitlist(world) {
    const { service, ...body } = await wanted(world);
    return { path: `/services/${service}/waitlist-entries`, body: { ...body, customer_name: 'Somebody' } };
  },
  async listWaitlistEntries(world, role) {
    if (role === 'customer') await waitOf(world);
    return { shown: secret, secrets: [secret] };
  },
  leaveWaitlist: async (world) => ({ path: `/waitlist-entries/${await waitOf(world)}` }),
  async acceptWaitlistOffer(world) {
    const { price } = await wish(world.server);
    return { path: `/waitlist-offers/${await offerOf(world)}/acceptance`, body: { price } };
  },
  declineWaitlistOffer: async (world) => ({ path: `/waitlist-offers/${await offerOf(world)}/rejection` }),
};

async function wanted({ server }: World) {
  const { service_id: service, pricing_item_id, booking_date } = await wish(server);
  return { service, treatment_id: pricing_item_id, customer_name: secret, from: booking_date, to: booking_date };
}

/** What the customer waits for. */
async function waitOf(world: World): Promise<number> {
  const { service, ...body } = await wanted(world);
  const owned = world.server.client({ token: await sessionOf(world, 'customer') });
  return (await owned.joinWaitlist({ params: { id: String(service) }, body })).data.id;
}

/** An open offer to the customer, in place of all former ones. */
async function offerOf(world: World): Promise<number> {
  const { server, people } = world;
  await sql`update waitlist_entries set ended_at = now(), end_reason = 'left' where customer_id = ${people.customer.id}
    and ended_at is null`.execute(server.deps.db);
  const { booking_date, time, price } = await wish(server);
  const now = server.deps.clock.now();
  const found = await sql<{ id: number }>`
    insert into waitlist_offers (entry_id, starts_at, price_iqd, expires_at, state, created_at)
    values (${await waitOf(world)}, ${`${booking_date} ${time}:00+03`}, ${price},
      ${now.add({ hours: 1 }).toString()}, 'open', ${now.toString()}) returning id`.execute(server.deps.db);
  return found.rows[0]?.id ?? 0;
}
