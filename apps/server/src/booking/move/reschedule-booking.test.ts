import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const alone = landmarks.oneEmployee;
const date = '2026-12-05';
let aloneItem = 0;
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
  const { pricing } = await server.client().findService({ params: { id: String(alone.service) } });
  aloneItem = pricing[0]!.id;
});
afterEach(() => server.setClock(frozenNow));

const params = (id: number) => ({ params: { id: String(id) } });

async function booked(customer: TestUser, on: string, index = 0, serviceId: number = service, item: number = hairCut) {
  const time = (await listFreeTimes(server, serviceId, item, on))[index]!;
  const body = await toBookingBody(server, serviceId, item, on, time);
  return (await customer.client.placeBooking({ body })).data;
}

describe('rescheduleBooking', () => {
  it('R7.22 moves a booking at its price, asks the venue again and frees the old time', async () => {
    const customer = await createUser(server);
    const { id, time, employee, price } = await booked(customer, date);
    await vendor.client.confirmBooking(params(id));
    await server.deps.db.updateTable('treatments').set({ price_iqd: 99_000 }).where('id', '=', hairCut).execute();
    const [input] = await listFreeTimes(server, service, hairCut, '2026-12-06');
    const body = { booking_date: '2026-12-06', time: input!, employee_id: employee.id };
    const { data } = await customer.client.rescheduleBooking({ ...params(id), body });
    await server.deps.db.updateTable('treatments').set({ price_iqd: 25_000 }).where('id', '=', hairCut).execute();
    expect(data).toMatchObject({ id, status: 'pending', booking_date: '2026-12-06', time: input, price });
    expect(data.history.at(-1)).toMatchObject({ verb: 'move', who: 'you', status: 'pending' });
    expect(await listFreeTimes(server, service, hairCut, date)).toContain(time);
  });

  it('stays confirmed where the venue confirms by itself', async () => {
    const customer = await createUser(server);
    const { id } = await booked(customer, date, 1);
    await setStatus(server, id, 'confirmed');
    const venues = server.deps.db.updateTable('venues').where('id', '=', landmarks.noorSalon);
    await venues.set({ auto_confirm: true }).execute();
    const time = (await listFreeTimes(server, service, hairCut, date)).at(-1)!;
    const body = { booking_date: date, time, employee_id: null };
    expect((await customer.client.rescheduleBooking({ ...params(id), body })).data.status).toBe('confirmed');
    await venues.set({ auto_confirm: false }).execute();
  });

  it('takes back reminders and what was said of the former time', async () => {
    const customer = await createUser(server);
    const { id } = await booked(customer, date, 3);
    const bookings = server.deps.db.updateTable('bookings').where('id', '=', id);
    await bookings
      .set({ reminded_day_at: new Date().toISOString(), attendance_confirmed_at: new Date().toISOString() })
      .execute();
    const [time] = await listFreeTimes(server, service, hairCut, '2026-12-06');
    const body = { booking_date: '2026-12-06', time: time!, employee_id: null };
    const { data } = await customer.client.rescheduleBooking({ ...params(id), body });
    expect(data.attendance_confirmed_at).toBeNull();
  });

  it('can overlap its own old time', async () => {
    const customer = await createUser(server);
    // A hair cut takes 45 minutes; starts are half an hour apart.
    const { id, time, employee } = await booked(customer, '2026-12-19', 2);
    const times = await listFreeTimes(server, service, hairCut, '2026-12-19');
    const next = times.find((one) => one > time)!;
    const body = { booking_date: '2026-12-19', time: next };
    const { data } = await customer.client.rescheduleBooking({ ...params(id), body });
    expect(data).toMatchObject({ time: next, employee: { id: employee.id } });
    expect(Date.parse(data.starts_at)).toBeLessThan(Date.parse(`2026-12-19T${time}:00+03:00`) + 45 * 60_000);
  });
});

describe('a move that cannot be', () => {
  it('rescheduleBooking answers slot_taken with the three nearest, and the old time stays held', async () => {
    const [first, second] = [await createUser(server), await createUser(server)];
    const taken = await booked(first, '2026-12-08', 0, alone.service, aloneItem);
    const { id, time } = await booked(second, '2026-12-08', 3, alone.service, aloneItem);
    const body = { booking_date: '2026-12-08', time: taken.time };
    const refused = await apiErrorOf(second.client.rescheduleBooking({ ...params(id), body }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(refused.body?.near).toHaveLength(3);
    expect(await listFreeTimes(server, alone.service, aloneItem, '2026-12-08')).not.toContain(time);
    expect((await second.client.findBooking(params(id))).data.time).toBe(time);
  });

  it('rescheduleBooking answers not_found to others, not_possible once it is over, invalid for a time not offered', async () => {
    const customer = await createUser(server);
    const { id } = await booked(customer, date, 2);
    const body = { booking_date: '2026-12-06', time: '03:07' };
    expect((await apiErrorOf(customer.client.rescheduleBooking({ ...params(id), body }))).body?.errors).toHaveProperty(
      'time',
    );
    expect((await apiErrorOf(vendor.client.rescheduleBooking({ ...params(id), body }))).body?.code).toBe('not_found');
    await setStatus(server, id, 'cancelled');
    const refused = await apiErrorOf(customer.client.rescheduleBooking({ ...params(id), body }));
    expect(refused.body).toMatchObject({ code: 'not_possible', status: 'cancelled' });
  });
});
