import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, daily, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = 8;
const { service, employee } = landmarks.oneEmployee;
const item = 8021;
const params = (id: number = venue) => ({ params: { id: String(id) } });
let vendor: TestUser;
let stranger: TestUser;
let customer: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  stranger = await createUser(server, 'vendor');
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});

const scheduleNow = async () => (await vendor.client.findSchedule(params())).data;

it('listVenuesOfMember names the own venues alone', async () => {
  expect((await vendor.client.listVenues()).data).toEqual([
    { id: venue, name: expect.any(String), role: 'owner', is_women_only: false },
  ]);
  expect((await stranger.client.listVenues()).data).toEqual([]);
});

it('findSchedule shows hours past midnight, exceptions, people and what they give, and answers not_found to others', async () => {
  const body = { ...weekOf('20:00', '26:00'), breaks: daily('23:30', '24:15') };
  await vendor.client.changeHours({ ...params(), body });
  const data = await scheduleNow();
  expect(data.hours.filter(({ employee_id: id }) => id === null)).toEqual(
    daily('20:00', '26:00').map((hours) => ({ ...hours, employee_id: null })),
  );
  expect(data.breaks[0]).toEqual({ employee_id: null, weekday: 1, from: '23:30', to: '24:15' });
  expect(data.services.find(({ id }) => id === service)).toMatchObject({
    is_published: true,
    employee_ids: [employee],
  });
  expect((await apiErrorOf(stranger.client.findSchedule(params()))).body?.code).toBe('not_found');
});

describe('changeHours', () => {
  it('replaces the whole week, is seen at once in the free times, and is written down with who changed what', async () => {
    await vendor.client.changeHours({ ...params(), body: weekOf('09:00', '17:00') });
    const { data } = await vendor.client.changeHours({ ...params(), body: weekOf('12:00', '15:00') });
    expect(data).toMatchObject({ is_changed: true, affected: [] });
    const times = await listFreeTimes(server, service, item, '2026-12-10');
    expect([times.at(0), times.every((time) => time >= '12:00' && time < '15:00')]).toEqual(['12:00', true]);
    const [last] = await server.deps.db.selectFrom('schedule_changes').selectAll().orderBy('id', 'desc').execute();
    expect(last).toMatchObject({ verb: 'changeHours', actor_id: vendor.id, venue_id: venue });
    const week = (from: string, to: string) => ({
      hours: daily(from, to).map((one) => ({ ...one, employee_id: null })),
    });
    expect([last?.before, last?.after]).toEqual([week('09:00', '17:00'), week('12:00', '15:00')]);
  });

  it('changes nothing and counts no version where everything is so already', async () => {
    await vendor.client.changeHours({ ...params(), body: weekOf('12:00', '15:00') });
    const { version } = await scheduleNow();
    const { data } = await vendor.client.changeHours({ ...params(), body: weekOf('12:00', '15:00') });
    expect(data).toMatchObject({ is_changed: false, schedule: { version } });
  });

  it('sets the week of one employee and leaves the venue and the others as they are', async () => {
    await vendor.client.changeHours({ ...params(), body: weekOf('09:00', '18:00') });
    const body = { ...weekOf('10:00', '11:30'), employee_id: employee };
    const { data } = await vendor.client.changeHours({ ...params(), body });
    expect(data.schedule.hours.filter(({ employee_id: id }) => id === null)).toHaveLength(7);
    expect((await listFreeTimes(server, service, item, '2026-12-10')).every((time) => time < '11:30')).toBe(true);
    await vendor.client.changeHours({ ...params(), body: { ...body, hours: [] } });
    expect((await listFreeTimes(server, service, item, '2026-12-10')).some((time) => time > '11:30')).toBe(true);
  });
});

describe('a week that cannot be', () => {
  const [monday, hours] = [{ weekday: 1 }, weekOf('09:00', '18:00')];
  it.each([
    ['hours.0.to', { hours: [{ ...monday, from: '10:00', to: '10:00' }] }],
    ['hours.0.from', { hours: [{ ...monday, from: '24:00', to: '25:00' }] }],
    ['hours.0.to', { hours: [{ ...monday, from: '10:00', to: '48:01' }] }],
    [
      'hours.1',
      {
        hours: [
          { ...monday, from: '10:00', to: '12:00' },
          { ...monday, from: '11:59', to: '13:00' },
        ],
      },
    ],
    [
      'hours.0',
      {
        hours: [
          { weekday: 1, from: '01:00', to: '05:00' },
          { weekday: 7, from: '20:00', to: '26:00' },
        ],
      },
    ],
    [
      'breaks',
      { breaks: Array.from({ length: 11 }, (_, n) => ({ ...monday, from: `1${n % 10}:00`, to: `1${n % 10}:05` })) },
    ],
    ['hours', { hours: Array.from({ length: 71 }, () => ({ ...monday, from: '10:00', to: '12:00' })) }],
    ['women_only_hours', { employee_id: employee, women_only_hours: daily('09:00', '12:00') }],
    ['employee_id', { employee_id: 101 }],
  ])('answers invalid and names %s', async (field, over) => {
    const before = await scheduleNow();
    const refused = await apiErrorOf(vendor.client.changeHours({ ...params(), body: { ...hours, ...over } }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
    expect(await scheduleNow()).toEqual(before);
  });

  it('changeHours answers not_found to the owner of another venue', async () => {
    const refused = await apiErrorOf(stranger.client.changeHours({ ...params(), body: hours }));
    expect(refused.body?.code).toBe('not_found');
  });
});

describe('changePolicy', () => {
  const policy = {
    slot_step_minutes: 20,
    lead_minutes: 0,
    horizon_days: 30,
    answer_minutes: 60,
    daily_cap: null,
    cancel_hours: 2,
    auto_confirm: false,
    release_hours: null,
  };

  it('sets how the venue takes bookings, and breaks none', async () => {
    await vendor.client.changeHours({ ...params(), body: weekOf('09:00', '18:00') });
    await placeBooking(server, customer, '2026-12-18', { nth: 1 });
    const body = { ...policy, slot_step_minutes: 45, horizon_days: 7, daily_cap: 1 };
    const { data } = await vendor.client.changePolicy({ ...params(), body });
    expect(data).toMatchObject({ is_changed: true, affected: [], schedule: { policy: body } });
    expect((await vendor.client.listConflicts(params())).data).toEqual([]);
    await vendor.client.changePolicy({ ...params(), body: policy });
  });

  it('changePolicy answers not_found to others and invalid beyond the limits', async () => {
    expect((await apiErrorOf(stranger.client.changePolicy({ ...params(), body: policy }))).body?.code).toBe(
      'not_found',
    );
    const body = { ...policy, slot_step_minutes: 4, release_hours: 25 };
    const refused = await apiErrorOf(vendor.client.changePolicy({ ...params(), body }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual(['slot_step_minutes', 'release_hours']);
  });
});

describe('exceptions', () => {
  it('addException closes days, and removeException opens them again', async () => {
    const day = '2026-12-14';
    const { data } = await vendor.client.addException({ ...params(), body: { ...closedOn(day), note: 'Painting' } });
    const added = data.schedule.exceptions.find(({ starts_on: on }) => on === day)!;
    expect(added).toMatchObject({ kind: 'closed', note: 'Painting', ends_on: day });
    expect(await listFreeTimes(server, service, item, day)).toEqual([]);
    await vendor.client.removeException({ ...params(added.id), body: { resolutions: [] } });
    expect(await listFreeTimes(server, service, item, day)).not.toEqual([]);
  });

  const open = { ...closedOn('2026-12-14'), kind: 'open' as const };
  it.each([
    ['ends_on', { ...closedOn('2026-12-14'), ends_on: '2026-12-13' }],
    ['ends_on', closedOn('2026-11-20')],
    ['ends_on', { ...closedOn('2026-12-14'), ends_on: '2028-11-22' }],
    ['starts_on', { ...closedOn('2026-12-14'), starts_on: '1999-01-01' }],
    ['kind', { ...closedOn('2026-12-14'), from: '10:00', to: '12:00' }],
    ['to', { ...open, from: '10:00', to: '09:00' }],
    ['to', { ...open, from: '10:00' }],
    ['from', { ...open, to: '10:00' }],
    ['employee_id', { ...open, kind: 'women_only' as const, employee_id: employee }],
    ['employee_id', closedOn('2026-12-14', 101)],
    ['priority', { ...closedOn('2026-12-14'), priority: 10 }],
  ])('addException answers invalid and names %s', async (field, body) => {
    const refused = await apiErrorOf(vendor.client.addException({ ...params(), body }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });

  it('addException and removeException answer not_found to others', async () => {
    const { data } = await vendor.client.addException({ ...params(), body: closedOn('2027-03-01') });
    const { id } = data.schedule.exceptions.at(-1)!;
    const body = { resolutions: [] };
    const problems = [
      () => stranger.client.addException({ ...params(), body: closedOn('2026-12-14') }),
      () => stranger.client.removeException({ ...params(id), body }),
      () => vendor.client.removeException({ ...params(999_999), body }),
    ];
    for (const refused of problems) expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
  });
});

const none = { resolutions: [] };

describe('people and offers', () => {
  it('changeEmployment takes somebody out of the free times and brings them back', async () => {
    const body = { is_active: false, daily_cap: 3, ...none };
    const { data } = await vendor.client.changeEmployment({ ...params(employee), body });
    expect(data.schedule.employees.find(({ id }) => id === employee)).toMatchObject({ is_active: false, daily_cap: 3 });
    expect(await listFreeTimes(server, service, item, '2026-12-15')).toEqual([]);
    await vendor.client.changeEmployment({ ...params(employee), body: { is_active: true, daily_cap: null, ...none } });
    expect(await listFreeTimes(server, service, item, '2026-12-15')).not.toEqual([]);
  });

  it('changeServiceTeam sets who gives a service, and refuses people of other venues', async () => {
    const team = (ids: number[]) =>
      vendor.client.changeServiceTeam({ ...params(service), body: { employee_ids: ids, ...none } });
    const colleague = (await scheduleNow()).employees.find(({ id }) => id !== employee)!.id;
    const { data } = await team([colleague, employee, colleague]);
    const ids = data.schedule.services.find(({ id }) => id === service)?.employee_ids;
    expect(ids).toEqual([colleague, employee].toSorted((a, b) => a - b));
    expect((await apiErrorOf(team([101]))).body?.errors).toHaveProperty('employee_ids');
    await team([employee]);
  });

  it('changePublication withdraws a service and offers it again, but neither without a price nor when it is suspended', async () => {
    const treatment = (is_published: boolean, id = service) =>
      vendor.client.changePublication({ ...params(id), body: { is_published, ...none } });
    await treatment(false);
    expect((await apiErrorOf(server.client().findService(params(service)))).status).toBe(404);
    await treatment(true);
    expect((await server.client().findService(params(service))).id).toBe(service);
    const { db } = server.deps;
    await db.updateTable('services').set({ status: 'suspended' }).where('id', '=', service).execute();
    expect((await apiErrorOf(treatment(true))).body?.code).toBe('not_found');
    await db.updateTable('services').set({ status: 'draft' }).where('id', '=', service).execute();
    await db.updateTable('treatments').set({ service_id: 801 }).where('service_id', '=', service).execute();
    expect((await apiErrorOf(treatment(true))).body?.missing).toEqual(['treatments']);
    await db
      .updateTable('treatments')
      .set({ service_id: service })
      .where('id', '>=', 8021)
      .where('id', '<', 8030)
      .execute();
    await treatment(true);
  });
});

describe('people and offers of others', () => {
  it('changeEmployment, changeServiceTeam and changePublication answer not_found to others', async () => {
    const problems = [
      () =>
        stranger.client.changeEmployment({ ...params(employee), body: { is_active: true, daily_cap: null, ...none } }),
      () => stranger.client.changeServiceTeam({ ...params(service), body: { employee_ids: [], ...none } }),
      () => stranger.client.changePublication({ ...params(service), body: { is_published: false, ...none } }),
    ];
    for (const refused of problems) expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
  });
});
