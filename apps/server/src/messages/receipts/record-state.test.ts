import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { maintainBookings } from '#app/booking/booking.ts';
import { cloudSettings, openCloudApi } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { createReachableOwner, proveNumber, referenceOf, requestBooking } from '#testing/readers.ts';
import { recordReceipt } from '../messages.ts';

const whatsapp = await openCloudApi();
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  WHATSAPP_API_URL: whatsapp.url,
  ...cloudSettings,
});
const whatsappAlone = { body: { order: ['whatsapp' as const], has_quiet_hours: false, is_discreet: false } };

beforeEach(() => server.deliver());
afterEach(() => server.setClock(frozenNow));
afterAll(() => whatsapp.close());

const report = async (bookingId: number, state: 'delivered' | 'failed') =>
  recordReceipt(server.deps, {
    channel: 'whatsapp',
    reference: await referenceOf(server, bookingId, 'whatsapp'),
    state,
    at: server.deps.clock.now(),
  });

/** Whether the questions about a booking count as put: to its venue, and to its customer. */
async function questionsOf(id: number) {
  const found = server.deps.db.selectFrom('bookings').select(['venue_asked_at', 'attendance_asked_at']);
  const row = await found.where('id', '=', id).executeTakeFirstOrThrow();
  return { venue: row.venue_asked_at !== null, customer: row.attendance_asked_at !== null };
}

it('R11.19 the time of a venue to answer does not run on a message that failed afterwards', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels(whatsappAlone);
  const { id } = await requestBooking(server);
  await server.deliver();
  expect((await questionsOf(id)).venue).toBe(true);
  await report(id, 'failed');
  expect((await questionsOf(id)).venue).toBe(false);
});

it('R11.19 it runs on where another member of the venue got the question', async () => {
  const owner = await createReachableOwner(server);
  await owner.client.changeChannels(whatsappAlone);
  const { id } = await requestBooking(server);
  const { employee_id } = await server.deps.db
    .selectFrom('bookings')
    .select('employee_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const colleague = await createUser(server, 'vendor');
  await proveNumber(server, colleague);
  const { venue_id } = await server.deps.db
    .selectFrom('employees')
    .select('venue_id')
    .where('id', '=', employee_id)
    .executeTakeFirstOrThrow();
  const membership = { venue_id, user_id: colleague.id, role: 'staff', employee_id, created_at: new Date() };
  await server.deps.db.deleteFrom('memberships').where('employee_id', '=', employee_id).execute();
  await server.deps.db.insertInto('memberships').values(membership).execute();
  await server.deliver();
  await report(id, 'failed');
  expect((await questionsOf(id)).venue).toBe(true);
  await server.deps.db.deleteFrom('memberships').where('user_id', '=', colleague.id).execute();
});

it('R11.19 no booking is released by a question to its customer that failed afterwards', async () => {
  const owner = await createReachableOwner(server);
  const customer = await createUser(server);
  await proveNumber(server, customer);
  await customer.client.changeChannels(whatsappAlone);
  const { id } = await requestBooking(server, '2026-12-05', customer);
  await owner.client.confirmBooking({ params: { id: String(id) } });
  await server.deliver();
  const { data } = await customer.client.findBooking({ params: { id: String(id) } });
  server.setClock(Temporal.Instant.from(data.starts_at).subtract({ hours: 23 }));
  await maintainBookings(server.deps);
  await server.deliver();
  expect((await questionsOf(id)).customer).toBe(true);
  await report(id, 'failed');
  expect((await questionsOf(id)).customer).toBe(false);
});
