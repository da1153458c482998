import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';
import { claimAnnouncement } from '../booking.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (id: number) => ({ params: { id: String(id) } });

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
});
beforeEach(async () => {
  customer = await createUser(server);
  await server.deliver();
});
afterEach(async () => {
  server.setClock(frozenNow);
  await cancelVenueBookings(server, venue);
});

/** A booking of which its customer knows. */
async function known() {
  const booking = await placeBooking(server, customer, date, { serviceId: service, nth: 4 });
  await vendor.client.confirmBooking(params(booking.id));
  await server.deliver();
  return booking;
}

type AnnouncedMoveTo = { time: string; employee_id?: number; notify?: boolean };
const move = async (id: number, to: AnnouncedMoveTo) =>
  (await vendor.client.moveBooking({ ...params(id), body: { booking_date: date, ...to } })).data;

/** What its customer got of moves, the oldest first. */
async function announced(id: number) {
  await server.deliver();
  const { data } = await vendor.client.listBookingDeliveries(params(id));
  return data.map(({ kind }) => kind).filter((kind) => kind === 'moved' || kind === 'reassigned');
}

const queued = async (id: number) => {
  const found = await sql<{ seconds: number; moveId: string }>`
    select extract(epoch from start_after - created_on)::int as seconds, data -> 'event' ->> 'moveId' as "moveId"
    from pgboss.job where data -> 'event' ->> 'bookingId' = ${String(id)} and state = 'created' order by created_on`.execute(
    server.deps.db,
  );
  return found.rows;
};

describe('R15.06 a move by the venue', () => {
  it('is announced after ten seconds, once', async () => {
    const { id } = await known();
    await move(id, { time: '15:00' });
    expect((await queued(id)).map(({ seconds }) => seconds)).toEqual([10]);
    expect(await announced(id)).toEqual(['moved']);
    expect(await announced(id)).toEqual(['moved']);
  });

  it('that is undone in that time is never announced', async () => {
    const { id, time, employee } = await known();
    await move(id, { time: '15:00' });
    await move(id, { time, employee_id: employee.id });
    expect(await announced(id)).toEqual([]);
  });

  it('that another follows is announced with it, by where the booking is last', async () => {
    const { id, time } = await known();
    const { data } = await vendor.client.findSchedule(params(venue));
    const team = data.services.find((one) => one.id === service)!.employee_ids;
    const { employee } = await move(id, { time: '15:00' });
    await move(id, { time: '16:00' });
    await move(id, { time, employee_id: team.find((one) => one !== employee.id)! });
    expect(await announced(id)).toEqual(['reassigned']);
    await move(id, { time: '17:00' });
    expect((await announced(id)).toSorted()).toEqual(['moved', 'reassigned']);
  });
});

describe('R15.06 a move that nobody is told of', () => {
  it('is not announced where the mover says so, at once or within the seconds', async () => {
    const { id } = await known();
    await move(id, { time: '15:00', notify: false });
    expect(await announced(id)).toEqual([]);
    await move(id, { time: '16:00' });
    const { history } = await move(id, { time: '16:00', notify: false });
    expect(history.filter(({ verb }) => verb === 'move')).toHaveLength(2);
    expect(await announced(id)).toEqual([]);
    // Once its customer is told, it is told of where it is.
    await move(id, { time: '13:00' });
    expect(await announced(id)).toEqual(['moved']);
  });

  it('is not announced where the booking is off, or its customer has moved it, meanwhile', async () => {
    const { id } = await known();
    await move(id, { time: '15:00' });
    await vendor.client.cancelBooking({ ...params(id), body: { reason: 'Ill' } });
    expect(await announced(id)).toEqual([]);
    const other = await known();
    await move(other.id, { time: '15:00' });
    await customer.client.rescheduleBooking({
      ...params(other.id),
      body: { booking_date: date, time: '16:00', employee_id: null },
    });
    const kinds = await announced(other.id);
    // The customer's copy of the own move, and the venue's.
    expect(kinds).toEqual(['moved', 'moved']);
  });
});

describe('R15.06 several processes', () => {
  it('announce a move once: one that was undone while it left is told as it is, or not at all', async () => {
    const { id, time, employee } = await known();
    await move(id, { time: '15:00' });
    const [job] = await queued(id);
    const event = { bookingId: id, moveId: job!.moveId };
    const claims = await Promise.all([1, 2, 3].map(() => claimAnnouncement(server.deps, event)));
    expect(claims).toEqual([true, true, true]);
    // It has left: moving back is news again.
    await move(id, { time, employee_id: employee.id });
    expect(await claimAnnouncement(server.deps, event)).toBe(false);
    const last = (await queued(id)).at(-1)!;
    expect(await claimAnnouncement(server.deps, { bookingId: id, moveId: last.moveId })).toBe(true);
  });
});
