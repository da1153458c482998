import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addResources, clearResources } from '#testing/resources.ts';
import { cancelVenueBookings } from '#testing/scheduling.ts';

const server = useServer();
const { service, employees } = landmarks.threeEmployees;
const venue = 11;
const treatment = service * 10 + 1;
const day = '2026-12-10';
const params = (id: number = venue) => ({ params: { id: String(id) } });
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue, { auto_confirm: true, daily_cap: null });
});
beforeEach(() => cancelVenueBookings(server, venue));
afterEach(() => clearResources(server, venue));

type ResourcesBody = Parameters<TestUser['client']['changeResources']>[0]['body'];
type KindBody = ResourcesBody['kinds'][number];
type ResourceBody = KindBody['resources'][number];

const laser = (number: number, over: Partial<ResourceBody> = {}): ResourceBody => ({
  id: null,
  number,
  label: null,
  is_in_use: true,
  maintenance: [],
  ...over,
});
const lasers = (resources: ResourceBody[], over: Partial<KindBody> = {}): KindBody => ({
  id: null,
  name: { en: 'Laser' },
  sort: 'device',
  treatment_ids: [treatment],
  resources,
  ...over,
});
const whole = { starts_on: day, from: '00:00', ends_on: '2026-12-11', to: '12:00' };

const change = (kinds: KindBody[], over: Partial<ResourcesBody> = {}, who = owner) =>
  who.client.changeResources({ ...params(), body: { kinds, resolutions: [], ...over } });

/** Enters kinds and gives them as they can be entered again. */
async function enter(kinds: KindBody[]): Promise<KindBody[]> {
  const { schedule } = (await change(kinds)).data;
  return schedule.resource_kinds.map(({ id, names, sort, treatment_ids, resources }) => ({
    id,
    name: names,
    sort,
    treatment_ids,
    resources,
  }));
}

async function place(time: string, employee_id?: number) {
  const customer = await createUser(server);
  const body = { ...(await toBookingBody(server, service, treatment, day, time)), employee_id };
  return (await customer.client.placeBooking({ body })).data.id;
}

const times = () => listFreeTimes(server, service, treatment, day);
const numberOf = async (id: number) =>
  (await owner.client.findBooking(params(id))).data.items[0]?.resources.map(({ number }) => number);
const conflicts = async () => (await owner.client.listConflicts(params())).data;

/** A time that two employees could give. */
async function timeOfTwo(): Promise<string> {
  const query = { treatment_id: String(treatment), from: day, days: '1' };
  const lists = await Promise.all(
    employees.slice(0, 2).map(async (id) => {
      const { data } = await server.client().listSlots({
        params: { id: String(service) },
        query: { ...query, employee_id: String(id) },
      });
      return data.days[0]!.times.flatMap(({ time, is_free: isFree }) => (isFree ? [time] : []));
    }),
  );
  return lists[0]!.find((time) => lists[1]!.includes(time))!;
}

describe('R15.09 changeResources', () => {
  it('is found in the schedule as it was entered, and can be entered again without a change', async () => {
    const kinds = [
      lasers([laser(1, { label: 'Window' }), laser(2, { is_in_use: false, maintenance: [whole] })]),
      lasers([laser(7)], { name: { en: 'Room', ar: 'غرفة' }, sort: 'room', treatment_ids: [] }),
    ];
    const entered = await enter(kinds);
    const withoutIds = entered.map((kind) => ({
      ...kind,
      id: null,
      resources: kind.resources.map((resource) => ({ ...resource, id: null })),
    }));
    expect(withoutIds).toEqual(kinds);
    const { data } = await change(entered);
    expect(data.is_changed).toBe(false);
    expect((await owner.client.findSchedule(params())).data.resource_kinds).toHaveLength(2);
  });

  it('offers a time only where one is in use and not maintained', async () => {
    const all = await times();
    const entered = await enter([lasers([laser(1), laser(2, { is_in_use: false })])]);
    expect(await times()).toEqual(all);
    const [kind] = entered;
    const set = (first: Partial<ResourceBody>) =>
      change([{ ...kind!, resources: [{ ...kind!.resources[0]!, ...first }] }]);
    await set({ maintenance: [{ starts_on: day, from: '12:00', ends_on: day, to: '15:00' }] });
    const left = await times();
    // 30 minutes and 15 after them.
    expect(left).toEqual(all.filter((time) => time >= '15:00'));
    await set({ is_in_use: false });
    expect(await times()).toEqual([]);
    await change([]);
    expect(await times()).toEqual(all);
  });
});

describe('R15.09 what cannot be entered', () => {
  it('refuses what does not fit together, by field', async () => {
    const [kind] = await enter([lasers([laser(1)])]);
    const { id } = kind!.resources[0]!;
    const backward = { ...whole, ends_on: day, from: '12:00', to: '11:00' };
    const refused: [KindBody[], string][] = [
      [[lasers([laser(1), laser(1)])], 'kinds.0.resources.1.number'],
      [[lasers([laser(1, { maintenance: [backward] })])], 'kinds.0.resources.0.maintenance.0.to'],
      [
        [lasers([laser(1, { maintenance: [{ ...whole, ends_on: '2030-01-01' }] })])],
        'kinds.0.resources.0.maintenance.0.ends_on',
      ],
      [[kind!, kind!], 'kinds.1.id'],
      [[lasers([laser(1)], { id: 999_999 })], 'kinds.0.id'],
      [[lasers([laser(1)], { treatment_ids: [1011] })], 'kinds.0.treatment_ids'],
      [[kind!, lasers([laser(1, { id })])], 'kinds.1.resources.0.id'],
      [[lasers([])], 'kinds.0.resources'],
    ];
    for (const [kinds, field] of refused) {
      const error = await apiErrorOf(change(kinds));
      expect([error.status, Object.keys(error.body?.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('refuses a list that was seen before somebody else changed it', async () => {
    const { version } = (await owner.client.findSchedule(params())).data;
    await change([lasers([laser(1)])], { version });
    const error = await apiErrorOf(change([], { version }));
    expect(Object.keys(error.body?.errors ?? {})).toEqual(['version']);
    expect((await owner.client.findSchedule(params())).data.resource_kinds).toHaveLength(1);
  });

  it('changeResources answers not_found to others, and leaves another venue’s resources alone', async () => {
    await enter([lasers([laser(1)])]);
    const stranger = await createUser(server, 'vendor');
    expect((await apiErrorOf(change([], {}, stranger))).body?.code).toBe('not_found');
    const [foreign = 0] = await addResources(server, 8, landmarks.oneEmployee.service * 10 + 1, 1);
    const error = await apiErrorOf(change([lasers([laser(1, { id: foreign })])]));
    expect(error.status).toBe(422);
    await change([]);
    const { rows } = await sql`select from resources where id = ${foreign} and not is_removed`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
    await clearResources(server, 8);
  });
});

describe('R15.09 bookings that a change leaves without', () => {
  it('changeResources answers bookings_affected, and nothing is taken away in silence', async () => {
    const [kind] = await enter([lasers([laser(1)])]);
    const [first = ''] = await times();
    const id = await place(first);
    const resources = [{ ...kind!.resources[0]!, maintenance: [whole] }];
    const refused = await apiErrorOf(change([{ ...kind!, resources }]));
    expect(refused.body).toMatchObject({
      code: 'bookings_affected',
      affected: [{ booking_id: id, items: [{ why: 'no_resource' }] }],
    });
    const out = await apiErrorOf(change([{ ...kind!, resources: [{ ...kind!.resources[0]!, is_in_use: false }] }]));
    expect(out.body?.code).toBe('bookings_affected');
    const removed = await apiErrorOf(change([{ ...kind!, resources: [laser(2, { is_in_use: false })] }]));
    expect(removed.body?.code).toBe('bookings_affected');
    expect([await numberOf(id), await conflicts()]).toEqual([[1], []]);
  });

  it('gives another number to what can have one, and keeps what the venue stands by', async () => {
    const [kind] = await enter([lasers([laser(1), laser(2)])]);
    const time = await timeOfTwo();
    const ids = [await place(time, employees[0]), await place(time, employees[1])];
    const [one, two] = kind!.resources;
    const broken = [{ ...kind!, resources: [{ ...one!, is_in_use: false }, two!] }];
    const reassigned = { booking_id: ids[0]!, action: 'reassign' as const };
    // The other one is in use at that time.
    const full = await apiErrorOf(change(broken, { resolutions: [reassigned] }));
    expect(Object.keys(full.body?.errors ?? {})).toEqual(['resolutions.0.action']);
    await change(broken, { resolutions: [{ booking_id: ids[0]!, action: 'retain' }] });
    expect([await numberOf(ids[0]!), await conflicts()]).toEqual([[1], []]);
    const three = [{ ...kind!, resources: [{ ...one!, is_in_use: false }, { ...two!, is_in_use: false }, laser(3)] }];
    await change(three, { resolutions: [{ booking_id: ids[1]!, action: 'reassign' }] });
    expect([await numberOf(ids[0]!), await numberOf(ids[1]!)]).toEqual([[1], [3]]);
  });

  it('changeResources answers not_possible where the customer’s own proposal is unanswered', async () => {
    const [kind] = await enter([lasers([laser(1)])]);
    const [first = '', ...others] = await times();
    const customer = await createUser(server);
    const body = await toBookingBody(server, service, treatment, day, first);
    const { id } = (await customer.client.placeBooking({ body })).data;
    const input = { booking_date: day, time: others.at(-1)! };
    await customer.client.proposeTime({ ...params(id), body: input });
    const resolutions = [{ booking_id: id, action: 'propose' as const, ...input }];
    const resources = [{ ...kind!.resources[0]!, maintenance: [{ ...whole, ends_on: day, to: '20:00' }] }];
    const error = await apiErrorOf(change([{ ...kind!, resources }], { resolutions }));
    expect(error.body?.code).toBe('not_possible');
  });
});

describe('R15.09 bookings after a change', () => {
  it('a new need is met where there is something free, the rest are conflicts', async () => {
    const time = await timeOfTwo();
    const ids = [await place(time, employees[0]), await place(time, employees[1])];
    const refused = await apiErrorOf(change([lasers([laser(1)])]));
    expect(refused.body?.affected).toMatchObject([{ booking_id: ids[1] }]);
    await change([lasers([laser(1), laser(2)])]);
    expect([await numberOf(ids[0]!), await numberOf(ids[1]!)]).toEqual([[1], [2]]);
    await change([lasers([laser(1), laser(2)], { treatment_ids: [] })]);
    expect([await numberOf(ids[0]!), await numberOf(ids[1]!)]).toEqual([[], []]);
  });

  it('what was removed comes back with its number and its bookings', async () => {
    const entered = await enter([lasers([laser(4)])]);
    const [first = ''] = await times();
    const id = await place(first);
    await change([]);
    expect(await numberOf(id)).toEqual([]);
    await change(entered);
    expect(await numberOf(id)).toEqual([4]);
    expect((await owner.client.findSchedule(params())).data.resource_kinds).toMatchObject([{ id: entered[0]!.id }]);
  });
});

it('R15.09 lists read free times anew after every change of resources', async () => {
  const stale = async () => {
    const { rows } = await sql<{ n: number }>`
      with gone as (delete from stale_slots where venue_id = ${venue} returning 1) select count(*)::int as n from gone`.execute(
      server.deps.db,
    );
    return (rows[0]?.n ?? 0) > 0;
  };
  const [kind] = await enter([lasers([laser(1), laser(2)])]);
  expect(await stale()).toBe(true);
  await change([{ ...kind!, resources: [{ ...kind!.resources[0]!, maintenance: [whole] }, kind!.resources[1]!] }]);
  expect(await stale()).toBe(true);
  await change([{ ...kind!, treatment_ids: [] }]);
  expect(await stale()).toBe(true);
  await change([]);
  expect(await stale()).toBe(true);
});

it('R15.09 what is booked in the demo world for shared lasers has one each', async () => {
  const { venue: id, services, count } = landmarks.sharedLasers;
  const found = await sql<{ booked: number; equipped: number; numbers: number }>`
    select count(*)::int as booked, count(*) filter (where is_equipped(b))::int as equipped,
      (select count(*)::int from resources where venue_id = ${id}) as numbers
    from bookings b where venue_id = ${id} and service_id = any(${services}) and status in ('pending', 'confirmed')
      and lower(during) > ${server.deps.clock.now().toString()}`.execute(server.deps.db);
  const [row] = found.rows;
  expect(row?.numbers).toBe(count);
  expect(row?.booked).toBeGreaterThan(0);
  expect(row?.equipped).toBe(row?.booked);
});
