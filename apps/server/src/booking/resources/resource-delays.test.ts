import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addResources, clearResources } from '#testing/resources.ts';
import { cancelVenueBookings } from '#testing/scheduling.ts';

const server = useServer();
const { service, employees } = landmarks.threeEmployees;
const venue = 11;
const treatment = service * 10 + 1;
const day = '2026-12-10';
const params = (id: number) => ({ params: { id: String(id) } });
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue, { auto_confirm: true, daily_cap: null });
});
beforeEach(() => cancelVenueBookings(server, venue));
afterEach(async () => {
  server.setClock(frozenNow);
  await clearResources(server, venue);
});

async function place(time: string, employee_id: number | undefined) {
  const customer = await createUser(server);
  const body = { ...(await toBookingBody(server, service, treatment, day, time)), employee_id };
  return (await customer.client.placeBooking({ body })).data.id;
}

const late = (from: number) => ({ employee_id: employees[0], minutes: 15, from_booking_id: from });

it('R15.09 R15.04 a delay goes not over a laser that somebody else has, and says so before', async () => {
  await addResources(server, venue, treatment, 1);
  const mine = await place('13:00', employees[0]);
  // 30 minutes and 15 after them: the laser is free from 13:45 on, and this one has it from 14:00 on.
  await place('14:00', employees[1]);
  server.setClock(Temporal.Instant.from(`${day}T12:55:00+03:00`));
  const preview = async (minutes: number) => {
    const { data } = await owner.client.previewDelay({ ...params(venue), body: { ...late(mine), minutes } });
    return data.bookings.map(({ booking_id: id, collides }) => [id, collides]);
  };
  expect(await preview(15)).toEqual([[mine, null]]);
  expect(await preview(30)).toEqual([[mine, 'booking']]);
  const refused = await apiErrorOf(
    owner.client.delayBookings({ ...params(venue), body: { ...late(mine), minutes: 30 } }),
  );
  expect(refused.body?.code).toBe('slot_taken');
});

it('R15.09 R15.04 a delay is taken back only where the laser is still free', async () => {
  await addResources(server, venue, treatment, 1);
  const mine = await place('13:00', employees[0]);
  server.setClock(Temporal.Instant.from(`${day}T11:45:00+03:00`));
  const body = { ...late(mine), minutes: 60 };
  const { data } = await owner.client.delayBookings({ ...params(venue), body });
  await place('13:00', employees[1]);
  const undone = await owner.client.undoDelay({ params: { delay_id: data.delay_id } });
  expect(undone.data).toEqual({ restored: 0, left: 1 });
  expect((await owner.client.findBooking(params(mine))).data.time).toBe('14:00');
});
