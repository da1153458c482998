import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (id: number) => ({ params: { id: String(id) } });
const clock = (time: string) => server.setClock(Temporal.Instant.from(`${date}T${time}:00+03:00`));

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});
afterEach(() => server.setClock(frozenNow));

async function confirmed() {
  const booked = await placeBooking(server, customer, date, { serviceId: service, nth: 10 });
  await vendor.client.confirmBooking(params(booked.id));
  return booked;
}

describe('checkIn', () => {
  it('notes once that the customer is there, without another state and without a mail', async () => {
    const { id } = await confirmed();
    clock('10:00');
    const first = (await vendor.client.checkIn(params(id))).data;
    expect(first).toMatchObject({ status: 'confirmed', checked_in_at: '2026-12-12T07:00:00.000Z' });
    expect(first.history.at(-1)).toMatchObject({ verb: 'check_in', who: 'you', status: 'confirmed' });
    clock('10:05');
    expect((await vendor.client.checkIn(params(id))).data).toEqual(first);
    expect((await vendor.client.listAgenda(params(venue))).data.bookings[0]?.checked_in_at).toBe(first.checked_in_at);
  });

  it('checkIn answers too_early before the twelve hours in which a customer can be there', async () => {
    const { id } = await confirmed();
    expect((await apiErrorOf(vendor.client.checkIn(params(id)))).body?.code).toBe('too_early');
    expect((await vendor.client.findBooking(params(id))).data.can.check_in.code).toBe('not_yet');
  });

  it('checkIn answers not_possible where the booking is not confirmed', async () => {
    const { id } = await placeBooking(server, customer, date, { serviceId: service });
    clock('10:00');
    await setStatus(server, id, 'cancelled');
    expect((await apiErrorOf(vendor.client.checkIn(params(id)))).body?.code).toBe('not_possible');
  });

  it('checkIn and undoCheckIn answer not_found to the customer and to another venue', async () => {
    const { id } = await confirmed();
    clock('10:00');
    for (const { client } of [customer, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(client.checkIn(params(id)))).body?.code).toBe('not_found');
      expect((await apiErrorOf(client.undoCheckIn(params(id)))).body?.code).toBe('not_found');
    }
  });
});

describe('undoCheckIn', () => {
  it('takes it back on the same day', async () => {
    const { id } = await confirmed();
    clock('10:00');
    await vendor.client.checkIn(params(id));
    clock('23:00');
    const { data } = await vendor.client.undoCheckIn(params(id));
    expect(data).toMatchObject({ status: 'confirmed', checked_in_at: null });
    expect(data.history.slice(-2).map(({ verb }) => verb)).toEqual(['check_in', 'undo_check_in']);
  });

  it('undoCheckIn answers not_possible on the next day, and where nobody has arrived', async () => {
    const { id } = await confirmed();
    clock('10:00');
    expect((await apiErrorOf(vendor.client.undoCheckIn(params(id)))).body?.code).toBe('not_possible');
    await vendor.client.checkIn(params(id));
    server.setClock(Temporal.Instant.from('2026-12-13T06:00:00Z'));
    expect((await apiErrorOf(vendor.client.undoCheckIn(params(id)))).body?.code).toBe('not_possible');
  });

  it('a visit that is moved to another time begins without its customer', async () => {
    const { id } = await confirmed();
    clock('10:00');
    await vendor.client.checkIn(params(id));
    const body = { booking_date: date, time: '18:00' };
    expect((await vendor.client.moveBooking({ ...params(id), body })).data.checked_in_at).toBeNull();
  });
});
