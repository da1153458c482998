import { afterEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;
const params = (id: number) => ({ params: { id: String(id) } });
afterEach(() => server.setClock(frozenNow));

// A hair cut, and toner of the next service of the same venue.
const items = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
const itemsText = items.map(({ pricing_item_id: id }) => id).join(',');

async function selectionOn(on: string) {
  const { data } = await server.client().listSelectionSlots({ query: { items: itemsText, from: on, days: '1' } });
  const input = { service_id: service, items, customer_name: 'Zainab', booking_date: on };
  const times = data.days[0]!.times.map(({ time }) => time);
  return { times, body: { ...input, duration: data.duration, price: data.price } };
}

describe('a basket', () => {
  it('P7 is booked as a whole, its treatments in a row, and listed as one booking', async () => {
    const { client } = await createUser(server);
    const { times, body } = await selectionOn('2026-12-09');
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    expect(data).toMatchObject({ time: times[0], price: body.price, status: 'pending' });
    expect(data.items.map((item) => item.pricing_item_id)).toEqual([hairCut, 1021]);
    const [first, second] = data.items;
    const end = Date.parse(first!.starts_at) + first!.duration * 60_000;
    expect(Date.parse(second!.starts_at) - end).toBeGreaterThanOrEqual(0);
    expect((await client.listBookings()).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('shares its fate: confirmed, moved and cancelled as a whole', async () => {
    const owner = await createOwner(server, landmarks.noorSalon);
    const { client } = await createUser(server);
    const { times, body } = await selectionOn('2026-12-12');
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    const rows = async () =>
      (
        await server.deps.pool.query(
          `select status, lower(during) as at from bookings where first_item_id = $1 order by id`,
          [data.id],
        )
      ).rows;
    expect(await rows()).toHaveLength(2);
    await owner.client.confirmBooking(params(data.id));
    expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    // Half an hour later: both treatments step over what they held themselves.
    const { data: moved } = await client.rescheduleBooking({
      ...params(data.id),
      body: { booking_date: '2026-12-12', time: times[1]!, employee_id: null },
    });
    expect(moved).toMatchObject({ time: times[1], status: 'pending' });
    expect(moved.items).toHaveLength(2);
    await client.cancelBooking({ ...params(data.id), body: { reason: '' } });
    expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('a basket by one person', () => {
  const mine = [hairCut, cutColorTreatment].map((id) => ({ pricing_item_id: id, employee_id: 101 }));

  it('is moved over its own treatments, forwards and back', async () => {
    const { client } = await createUser(server);
    const query = { items: mine.map((item) => `${item.pricing_item_id}:101`).join(','), from: '2026-12-21', days: '1' };
    const { data } = await server.client().listSelectionSlots({ query });
    const [first, second] = data.days[0]!.times.map(({ time }) => time);
    const input = { service_id: service, items: mine, customer_name: 'Zainab', booking_date: '2026-12-21' };
    const body = { ...input, time: first!, duration: data.duration, price: data.price };
    const { id } = (await client.placeBooking({ body })).data;
    for (const time of [second!, first!]) {
      const moved = await client.rescheduleBooking({ ...params(id), body: { booking_date: '2026-12-21', time } });
      expect(moved.data.time).toBe(time);
    }
  });
});

describe('a basket that somebody else is quicker with, or that is none', () => {
  it('is had by one alone where two want the last of it, and leaves nothing half booked', async () => {
    const employees = await Promise.all(Array.from({ length: 6 }, () => createUser(server)));
    const { times, body } = await selectionOn('2026-12-13');
    const answers = await Promise.all(
      employees.map(({ client }) =>
        client.placeBooking({ body: { ...body, time: times[0]! } }).catch((error: unknown) => error),
      ),
    );
    for (const one of answers.filter((answer) => answer instanceof Error)) {
      expect(one).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    }
    const halves = await server.deps.pool.query(
      `select first_item_id from bookings where first_item_id is not null group by first_item_id having count(*) <> 2`,
    );
    expect(halves.rows).toEqual([]);
    expect(answers.some((answer) => !(answer instanceof Error))).toBe(true);
  });

  it('P7 is refused for lines of different venues, and at a time that is not offered', async () => {
    const { client } = await createUser(server);
    const { body } = await selectionOn('2026-12-14');
    const time = '03:00';
    expect((await apiErrorOf(client.placeBooking({ body: { ...body, time } }))).body?.errors).toHaveProperty('time');
    const byStranger = { items: `${hairCut}:801,1021`, from: '2026-12-14', days: '1' };
    const input = apiErrorOf(server.client().listSelectionSlots({ query: byStranger }));
    expect((await input).body?.errors).toHaveProperty('employee_id');
    const mixed = { ...body, time: '12:00', items: [{ pricing_item_id: hairCut }, { pricing_item_id: 8021 }] };
    expect((await apiErrorOf(client.placeBooking({ body: mixed }))).body?.errors).toHaveProperty('items');
  });
});
