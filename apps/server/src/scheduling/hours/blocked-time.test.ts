import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const day = '2026-12-12';
let vendor: TestUser;
let team: number[];

const params = (id: number = venue) => ({ params: { id: String(id) } });
const hours = (employee_id: number | null, from = '12:00', to = '13:30') => ({
  kind: 'blocked' as const,
  employee_id,
  starts_on: day,
  ends_on: day,
  weekday: null,
  from,
  to,
  priority: 0,
  note: 'Supplier',
  resolutions: [],
});
const block = (employee_id: number | null, from?: string, to?: string) =>
  vendor.client.addException({ ...params(), body: hours(employee_id, from, to) });
const ownTimes = async (employee: number) => {
  const query = { treatment_id: String(hairCut), employee_id: String(employee), from: day, days: '1' };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  return data.days[0]!.times.map(({ time }) => time);
};

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(), body: weekOf('10:00', '20:00') });
  const { data } = await vendor.client.findSchedule(params());
  team = data.services.find((one) => one.id === service)!.employee_ids;
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  await server.deps.db.deleteFrom('hours_exceptions').where('venue_id', '=', venue).execute();
});

describe('blocked hours', () => {
  it('are nobody else’s, take the person out of what the site offers, and are given back whole', async () => {
    const [blocked, other] = [team[0]!, team[1]!];
    const before = await ownTimes(blocked);
    const { data } = await block(blocked);
    expect(data.is_changed).toBe(true);
    expect(await ownTimes(blocked)).not.toContain('12:00');
    expect(await ownTimes(blocked)).toContain('13:30');
    expect(await ownTimes(other)).toContain('12:00');
    expect(await listFreeTimes(server, service, hairCut, day)).toContain('12:00');
    const [entered] = data.schedule.exceptions;
    await vendor.client.removeException({ ...params(entered!.id), body: { resolutions: [] } });
    expect(await ownTimes(blocked)).toEqual(before);
  });

  it('stand in the agenda with their note, beside hours and leave of the person', async () => {
    await block(team[0]!);
    const { data } = await vendor.client.listAgenda({ ...params(), query: { from: day, days: '2' } });
    const { shifts, off } = data.employees.find(({ id }) => id === team[0])!;
    expect(shifts).toMatchObject([{ date: day, from: '10:00' }, { date: '2026-12-13' }]);
    expect(off.filter(({ kind }) => kind !== 'break')).toMatchObject([
      { date: day, from: '12:00', to: '13:30', kind: 'blocked', exception: { note: 'Supplier' } },
    ]);
  });

  it('hold up moves and walk-ins of the venue itself', async () => {
    await block(team[0]!);
    const body = {
      treatment_id: hairCut,
      employee_id: team[0]!,
      customer_name: 'A',
      booking_date: day,
      time: '12:30',
    };
    const refused = await apiErrorOf(vendor.client.addWalkIn({ ...params(), body }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual(['time']);
  });

  it('name the bookings that they break, and stand once the venue says what becomes of them', async () => {
    const booked = await placeBooking(server, await createUser(server), day, {
      serviceId: service,
      nth: 4,
      employee_id: team[0]!,
    });
    const refused = await apiErrorOf(block(team[0]!, booked.time, '20:00'));
    expect(refused.body).toMatchObject({ code: 'bookings_affected', affected: [{ booking_id: booked.id }] });
    const resolutions = [{ booking_id: booked.id, action: 'retain' as const }];
    const body = { ...hours(team[0]!, booked.time, '20:00'), resolutions };
    expect((await vendor.client.addException({ ...params(), body })).data.is_changed).toBe(true);
  });
});

describe('R15.08 blocked hours', () => {
  it('that are sent again, as after a lost answer, are blocked once', async () => {
    const sent = await Promise.all([block(team[0]!), block(team[0]!)]);
    expect(sent.filter(({ data }) => data.is_changed)).toHaveLength(1);
    await block(team[1]!);
    const { data } = await vendor.client.findSchedule(params());
    expect(data.exceptions.filter(({ starts_on: on }) => on === day)).toHaveLength(2);
  });
});

describe('blocked hours that are not whole', () => {
  it.each([
    ['employee_id', { employee_id: null }],
    ['from', { from: null, to: null }],
    ['to', { to: null }],
    ['to', { to: '11:00' }],
  ])('need a %s: %j', async (field, wrong) => {
    const refused = await apiErrorOf(
      vendor.client.addException({ ...params(), body: { ...hours(team[0]!), ...wrong } }),
    );
    expect(Object.keys(refused.body?.errors ?? {})).toContain(field);
  });
});
