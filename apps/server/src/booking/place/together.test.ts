import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { logInByPhone, newPhone } from '#testing/phones.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const params = (id: number) => ({ params: { id: String(id) } });
let owner: TestUser;
beforeAll(async () => {
  owner = await createOwner(server, landmarks.noorSalon);
});
afterEach(() => server.setClock(frozenNow));

type PairItem = { pricing_item_id: number; employee_id?: number };

// A hair cut, by any of three, and keratin, which one of them alone gives.
const pair: PairItem[] = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];

/** What is offered for treatments together on a day, and what books them. */
async function togetherOn(on: string, items: readonly PairItem[] = pair) {
  const text = items.map(({ pricing_item_id: id, employee_id: by }) => (by === undefined ? `${id}` : `${id}:${by}`));
  const query = { items: text.join(), together: '1' as const, from: on, days: '1' };
  const { data } = await server.client().listSelectionSlots({ query });
  const choice = { service_id: service, items: [...items], together: true, booking_date: on };
  const body = { ...choice, customer_name: 'Zainab', duration: data.duration, price: data.price };
  return { slots: data.days[0]!.times, body };
}

const placed = async ({ client }: Pick<TestUser, 'client'>, on: string, index = 0, items = pair) => {
  const { slots, body } = await togetherOn(on, items);
  return (await client.placeBooking({ body: { ...body, time: slots[index]!.time } })).data;
};

const rowsOf = async (id: number) =>
  (
    await server.deps.pool.query<{ status: string; at: Date; employee_id: number }>(
      `select status, lower(during) as at, employee_id from bookings where first_item_id = $1 order by id`,
      [id],
    )
  ).rows;

/** That the treatments of a booking begin at one time, each by another employee. */
async function expectTogether(id: number) {
  const rows = await rowsOf(id);
  expect(new Set(rows.map(({ at }) => at.getTime())).size).toBe(1);
  expect(new Set(rows.map(({ employee_id: by }) => by)).size).toBe(rows.length);
}

describe('R14.01 treatments together, by several people', () => {
  it('are one booking as long as the longest, at the price of all, by those whom the time named', async () => {
    const customer = await createUser(server);
    const { slots, body } = await togetherOn('2026-12-09');
    const { duration, final_price } = (await server.client().findService(params(service))).pricing.find(
      ({ id }) => id === hairCut,
    )!;
    const [first] = slots;
    const { data } = await customer.client.placeBooking({ body: { ...body, time: first!.time } });
    await expectTogether(data.id);
    expect(data.items.map(({ employee }) => employee)).toEqual(first!.employees);
    expect(data.items.map(({ time }) => time)).toEqual([first!.time, first!.time]);
    expect(data.duration).toBe(Math.max(...data.items.map((item) => item.duration)));
    expect(data.duration).toBeGreaterThanOrEqual(duration);
    expect(data.price).toBe(data.items.reduce((sum, { price }) => sum + price, 0));
    expect(data.price).toBeGreaterThan(final_price);
    expect((await customer.client.listBookings()).data.map(({ id }) => id)).toEqual([data.id]);
    // A sum that counts the times one after the other is none.
    const sum = data.items.reduce((total, item) => total + item.duration, 0);
    const asRow = { ...body, time: slots.at(-1)!.time, duration: sum };
    expect((await apiErrorOf(customer.client.placeBooking({ body: asRow }))).body?.errors).toHaveProperty('duration');
  });

  it('stay together when the customer or the venue moves them, proposes a time and cancels', async () => {
    const { client } = await createUser(server);
    const { slots } = await togetherOn('2026-12-12');
    const { id } = await placed({ client }, '2026-12-12');
    await owner.client.confirmBooking(params(id));
    const at = (index: number) => ({ booking_date: '2026-12-12', time: slots[index]!.time, employee_id: null });
    await client.rescheduleBooking({ ...params(id), body: at(1) });
    await expectTogether(id);
    await owner.client.moveBooking({ ...params(id), body: at(2) });
    await expectTogether(id);
    const { data } = await owner.client.proposeTime({ ...params(id), body: at(0) });
    const accepted = (await client.acceptProposal(params(data.proposal!.id))).data;
    expect(accepted).toMatchObject({ time: slots[0]!.time, status: 'confirmed' });
    await expectTogether(id);
    await owner.client.cancelBooking({ ...params(id), body: { reason: 'Closed' } });
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('R14.01 who gives treatments together', () => {
  it('are by the chosen people, by women where the customer asks for them, and never twice by the same', async () => {
    const keratin = 102;
    const by = (employee: number) => [{ pricing_item_id: hairCut, employee_id: employee }, pair[1]!];
    const { slots } = await togetherOn('2026-12-15', by(103));
    expect(new Set(slots.map(({ employees }) => employees!.map(({ id }) => id).join()))).toEqual(new Set(['103,102']));
    expect((await togetherOn('2026-12-15', by(keratin))).slots).toEqual([]);
    const data = await placed(await createUser(server), '2026-12-15', 0, by(103));
    expect(data.items.map(({ employee }) => employee.id)).toEqual([103, keratin]);
    const byWomen = {
      items: `${hairCut},1021`,
      together: '1',
      female_staff: '1',
      from: '2026-12-16',
      days: '1',
    } as const;
    expect((await server.client().listSelectionSlots({ query: byWomen })).data.days[0]!.free).toBeGreaterThan(0);
  });

  it('may be the same treatment for two guests', async () => {
    const cuts = [{ pricing_item_id: hairCut }, { pricing_item_id: hairCut }];
    const data = await placed(await createUser(server), '2026-12-19', 0, cuts);
    await expectTogether(data.id);
    expect(data).toMatchObject({ duration: data.items[0]!.duration, price: 2 * data.items[0]!.price });
  });
});

describe('R14.01 in the calendar of a customer, treatments together', () => {
  it('are one entry of a calendar, from the start to the end of the longest', async () => {
    const { client } = await createUser(server);
    const { id, starts_at, duration } = await placed({ client }, '2026-12-17');
    const stamp = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const entry = await client.findCalendarEntry(params(id));
    expect(entry.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(entry).toContain(`DTSTART:${stamp(Date.parse(starts_at))}`);
    expect(entry).toContain(`DTEND:${stamp(Date.parse(starts_at) + duration * 60_000)}`);
  });
});

describe('R14.01 of people who want the same time', () => {
  it('one alone gets the last two employees, and nothing is half booked', async () => {
    const { slots, body } = await togetherOn('2026-12-21');
    const customers = await Promise.all(Array.from({ length: 6 }, () => createUser(server)));
    const answers = await Promise.allSettled(
      customers.map(({ client }) => client.placeBooking({ body: { ...body, time: slots[0]!.time } })),
    );
    const lost = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(lost).toHaveLength(5);
    for (const one of lost) expect(one).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    const halves = await server.deps.pool.query(
      `select first_item_id from bookings where first_item_id is not null group by first_item_id having count(*) <> 2`,
    );
    expect(halves.rows).toEqual([]);
  });

  it('both get it where four employees are free, whoever was named to them', async () => {
    // A cut by any of three, a blow-dry by any of two of them and a fourth.
    const items = [{ pricing_item_id: hairCut }, { pricing_item_id: 1041 }];
    const { body } = await togetherOn('2026-12-22', items);
    const [free] = (await togetherOn('2026-12-22', [...items, ...items])).slots;
    const customers = await Promise.all([createUser(server), createUser(server)]);
    const answers = await Promise.all(
      customers.map(({ client }) => client.placeBooking({ body: { ...body, time: free!.time } })),
    );
    const both = answers.map(({ data }) => data);
    const employees = both.flatMap((booking) => booking.items.map(({ employee }) => employee.id));
    expect(employees.toSorted((a, b) => a - b)).toEqual([101, 102, 103, 104]);
  });

  it('a time that is held for a code together is booked together alone', async () => {
    const { slots, body } = await togetherOn('2026-12-23');
    const { customer_name: _, ...choice } = { ...body, time: slots[0]!.time };
    const phone = newPhone();
    const { data } = await server.client().holdSlot({ body: { ...choice, phone } });
    const { client } = await logInByPhone(server, phone);
    const input = { ...body, time: slots[0]!.time, hold: data.id };
    const { together: __, ...inRow } = input;
    const query = { items: `${hairCut},1021`, from: '2026-12-23', days: '1' };
    const { duration } = (await server.client().listSelectionSlots({ query })).data;
    expect((await apiErrorOf(client.placeBooking({ body: { ...inRow, duration } }))).body?.errors).toHaveProperty(
      'hold',
    );
    const booked = (await client.placeBooking({ body: input })).data;
    await expectTogether(booked.id);
  });
});

describe('R14.01 one customer is still in one place', () => {
  it('until the longest of the treatments is over', async () => {
    const { client } = await createUser(server);
    const { items, starts_at } = await placed({ client }, '2026-12-27', 9);
    const [cut, keratin] = items.map(({ duration }) => Date.parse(starts_at) + duration * 60_000);
    const other = landmarks.threeEmployees.service;
    const [treatment] = (await server.client().findService(params(other))).pricing;
    const times = await listFreeTimes(server, other, treatment!.id, '2026-12-27');
    const startOf = (time: string) => Date.parse(`2026-12-27T${time}:00+03:00`);
    const meanwhile = times.find((time) => cut! <= startOf(time) && startOf(time) < keratin!);
    const after = times.find((time) => startOf(time) >= keratin!);
    const bodyAt = (time: string) => toBookingBody(server, other, treatment!.id, '2026-12-27', time);
    const refused = await apiErrorOf(client.placeBooking({ body: await bodyAt(meanwhile!) }));
    expect(refused.body?.code).toBe('customer_busy');
    await client.placeBooking({ body: await bodyAt(after!) });
  });

  it('PostgreSQL refuses treatments of one booking that overlap without beginning together', async () => {
    const { client } = await createUser(server);
    const { id } = await placed({ client }, '2026-12-28');
    const shift = `update bookings set during = tstzrange(lower(during) + interval '5 minutes', upper(during) + interval '5 minutes')
      where first_item_id = $1 and id <> $1`;
    await expect(server.deps.pool.query(shift, [id])).rejects.toMatchObject({ constraint: 'items_apart' });
    await expectTogether(id);
  });
});
