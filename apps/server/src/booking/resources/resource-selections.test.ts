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
const [half, hour] = [service * 10 + 1, service * 10 + 2];
const day = '2026-12-10';
const params = (id: number) => ({ params: { id: String(id) } });
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue, { auto_confirm: true, daily_cap: null });
});
beforeEach(() => cancelVenueBookings(server, venue));
afterEach(() => clearResources(server, venue));

/** Both treatments need one of some lasers. */
async function shareLasers(count: number): Promise<void> {
  await addResources(server, venue, half, count);
  await sql`insert into treatment_needs select venue_id, ${hour}::bigint, kind_id from treatment_needs
    where treatment_id = ${half}`.execute(server.deps.db);
}

async function offered(together: boolean) {
  const query = { items: `${half},${hour}`, from: day, days: '1', ...(together ? { together: '1' as const } : {}) };
  const { data } = await server.client().listSelectionSlots({ query });
  const items = [{ pricing_item_id: half }, { pricing_item_id: hour }];
  const choice = { service_id: service, items, booking_date: day, ...(together ? { together } : {}) };
  const body = { ...choice, customer_name: 'Zainab', duration: data.duration, price: data.price };
  return { times: (data.days[0]?.times ?? []).map(({ time }) => time), body };
}

const numbersOf = async (id: number) => {
  const { data } = await owner.client.findBooking(params(id));
  return data.items.map(({ resources }) => resources.map(({ number }) => number));
};

async function placeOne(time: string, employee_id?: number) {
  const customer = await createUser(server);
  const body = { ...(await toBookingBody(server, service, half, day, time)), employee_id };
  return { customer, data: (await customer.client.placeBooking({ body })).data };
}

describe('R15.09 treatments of one booking that need the same kind', () => {
  it('begin together only where there are two', async () => {
    const { times: all } = await offered(true);
    expect(all.length).toBeGreaterThan(0);
    await shareLasers(1);
    expect((await offered(true)).times).toEqual([]);
    await clearResources(server, venue);
    await shareLasers(2);
    const { times, body } = await offered(true);
    expect(times).toEqual(all);
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    expect(await numbersOf(data.id)).toEqual([[1], [2]]);
    // Nobody else has one then, by whomever.
    expect(await listFreeTimes(server, service, half, day)).not.toContain(times[0]);
  });

  it('follow one another with one, after the buffer in which it is still taken', async () => {
    await shareLasers(1);
    const { times, body } = await offered(false);
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    expect(await numbersOf(data.id)).toEqual([[1], [1]]);
    const [first, second] = data.items.map(({ starts_at: at }) => Date.parse(at) / 60_000);
    expect(second! - first!).toBe(45);
    // It moves as a whole, and back to where it was.
    const at = (time: string) => ({ ...params(data.id), body: { booking_date: day, time, employee_id: null } });
    await client.rescheduleBooking(at(times.at(-1)!));
    await client.rescheduleBooking(at(times[0]!));
    expect(await numbersOf(data.id)).toEqual([[1], [1]]);
  });

  it('and a single one at once: all or nothing of the pair, never a third laser', async () => {
    await shareLasers(2);
    const { times, body } = await offered(true);
    for (const time of times.filter((_, index) => index % 4 === 0).slice(0, 4)) {
      const [pair, single] = await Promise.allSettled([
        createUser(server).then(({ client }) => client.placeBooking({ body: { ...body, time } })),
        placeOne(time),
      ]);
      expect([pair.status, single.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { rows } = await sql`select resource_id from resource_uses a where exists (select from resource_uses b
        where b.resource_id = a.resource_id and b.during && a.during and b.booking_id <> a.booking_id)`.execute(
        server.deps.db,
      );
      expect(rows).toEqual([]);
    }
  });
});

describe('R15.09 what is suggested or waited for', () => {
  it('a proposal is accepted only while the laser is free', async () => {
    await addResources(server, venue, half, 1);
    const free = await listFreeTimes(server, service, half, day);
    const [early = '', late = ''] = [free[0], free.at(-1)];
    const { customer, data } = await placeOne(early, employees[0]);
    const body = { booking_date: day, time: late, employee_id: null };
    const { proposal } = (await owner.client.proposeTime({ ...params(data.id), body })).data;
    await placeOne(late, employees[1]);
    const error = await apiErrorOf(customer.client.acceptProposal(params(proposal!.id)));
    expect(error).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect((await owner.client.findBooking(params(data.id))).data.time).toBe(early);
  });

  it('who waits is offered the time once the laser is free', async () => {
    await addResources(server, venue, half, 1);
    const [time = ''] = await listFreeTimes(server, service, half, day);
    const { customer, data } = await placeOne(time, employees[0]);
    const waiting = await createUser(server);
    const end = Temporal.PlainTime.from(time).add({ minutes: 30 }).toString().slice(0, 5);
    const span = { from: day, to: day, earliest: time, latest: end, employee_id: employees[1] };
    const body = { treatment_id: half, customer_name: 'Zainab Kareem', ...span };
    await waiting.client.joinWaitlist({ params: { id: String(service) }, body });
    await server.deliver();
    expect((await waiting.client.listWaitlistEntries()).data[0]?.offer).toBeNull();
    await customer.client.cancelBooking({ ...params(data.id), body: { reason: '' } });
    await server.deliver();
    await server.deliver();
    expect((await waiting.client.listWaitlistEntries()).data[0]?.offer).toMatchObject({ time });
  });
});
