import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser, listFreeTimes } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { createReachableOwner, proveNumber, requestBooking } from '#testing/readers.ts';

const server = useServer({ DEMO: 'on' });
let owner: Awaited<ReturnType<typeof createReachableOwner>>;

beforeAll(async () => {
  owner = await createReachableOwner(server);
});

const params = (id: number) => ({ params: { id: String(id) } });

it('R12.07 both sides see at the booking what became of its messages, the customer none of the venue', async () => {
  const customer = await createUser(server);
  const number = await proveNumber(server, customer);
  const { id } = await requestBooking(server, '2026-12-05', customer);
  expect((await customer.client.listBookingDeliveries(params(id))).venue_reached).toBe('not_yet');
  await server.deliver();
  const seen = await customer.client.listBookingDeliveries(params(id));
  expect(seen).toMatchObject({
    data: [{ to: 'customer', kind: 'requested', channel: 'whatsapp', state: 'delivered', reason: null }],
    venue_reached: 'reached',
  });
  const { data } = await owner.client.listBookingDeliveries(params(id));
  expect(data.map(({ to, state }) => `${to} ${state}`).toSorted()).toEqual(['customer delivered', 'venue delivered']);
  expect(JSON.stringify(data)).not.toContain(number);
  await owner.client.confirmBooking(params(id));
  expect((await customer.client.listBookingDeliveries(params(id))).venue_reached).toBeNull();
});

it('R12.07 a booking of several treatments shows its messages too', async () => {
  const { customer } = await requestBooking(server);
  const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;
  const { pricing } = await server.client().findService(params(service));
  const chosen = [hairCut, cutColorTreatment].map((treatment) => pricing.find(({ id }) => id === treatment)!);
  const duration = chosen.reduce((sum, one) => sum + one.duration, 0);
  const price = chosen.reduce((sum, one) => sum + one.final_price, 0);
  const items = chosen.map((one) => ({ pricing_item_id: one.id }));
  const [time = ''] = await listFreeTimes(server, service, cutColorTreatment, '2026-12-08');
  const body = {
    service_id: service,
    items,
    customer_name: 'Zainab',
    booking_date: '2026-12-08',
    time,
    duration,
    price,
  };
  const { data } = await customer.client.placeBooking({ body });
  await server.deliver();
  expect((await customer.client.listBookingDeliveries(params(data.id))).data).toHaveLength(1);
});

it('R12.07 listBookingDeliveries answers not_found to everybody else', async () => {
  const { id } = await requestBooking(server, '2026-12-06');
  for (const role of ['customer', 'vendor'] as const) {
    const stranger = await createUser(server, role);
    expect((await apiErrorOf(stranger.client.listBookingDeliveries(params(id)))).body?.code).toBe('not_found');
  }
});

it('R12.07 the operator sees the open requests that have reached nobody, and what messages cost today', async () => {
  const operator = server.client({ token: (await server.signIn('operator')).token });
  const { id } = await requestBooking(server, '2026-12-07');
  await server.deliver();
  const listOf = async () => (await operator.listUndeliveredMessages()).data.filter((one) => one.booking_id === id);
  expect(await listOf()).toEqual([]);
  await sql`update message_tries set state = 'failed', reason = 'blocked' where message_id in
    (select id from messages where booking_id = ${id} and recipient = 'venue')`.execute(server.deps.db);
  await sql`update messages set state = 'failed' where booking_id = ${id} and recipient = 'venue'`.execute(
    server.deps.db,
  );
  expect(await listOf()).toMatchObject([{ tries: [{ channel: 'whatsapp', state: 'failed', reason: 'blocked' }] }]);
  await owner.client.confirmBooking(params(id));
  expect(await listOf()).toEqual([]);
});
