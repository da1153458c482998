import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, daily, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const [date, other] = ['2026-12-12', '2026-12-13'];
let vendor: TestUser;
let customer: TestUser;

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

const params = (id: number) => ({ params: { id: String(id) } });
const booked = (index = 4) => placeBooking(server, customer, date, { serviceId: service, nth: index });
type MoveTo = { booking_date?: string; time?: string; employee_id?: number | null; duration?: number };
const move = async (id: number, to: MoveTo) =>
  (await vendor.client.moveBooking({ ...params(id), body: { booking_date: other, time: '11:00', ...to } })).data;

describe('moveBooking', () => {
  it('R7.22 moves a booking in its state and at its price, and says who did', async () => {
    const { id, price, employee, answer_by: answerBy } = await booked();
    await server.deps.db.updateTable('treatments').set({ price_iqd: 99_000 }).where('id', '=', hairCut).execute();
    const moved = await move(id, {});
    await server.deps.db.updateTable('treatments').set({ price_iqd: 25_000 }).where('id', '=', hairCut).execute();
    expect(moved).toMatchObject({ status: 'pending', booking_date: other, time: '11:00', price, employee });
    // The venue has as long to answer as it had.
    expect(moved.answer_by).toBe(answerBy);
    expect(moved.history.at(-1)).toMatchObject({ verb: 'move', who: 'you', status: 'pending' });
    await setStatus(server, id, 'confirmed');
    expect(await move(id, { time: '12:00' })).toMatchObject({ status: 'confirmed', time: '12:00' });
    const seen = (await customer.client.findBooking(params(id))).data;
    expect(seen.history.at(-1)).toMatchObject({ verb: 'move', who: 'venue', status: 'confirmed' });
  });

  it('leaves a request no longer to be answered than until it begins', async () => {
    const { id } = await booked();
    const answerBy = '2026-12-13T09:00:00Z';
    await sql`update bookings set answer_by = ${answerBy} where id = ${id}`.execute(server.deps.db);
    expect((await move(id, { booking_date: date, time: '10:00' })).answer_by).toBe('2026-12-12T07:00:00.000Z');
  });

  it('goes to somebody else, off the grid of starts, within the lead time and beyond the horizon', async () => {
    const { id, employee } = await booked();
    const { data } = await vendor.client.findSchedule(params(venue));
    const team = data.services.find((one) => one.id === service)!.employee_ids;
    const colleague = team.find((one) => one !== employee.id)!;
    const policy = { ...data.policy, lead_minutes: 600, horizon_days: 30, slot_step_minutes: 30 };
    await vendor.client.changePolicy({ ...params(venue), body: policy });
    const soon = await move(id, { booking_date: '2026-11-21', time: '13:05', employee_id: colleague });
    expect(soon).toMatchObject({ time: '13:05', employee: { id: colleague } });
    expect(await move(id, { booking_date: '2027-02-13' })).toMatchObject({ booking_date: '2027-02-13' });
    await vendor.client.changePolicy({ ...params(venue), body: data.policy });
  });

  it('moves several treatments as a whole', async () => {
    const items = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
    const query = { items: `${hairCut},1021`, from: date, days: '1' };
    const { duration, price, days } = (await server.client().listSelectionSlots({ query })).data;
    const input = { service_id: service, items, customer_name: 'Zainab', booking_date: date, duration, price };
    const { data } = await customer.client.placeBooking({ body: { ...input, time: days[0]!.times[0]!.time } });
    const moved = await move(data.id, { time: '12:10', employee_id: null });
    expect(moved.items.map(({ time }) => time)[0]).toBe('12:10');
    expect(moved.items).toHaveLength(2);
    expect(moved.items.every(({ starts_at: at }) => at.startsWith(other))).toBe(true);
    expect(Object.keys((await apiErrorOf(move(data.id, { duration: 60 }))).body?.errors ?? {})).toEqual(['duration']);
  });
});

describe('a duration that the venue gives', () => {
  it('holds the time longer or shorter, at the same price, and stays with the next move', async () => {
    const { id, price, duration, time } = await booked();
    const longer = await move(id, { booking_date: date, time, duration: duration + 25 });
    expect(longer).toMatchObject({ time, duration: duration + 25, price, items: [{ duration: duration + 25 }] });
    expect(longer.history.at(-1)?.verb).toBe('move');
    expect(await move(id, {})).toMatchObject({ booking_date: other, duration: duration + 25 });
    expect(await move(id, { duration: 15 })).toMatchObject({ duration: 15 });
    const again = await move(id, { duration: 15 });
    expect(again.history.filter(({ verb }) => verb === 'move')).toHaveLength(3);
  });

  it('moveBooking answers slot_taken where it reaches into the next visit, and invalid past the hours', async () => {
    const { id, time, duration, employee } = await booked();
    const { id: next } = await placeBooking(server, await createUser(server), date, { serviceId: service, nth: 0 });
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const end = hour * 60 + minute + duration;
    const after = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
    await move(next, { booking_date: date, time: after, employee_id: employee.id });
    const stretched = { booking_date: date, time, duration: duration + 30 };
    expect((await apiErrorOf(move(id, stretched))).body?.code).toBe('slot_taken');
    const late = await apiErrorOf(move(id, { time: '18:00', duration: 300 }));
    expect(Object.keys(late.body?.errors ?? {})).toEqual(['time']);
    const odd = await apiErrorOf(move(id, { duration: 7 }));
    expect(Object.keys(odd.body?.errors ?? {})).toEqual(['duration']);
  });
});

describe('a move by the venue', () => {
  it('does nothing where the booking is already, and so nothing twice', async () => {
    const { id } = await booked();
    const once = await move(id, {});
    expect((await move(id, {})).history).toEqual(once.history);
  });

  it('takes back a proposal, which was of the former time', async () => {
    const { id } = await booked();
    const input = { booking_date: other, time: '15:00' };
    await customer.client.proposeTime({ ...params(id), body: input });
    expect((await move(id, {})).proposal).toBeNull();
  });

  it('tells the customer alone', async () => {
    const { id } = await booked();
    await sql`delete from pgboss.job`.execute(server.deps.db);
    await move(id, {});
    const events = await sql<{ event: object }>`select data -> 'event' as event from pgboss.job
      where data -> 'event' ->> 'bookingId' = ${String(id)}`.execute(server.deps.db);
    const announced = events.rows.map(({ event }) => event);
    expect(announced).toMatchObject([{ kind: 'booking.moved', bookingId: id, by: 'vendor', to: 'customer' }]);
  });

  it('to a colleague at the same time is a change of who gives it, and announced as that', async () => {
    const { id, time, employee } = await booked();
    const { data } = await vendor.client.findSchedule(params(venue));
    const team = data.services.find((one) => one.id === service)!.employee_ids;
    const colleague = team.find((one) => one !== employee.id)!;
    await sql`delete from pgboss.job`.execute(server.deps.db);
    const moved = await move(id, { booking_date: date, time, employee_id: colleague });
    expect(moved).toMatchObject({ booking_date: date, time, employee: { id: colleague } });
    expect(moved.history.at(-1)).toMatchObject({ verb: 'reassign', who: 'you' });
    const events = await sql<{ event: object }>`select data -> 'event' as event from pgboss.job
      where data -> 'event' ->> 'bookingId' = ${String(id)}`.execute(server.deps.db);
    expect(events.rows.map(({ event }) => event)).toMatchObject([
      { kind: 'booking.reassigned', bookingId: id, by: 'vendor', to: 'customer' },
    ]);
    const next = await move(id, { booking_date: date, time: '19:00', employee_id: employee.id });
    expect(next.history.at(-1)).toMatchObject({ verb: 'move' });
  });

  it('keeps to the hours of the employee who gives the treatment', async () => {
    const { id, employee } = await booked();
    const own = { employee_id: employee.id, hours: daily('10:00', '14:00'), breaks: [], women_only_hours: [] };
    const resolutions = [{ booking_id: id, action: 'retain' as const }];
    await vendor.client.changeHours({ ...params(venue), body: { ...own, resolutions } });
    expect(Object.keys((await apiErrorOf(move(id, { time: '15:00' }))).body?.errors ?? {})).toEqual(['time']);
    expect(await move(id, { time: '11:00' })).toMatchObject({ time: '11:00' });
  });
});

describe('what no venue can do', () => {
  it('moveBooking answers slot_taken with the nearest free starts', async () => {
    const { id } = await booked();
    const rival = await placeBooking(server, await createUser(server), other, { serviceId: service });
    const { booking_date, time, employee } = rival;
    const body = { booking_date, time, employee_id: employee.id };
    const refused = await apiErrorOf(vendor.client.moveBooking({ ...params(id), body }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(refused.body?.near?.length).toBeGreaterThan(0);
    const { history } = (await vendor.client.findBooking(params(id))).data;
    expect(history.map(({ verb }) => verb)).toEqual(['place']);
  });

  it('is a time when the venue or the person is off, the past, or somebody who does not give the treatment', async () => {
    const { id, employee } = await booked();
    const leave = await vendor.client.addException({ ...params(venue), body: closedOn('2026-12-20', employee.id) });
    const refused = async (to: Parameters<typeof move>[1]) => (await apiErrorOf(move(id, to))).body?.errors ?? {};
    expect(Object.keys(await refused({ time: '09:00' }))).toEqual(['time']);
    expect(Object.keys(await refused({ time: '19:50' }))).toEqual(['time']);
    expect(Object.keys(await refused({ booking_date: '2026-12-20' }))).toEqual(['time']);
    expect(Object.keys(await refused({ booking_date: '2026-11-20' }))).toEqual(['booking_date']);
    expect(Object.keys(await refused({ booking_date: '2026-11-21', time: '09:55' }))).toEqual(['time']);
    expect(Object.keys(await refused({ employee_id: 802 }))).toEqual(['employee_id']);
    expect(leave.data.is_changed).toBe(true);
  });

  it('moveBooking answers not_possible once the booking holds no time, or began a day ago', async () => {
    const { id, starts_at: start } = await booked();
    await setStatus(server, id, 'cancelled');
    const over = await apiErrorOf(move(id, {}));
    expect(over).toMatchObject({ status: 409, body: { code: 'not_possible', status: 'cancelled' } });
    await setStatus(server, id, 'confirmed');
    server.setClock(Temporal.Instant.from(start).add({ hours: 24 }));
    expect((await apiErrorOf(move(id, {}))).body).toMatchObject({ code: 'not_possible', status: 'confirmed' });
    expect((await vendor.client.findBooking(params(id))).data.can.move.is_allowed).toBe(false);
  });

  it('moveBooking answers not_found to the customer and to another venue', async () => {
    const { id, can } = await booked();
    expect(can.move).toMatchObject({ is_allowed: false, code: 'venue_only' });
    const body = { booking_date: other, time: '11:00' };
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      const refused = await apiErrorOf(stranger.client.moveBooking({ ...params(id), body }));
      expect(refused.body?.code).toBe('not_found');
    }
  });
});
