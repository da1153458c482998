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
const params = (id: number) => ({ params: { id: String(id) } });
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue, { auto_confirm: true, daily_cap: null });
});
beforeEach(() => cancelVenueBookings(server, venue));
afterEach(() => clearResources(server, venue));

/** Places a booking of a new customer. */
async function place(time: string, over: object = {}) {
  const customer = await createUser(server);
  const body = { ...(await toBookingBody(server, service, treatment, day, time)), ...over };
  return { customer, data: (await customer.client.placeBooking({ body })).data };
}

/** The numbers that hold time at the venue, by booking. */
async function usedBy(...ids: number[]) {
  const found = await sql<{ id: number; number: number }>`
    select u.booking_id as id, r.number from resource_uses u join resources r on r.id = u.resource_id
    where u.venue_id = ${venue}`.execute(server.deps.db);
  return ids.map((id) => found.rows.find((row) => row.id === id)?.number);
}

const times = () => listFreeTimes(server, service, treatment, day);
/** Some times far apart that every employee could give. */
async function timesOfAll(): Promise<string[]> {
  const lists = await Promise.all(
    employees.map(async (id) => {
      const query = { treatment_id: String(treatment), employee_id: String(id), from: day, days: '1' };
      const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
      return new Set(data.days[0]!.times.flatMap(({ time, is_free: isFree }) => (isFree ? [time] : [])));
    }),
  );
  const all = [...lists.reduce((left, right) => left.intersection(right))];
  return all.filter((_, index) => index % 4 === 0);
}

const isTaken = { status: 409, body: { code: 'slot_taken', near: expect.any(Array) as unknown } };

describe('R15.09 one laser for three employees', () => {
  it('is offered to one customer at a time, and again once the booking is off', async () => {
    await addResources(server, venue, treatment, 1);
    const [first = ''] = await times();
    const { data, customer } = await place(first);
    expect(await usedBy(data.id)).toEqual([1]);
    expect(await times()).not.toContain(first);
    await customer.client.cancelBooking({ ...params(data.id), body: { reason: '' } });
    expect(await usedBy(data.id)).toEqual([undefined]);
    expect(await times()).toContain(first);
  });

  it('refuses a second customer with another employee, and names near times at which it is free', async () => {
    await addResources(server, venue, treatment, 1);
    const [first = ''] = await times();
    await place(first, { employee_id: employees[0] });
    const error = await apiErrorOf(place(first, { employee_id: employees[1] }));
    expect(error).toMatchObject(isTaken);
    const free = await times();
    for (const { time } of (error as { body: { near: { time: string }[] } }).body.near) expect(free).toContain(time);
  });

  it('is given by the database itself, whoever asks it', async () => {
    await addResources(server, venue, treatment, 1);
    const [first = ''] = await times();
    const { data } = await place(first, { employee_id: employees[0] });
    const copy = (status: string) =>
      sql`
      insert into bookings (venue_id, employee_id, service_id, treatment_id, customer_name, treatment_title, duration_minutes,
        price_iqd, during, held, status, answer_by, created_at, origin)
      select venue_id, ${employees[1]}, service_id, treatment_id, 'Import', treatment_title, duration_minutes, price_iqd,
        during, held, ${status}, answer_by, created_at, 'venue' from bookings where id = ${data.id} returning id`.execute(
        server.deps.db,
      );
    await expect(copy('confirmed')).rejects.toMatchObject({ code: '23P01', constraint: 'resource_taken' });
    // What holds no time needs nothing, until it does.
    const { rows } = (await copy('cancelled')) as { rows: { id: number }[] };
    await expect(
      sql`update bookings set status = 'confirmed' where id = ${rows[0]!.id}`.execute(server.deps.db),
    ).rejects.toMatchObject({ constraint: 'resource_taken' });
  });
});

describe('R15.09 two at once', () => {
  it('for one laser, with two employees: one wins, the other hears of near times', async () => {
    await addResources(server, venue, treatment, 1);
    for (const time of (await timesOfAll()).slice(0, 4)) {
      const both = await Promise.allSettled([
        place(time, { employee_id: employees[0] }),
        place(time, { employee_id: employees[1] }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both.find((one) => one.status === 'rejected')).toMatchObject({ reason: isTaken });
    }
  });

  it('for two lasers, three customers with three employees: exactly two', async () => {
    await addResources(server, venue, treatment, 2);
    for (const time of (await timesOfAll()).slice(0, 4)) {
      const all = await Promise.allSettled(employees.map((employee_id) => place(time, { employee_id })));
      const placed = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.id] : []));
      expect(placed).toHaveLength(2);
      expect(new Set(await usedBy(...placed))).toEqual(new Set([1, 2]));
      expect(all.find((one) => one.status === 'rejected')).toMatchObject({ reason: isTaken });
    }
  });
});

describe('R15.09 many at once', () => {
  it('for two kinds of each two, by three employees: two each time, and nobody waits for ever', async () => {
    await addResources(server, venue, treatment, 2);
    await addResources(server, venue, treatment, 2);
    const [first = '', second = ''] = await timesOfAll();
    const all = await Promise.allSettled(
      [first, second].flatMap((time) => employees.map((employee_id) => place(time, { employee_id }))),
    );
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ status: 409 }) as unknown }),
      expect.anything(),
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from resource_uses
      where venue_id = ${venue}`.execute(server.deps.db);
    expect(rows[0]?.n).toBe(8);
  });
});

describe('R15.09 a move and others at once', () => {
  it('a move and a new booking, a walk-in and a new booking: one wins', async () => {
    await addResources(server, venue, treatment, 1);
    const [from = '', to = '', other = ''] = await timesOfAll();
    const moved = await place(from, { employee_id: employees[0] });
    const move = moved.customer.client.rescheduleBooking({
      ...params(moved.data.id),
      body: { booking_date: day, time: to },
    });
    const first = await Promise.allSettled([move, place(to, { employee_id: employees[1] })]);
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(first.find((one) => one.status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    const walkIn = owner.client.addWalkIn({
      ...params(venue),
      body: {
        treatment_id: treatment,
        employee_id: employees[2],
        booking_date: day,
        time: other,
        customer_name: 'Ali',
      },
    });
    const second = await Promise.allSettled([walkIn, place(other, { employee_id: employees[1] })]);
    expect(second.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('two bookings that move to each other’s time end without a fault, each with its own', async () => {
    await addResources(server, venue, treatment, 1);
    const free = await times();
    const [early, late] = [free[0]!, free.at(-1)!];
    const one = await place(early, { employee_id: employees[0] });
    const other = await place(late, { employee_id: employees[1] });
    const move = ({ customer, data }: typeof one, time: string) =>
      customer.client.rescheduleBooking({ ...params(data.id), body: { booking_date: day, time } });
    const both = await Promise.allSettled([move(one, late), move(other, early)]);
    const lost = both.filter(({ status }) => status === 'rejected');
    expect(lost).toEqual(lost.map(() => expect.objectContaining({ reason: expect.objectContaining({ status: 409 }) })));
    expect(await usedBy(one.data.id, other.data.id)).toEqual([1, 1]);
  });
});

describe('R15.09 what has a laser', () => {
  it('a guest’s held time, and the booking that it becomes', async () => {
    await addResources(server, venue, treatment, 1);
    const [first = ''] = await times();
    const { customer_name: _, ...selection } = await toBookingBody(server, service, treatment, day, first);
    const { data } = await server.client().holdSlot({ body: { ...selection, phone: '07701234567' } });
    expect(await times()).not.toContain(first);
    expect(await apiErrorOf(place(first))).toMatchObject(isTaken);
    await server.client().releaseHold({ body: { hold: data.id } });
    expect(await times()).toContain(first);
  });

  it('a request only until it was to be answered', async () => {
    await addResources(server, venue, treatment, 1);
    const [first = ''] = await times();
    const { data } = await place(first, { employee_id: employees[0] });
    await sql`update bookings set status = 'pending', answer_by = ${server.deps.clock.now().toString()}::timestamptz
      - interval '1 minute', venue_asked_at = created_at - interval '9 days' where id = ${data.id}`.execute(
      server.deps.db,
    );
    expect(await times()).toContain(first);
    const next = await place(first, { employee_id: employees[1] });
    expect(await usedBy(data.id, next.data.id)).toEqual([undefined, 1]);
  });

  it('a move keeps its number where it is free, else takes the next one', async () => {
    await addResources(server, venue, treatment, 2);
    const free = await times();
    const [early, late] = [free[0]!, free.at(-1)!];
    const one = await place(early, { employee_id: employees[0] });
    const other = await place(early, { employee_id: employees[1] });
    expect(await usedBy(one.data.id, other.data.id)).toEqual([1, 2]);
    const move = (id: number, time: string) =>
      owner.client.moveBooking({ ...params(id), body: { booking_date: day, time } });
    await move(other.data.id, late);
    expect(await usedBy(other.data.id)).toEqual([2]);
    const third = await place(early, { employee_id: employees[1] });
    expect(await usedBy(third.data.id)).toEqual([2]);
    await move(one.data.id, late);
    expect(await usedBy(one.data.id)).toEqual([1]);
  });

  it('an owner places nobody over it, whatever the exception', async () => {
    await addResources(server, venue, treatment, 1);
    const free = await times();
    await place(free[0]!, { employee_id: employees[0] });
    const other = await place(free.at(-1)!, { employee_id: employees[1] });
    const body = { booking_date: day, time: free[0]!, override: ['employee_away' as const] };
    expect(await apiErrorOf(owner.client.moveBooking({ ...params(other.data.id), body }))).toMatchObject({
      status: 409,
    });
  });
});

describe('R15.09 assignResource', () => {
  it('assignResource gives a booking another free number of the same kind, answers invalid for every other and not_found to others', async () => {
    const [one = 0, two = 0] = await addResources(server, venue, treatment, 2);
    const [foreign = 0] = await addResources(server, 8, landmarks.oneEmployee.service * 10 + 1, 1);
    const [first = ''] = await times();
    const { data, customer } = await place(first, { employee_id: employees[0] });
    const seen = (await owner.client.findBooking(params(data.id))).data;
    expect(seen.items[0]?.resources).toMatchObject([{ id: one, kind: 'Laser', sort: 'device', number: 1 }]);
    expect(seen.free_resources).toMatchObject([{ id: two, number: 2, instead_of: one }]);
    // The customer is shown none of it.
    const own = (await customer.client.findBooking(params(data.id))).data;
    expect([own.items[0]?.resources, own.free_resources]).toEqual([[], []]);
    const assign = (from: number, to: number, who = owner) =>
      who.client.assignResource({ ...params(data.id), body: { resource_id: from, to_id: to } });
    expect((await assign(one, two)).data.items[0]?.resources).toMatchObject([{ number: 2 }]);
    expect(await apiErrorOf(assign(one, two))).toMatchObject({ status: 422 });
    expect(await apiErrorOf(assign(two, foreign))).toMatchObject({ status: 422 });
    expect(await apiErrorOf(assign(two, one, customer))).toMatchObject({ status: 404 });
    const second = await place(first, { employee_id: employees[1] });
    expect(await usedBy(second.data.id)).toEqual([1]);
    expect(await apiErrorOf(assign(two, one))).toMatchObject({ status: 422 });
    await clearResources(server, 8);
  });

  it('assignResource answers slot_taken where another booking gets it at the same moment', async () => {
    const [one = 0, two = 0, three = 0] = await addResources(server, venue, treatment, 3);
    const [time = ''] = await timesOfAll();
    const first = await place(time, { employee_id: employees[0] });
    const second = await place(time, { employee_id: employees[1] });
    const give = sql`update resource_uses set resource_id = ${three} where resource_id = ${two} and booking_id = ${second.data.id}`;
    const isWaiting = async () => {
      const { rows } = await server.deps.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    const refused = await server.deps.db.transaction().execute(async (tx) => {
      await give.execute(tx);
      const body = { resource_id: one, to_id: three };
      const assigned = apiErrorOf(owner.client.assignResource({ ...params(first.data.id), body }));
      await expect.poll(isWaiting).toBe(true);
      return { assigned };
    });
    expect((await refused.assigned).body?.code).toBe('slot_taken');
    expect(await usedBy(first.data.id, second.data.id)).toEqual([1, 3]);
  });
});
