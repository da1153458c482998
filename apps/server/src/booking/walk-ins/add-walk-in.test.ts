import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { findBookingErrors } from '#testing/audit/find-booking-errors.ts';
import { readBookingRecords } from '#testing/audit/booking-records.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;

type AddWalkInBody = Parameters<TestUser['client']['addWalkIn']>[0]['body'];

const params = (id: number) => ({ params: { id: String(id) } });
const walkIn = { treatment_id: hairCut, customer_name: 'Umm Ali' };
const enter = async (body: Partial<AddWalkInBody> = {}, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return (await vendor.client.addWalkIn({ ...params(venue), headers, body: { ...walkIn, ...body } })).data;
};
const at = (time: string, more: Partial<AddWalkInBody> = {}) => ({ booking_date: date, time, ...more });
const team = async () => {
  const { data } = await vendor.client.findSchedule(params(venue));
  return data.services.find((one) => one.id === service)!.employee_ids;
};

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
});
beforeEach(() => cancelVenueBookings(server, venue));
afterEach(() => server.setClock(frozenNow));

describe('addWalkIn', () => {
  it('enters a confirmed visit of a customer without an account, at the price of the list', async () => {
    const entered = await enter(at('11:05', { customer_phone: '0770 123 4567', notes: 'By the window' }));
    const treatments = (await vendor.client.listVenueTreatments(params(venue))).data;
    const item = treatments.find((treatment) => treatment.treatment_id === hairCut)!;
    expect(entered).toMatchObject({
      status: 'confirmed',
      origin: 'venue',
      customer_name: 'Umm Ali',
      customer_phone: '+9647701234567',
      notes: 'By the window',
      time: '11:05',
      price: item.price,
      duration: item.duration,
      reliability: null,
    });
    expect(item.employee_ids).toContain(entered.employee.id);
    expect(entered.history).toMatchObject([{ verb: 'walk_in', who: 'you', status: 'confirmed' }]);
    const { data } = await vendor.client.listAgenda({ ...params(venue), query: { from: date } });
    expect(data.bookings.map(({ id }) => id)).toEqual([entered.id]);
  });

  it('says who does it: the column may be out of sight', async () => {
    const { message, data } = await vendor.client.addWalkIn({ ...params(venue), body: { ...walkIn, ...at('12:00') } });
    expect(message).toBe(`Added: Umm Ali with ${data.employee.name}. The time is booked.`);
  });

  it('begins now where nobody says when, in whole fives of minutes', async () => {
    server.setClock(Temporal.Instant.from('2026-12-12T11:08:30Z'));
    expect(await enter()).toMatchObject({ booking_date: date, time: '14:05' });
    expect(Object.keys((await apiErrorOf(enter({ time: '15:00' }))).body?.errors ?? {})).toEqual(['booking_date']);
  });
});

describe('when a walk-in begins', () => {
  it('R15.07 has arrived where it has begun, and not before it has', async () => {
    server.setClock(Temporal.Instant.from('2026-12-12T11:08:30Z'));
    expect((await enter()).checked_in_at).toBe('2026-12-12T11:05:00.000Z');
    expect((await enter(at('18:00'))).checked_in_at).toBeNull();
  });
});

describe('a walk-in of another hour', () => {
  it('R15.08 may have begun in the seven days before, for a device was offline, but not before, and keeps to hours and leave', async () => {
    server.setClock(Temporal.Instant.from('2026-12-12T11:08:30Z'));
    for (const day of ['2026-12-11', '2026-12-05'])
      expect(await enter({ booking_date: day, time: '15:00' })).toMatchObject({ booking_date: day });
    const refused = async (body: Partial<AddWalkInBody>) =>
      Object.keys((await apiErrorOf(enter(body))).body?.errors ?? {});
    expect(await refused({ booking_date: '2026-12-04', time: '15:00' })).toEqual(['booking_date']);
    expect(await refused({ booking_date: '2026-12-05', time: '13:00' })).toEqual(['time']);
    expect(await refused(at('09:00'))).toEqual(['time']);
    expect(await refused(at('12:03'))).toEqual(['time']);
    expect(await refused(at('12:00', { customer_phone: '12' }))).toEqual(['customer_phone']);
    expect(await refused(at('12:00', { treatment_id: 8021 }))).toEqual(['treatment_id']);
    expect(await refused(at('12:00', { employee_id: 802 }))).toEqual(['employee_id']);
    const [first, ...others] = await team();
    const day = '2026-12-14';
    await vendor.client.addException({ ...params(venue), body: closedOn(day, first) });
    expect(await refused({ booking_date: day, time: '12:00', employee_id: first! })).toEqual(['time']);
    expect(others).toContain((await enter({ booking_date: day, time: '12:00' })).employee.id);
  });
});

describe('a walk-in', () => {
  it('takes the time from those who book on the site', async () => {
    const before = await listFreeTimes(server, service, hairCut, date);
    for (const id of await team()) await enter(at(before[0]!, { employee_id: id }));
    expect(await listFreeTimes(server, service, hairCut, date)).not.toContain(before[0]);
  });

  it('is one visit under one key, however often and by however many it is sent', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => enter(at('12:00'), key)));
    const ids = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    // Also once its hour is past and its treatment is gone.
    server.setClock(Temporal.Instant.from('2026-12-20T11:08:30Z'));
    expect((await enter(at('12:00'), key)).id).toBe(ids[0]);
  });
});

describe('what addWalkIn refuses', () => {
  it('addWalkIn answers in_progress while the same key is worked at', async () => {
    const key = 'a-key-under-way';
    const name = `walk-in ${venue} ${key}`;
    const refused = await server.deps.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
      return apiErrorOf(enter(at('13:00'), key));
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_progress' } });
  });

  it('addWalkIn answers key_reused for another customer under the same key', async () => {
    const key = crypto.randomUUID();
    await enter(at('12:00'), key);
    const refused = await apiErrorOf(enter(at('12:00', { customer_name: 'Somebody else' }), key));
    expect(refused).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  });

  it('addWalkIn answers slot_taken with the nearest free starts, and of rivals one gets the time', async () => {
    const [employee] = await team();
    const input = at('12:00', { employee_id: employee! });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => enter(input)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = await apiErrorOf(enter(input));
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(refused.body?.near?.length).toBe(3);
  });

  it('is whatever is not of their own chair to staff', async () => {
    const [own, other] = await team();
    const staff = await createUser(server, 'vendor');
    await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
      values (${venue}, ${staff.id}, 'staff', ${own!}, now())`.execute(server.deps.db);
    const treatments = (await staff.client.listVenueTreatments(params(venue))).data;
    expect(new Set(treatments.flatMap((treatment) => treatment.employee_ids))).toEqual(new Set([own]));
    const entering = (employee_id?: number) =>
      staff.client.addWalkIn({ ...params(venue), body: { ...walkIn, ...at('12:00', { employee_id }) } });
    expect((await entering()).data.employee.id).toBe(own);
    expect(Object.keys((await apiErrorOf(entering(other))).body?.errors ?? {})).toEqual(['employee_id']);
  });

  it('addWalkIn and listVenueTreatments answer not_found to everybody but the owner', async () => {
    for (const stranger of [await createUser(server), await createUser(server, 'vendor')]) {
      const entering = stranger.client.addWalkIn({ ...params(venue), body: { ...walkIn, ...at('12:00') } });
      expect((await apiErrorOf(entering)).body?.code).toBe('not_found');
      expect((await apiErrorOf(stranger.client.listVenueTreatments(params(venue)))).body?.code).toBe('not_found');
    }
  });
});

describe('the books of a venue with walk-ins', () => {
  it('give a time to a customer at the desk or to a customer on the site, never to both', async () => {
    const [employee] = await team();
    const [time] = await listFreeTimes(server, service, hairCut, date);
    const since = await latestId();
    const slotQuery = { ...(await toBookingBody(server, service, hairCut, date, time!)), employee_id: employee! };
    const customers = await Promise.all([createUser(server), createUser(server), createUser(server)]);
    const all = await Promise.allSettled([
      ...customers.map(({ client }) => client.placeBooking({ body: slotQuery })),
      ...[1, 2, 3].map(() => enter(at(time!, { employee_id: employee! }), crypto.randomUUID())),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(findBookingErrors(await readBookingRecords(server.deps.pool, since))).toEqual([]);
  });

  it('stay honest over arrivals, moves and ends', async () => {
    const since = await latestId();
    const { id } = await enter(at('12:00'), crypto.randomUUID());
    await vendor.client.moveBooking({ ...params(id), body: { booking_date: date, time: '13:00', duration: 90 } });
    server.setClock(Temporal.Instant.from('2026-12-12T10:05:00Z'));
    await vendor.client.checkIn(params(id));
    await vendor.client.undoCheckIn(params(id));
    await vendor.client.completeBooking(params(id));
    expect(findBookingErrors(await readBookingRecords(server.deps.pool, since))).toEqual([]);
  });

  const latestId = async () => {
    const found = await sql<{ id: number }>`select max(id) as id from bookings`.execute(server.deps.db);
    return found.rows[0]!.id;
  };
});

describe('a customer without an account', () => {
  it('is written to by nobody, is reminded of nothing and is not let go', async () => {
    await sql`delete from pgboss.job`.execute(server.deps.db);
    await sql`update venues set release_hours = 5 where id = ${venue}`.execute(server.deps.db);
    const { id } = await enter(at('15:00'));
    for (const now of ['2026-12-11T12:00:00Z', '2026-12-12T09:00:00Z', '2026-12-12T10:30:00Z']) {
      server.setClock(Temporal.Instant.from(now));
      const { maintainBookings } = await import('../booking.ts');
      await maintainBookings(server.deps);
    }
    const events = await sql`select from pgboss.job
      where data -> 'event' ->> 'bookingId' = ${String(id)}`.execute(server.deps.db);
    expect(events.rows).toEqual([]);
    expect((await vendor.client.findBooking(params(id))).data.status).toBe('confirmed');
    await sql`update venues set release_hours = null where id = ${venue}`.execute(server.deps.db);
  });

  it('can be moved, cancelled and completed, but is asked nothing', async () => {
    const { id, can } = await enter(at('12:00'));
    expect(can.propose).toMatchObject({ is_allowed: false, code: 'no_account' });
    const input = { booking_date: date, time: '13:00' };
    const asking = vendor.client.proposeTime({ ...params(id), body: input });
    expect((await apiErrorOf(asking)).body?.code).toBe('not_possible');
    expect((await vendor.client.moveBooking({ ...params(id), body: input })).data.time).toBe('13:00');
    await server.deliver();
    server.setClock(Temporal.Instant.from('2026-12-12T10:00:00Z'));
    expect((await vendor.client.completeBooking(params(id))).data.status).toBe('completed');
    const other = await enter(at('16:00'));
    const cancelled = await vendor.client.cancelBooking({ ...params(other.id), body: { reason: 'She left' } });
    expect(cancelled.data.status).toBe('cancelled');
    await server.deliver();
  });

  it('is in bookings, report, export and among the clients, and is no customer', async () => {
    const customer = await createUser(server);
    const booked = await placeBooking(server, customer, date, { serviceId: service, nth: 8 });
    const [one, other] = [await enter(at('10:00')), await enter(at('10:00'))];
    for (const { id } of [one, other, booked]) await setStatus(server, id, 'completed');
    const { data } = await vendor.client.listClients({ ...params(venue), query: { text: 'Umm Ali' } });
    expect(data.map(({ has_account: isCustomer }) => isCustomer)).toEqual([false]);
    const found = await vendor.client.listVenueBookings({
      ...params(venue),
      query: { text: 'Umm Ali', from: date, to: date },
    });
    expect(found.data.filter(({ status }) => status === 'completed')).toHaveLength(2);
    const { periods } = (await vendor.client.findReport({ ...params(venue), query: { from: date, to: date } })).data;
    expect(periods[0]).toMatchObject({ done: 3, new_customers: 1, returning_customers: 0 });
    const csv = await vendor.client.exportVenueBookings({ ...params(venue), query: { from: date, to: date } });
    expect(csv.split('Umm Ali').length).toBeGreaterThan(2);
  });
});
