import { afterEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { freeOn, ownerOf, person, setStatus, wishFor } from '#app/testing/bookings.ts';
import { frozenNow } from '#app/testing/frozen.ts';
import { refusalOf, useServer } from '#app/testing/harness.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment, coupon } = landmarks.specifiedPrices;
const date = '2026-12-05';
const params = (id: number) => ({ params: { id: String(id) } });
afterEach(() => server.setClock(frozenNow));

async function wish(item: number = hairCut, on = date) {
  const [time] = await freeOn(server, service, item, on);
  return wishFor(server, service, item, on, time!);
}

describe('a coupon', () => {
  it('P5 comes after the discount, rounded to 250 dinars in the customer’s favour, with its trail kept', async () => {
    const items = [{ pricing_item_id: cutColorTreatment }, { pricing_item_id: hairCut }];
    const { data: quote } = await server.client().quoteBooking({ body: { items, coupon_code: coupon.toLowerCase() } });
    expect(quote.items[0]).toMatchObject({
      list_price: 120_000,
      discount_percent: 50,
      coupon_percent: 15,
      price: 51_000,
    });
    // 25,000 less 15 per cent is 21,250.
    expect(quote).toMatchObject({ price: 51_000 + 21_250, items: [{ rounding: 0 }, { rounding: 0 }] });
    const { client } = await person(server);
    const body = { ...(await wish()), coupon_code: coupon, price: 21_250 };
    const { data } = await client.placeBooking({ body });
    expect(data).toMatchObject({ price: 21_250, coupon_code: coupon });
    expect(data.items[0]?.price_trail).toEqual({
      list_price: 25_000,
      discount_percent: 0,
      coupon_percent: 15,
      rounding: 0,
    });
  });

  it('P5 whoever sends the price without it is told the price with it', async () => {
    const { client } = await person(server);
    const refused = await refusalOf(client.placeBooking({ body: { ...(await wish()), coupon_code: coupon } }));
    expect(refused.body).toMatchObject({ code: 'price_changed', price: 21_250 });
  });

  it('placeBooking, quoteBooking answer coupon_invalid for one that is unknown, another house’s, over or used', async () => {
    const { client } = await person(server);
    const items = [{ pricing_item_id: hairCut }];
    const quote = (code: string, lines: { pricing_item_id: number }[] = items) =>
      client.quoteBooking({ body: { items: lines, coupon_code: code } });
    expect((await refusalOf(quote('NOSUCH'))).body?.code).toBe('coupon_invalid');
    const foreign = [{ pricing_item_id: 8021 }];
    expect((await refusalOf(quote(coupon, foreign))).body?.code).toBe('coupon_invalid');
    const body = { ...(await wish()), coupon_code: coupon, price: 21_250 };
    const { data } = await client.placeBooking({ body });
    const again = { ...(await wish()), coupon_code: coupon, price: 21_250 };
    expect((await refusalOf(client.placeBooking({ body: again }))).body?.code).toBe('coupon_invalid');
    await setStatus(server, data.id, 'cancelled');
    await client.placeBooking({ body: again });
    server.setClock(frozenNow.add({ hours: 24 * 30 }));
    expect((await refusalOf(quote(coupon))).body?.code).toBe('coupon_invalid');
  });
});

describe('open bookings', () => {
  it('placeBooking answers too_many_open for the sixth unanswered one, also when they come at once', async () => {
    const { client } = await person(server);
    const times = (await freeOn(server, service, hairCut, '2026-12-06')).slice(0, 8);
    const bodies = await Promise.all(times.map((time) => wishFor(server, service, hairCut, '2026-12-06', time)));
    const answers = await Promise.all(
      bodies.map((body) => client.placeBooking({ body }).catch((error: unknown) => error)),
    );
    const refused = answers.filter((answer) => answer instanceof Error);
    expect(refused).toHaveLength(3);
    for (const one of refused) expect(one).toMatchObject({ status: 409, body: { code: 'too_many_open' } });
    for (const { id } of (await client.listBookings()).data) await setStatus(server, id, 'confirmed');
    await client.placeBooking({ body: await wish(hairCut, '2026-12-08') });
  });
});

describe('a running twin', () => {
  it('placeBooking answers in_progress while a request with the same key is under way', async () => {
    const { client, id } = await person(server);
    const key = crypto.randomUUID();
    const connection = await server.deps.pool.connect();
    await connection.query('begin');
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${id} ${key}`]);
    const request = { body: await wish(), headers: { 'idempotency-key': key } };
    const refused = await refusalOf(client.placeBooking(request));
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_progress' } });
    await connection.query('rollback');
    connection.release();
    const first = await client.placeBooking(request);
    expect((await client.placeBooking(request)).data.id).toBe(first.data.id);
  });
});

describe('a house that confirms by itself', () => {
  it('confirms at once and says so', async () => {
    const houses = server.deps.db.updateTable('establishments').where('id', '=', landmarks.noorSalon);
    await houses.set({ auto_confirm: true }).execute();
    const { client } = await person(server);
    const { data, message } = await client.placeBooking({ body: await wish() });
    await houses.set({ auto_confirm: false }).execute();
    expect(data).toMatchObject({ status: 'confirmed', answer_by: null });
    expect(message).toMatch(/is confirmed/);
  });
});

describe('a basket', () => {
  // A hair cut, and toner of the next listing of the same house.
  const lines = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
  const items = lines.map(({ pricing_item_id: id }) => id).join(',');

  async function basketOn(on: string) {
    const { data } = await server.client().listBasketTimes({ query: { items, from: on, days: '1' } });
    const wanted = { service_id: service, items: lines, customer_name: 'Zainab', booking_date: on };
    const times = data.days[0]!.times.map(({ time }) => time);
    return { times, body: { ...wanted, duration: data.duration, price: data.price } };
  }

  it('P7 is booked as a whole, its treatments in a row, and listed as one booking', async () => {
    const { client } = await person(server);
    const { times, body } = await basketOn('2026-12-09');
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    expect(data).toMatchObject({ time: times[0], price: body.price, status: 'pending' });
    expect(data.items.map((item) => item.pricing_item_id)).toEqual([hairCut, 1021]);
    const [first, second] = data.items;
    const end = Date.parse(first!.starts_at) + first!.duration * 60_000;
    expect(Date.parse(second!.starts_at) - end).toBeGreaterThanOrEqual(0);
    expect((await client.listBookings()).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('shares its fate: confirmed, moved and cancelled as a whole', async () => {
    const owner = await ownerOf(server, landmarks.noorSalon);
    const { client } = await person(server);
    const { times, body } = await basketOn('2026-12-12');
    const { data } = await client.placeBooking({ body: { ...body, time: times[0]! } });
    const rows = async () =>
      (
        await server.deps.pool.query(
          `select status, lower(during) as at from bookings where basket_id = $1 order by id`,
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

  it('is had by one alone where two want the last of it, and leaves nothing half booked', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person(server)));
    const { times, body } = await basketOn('2026-12-13');
    const answers = await Promise.all(
      people.map(({ client }) =>
        client.placeBooking({ body: { ...body, time: times[0]! } }).catch((error: unknown) => error),
      ),
    );
    for (const one of answers.filter((answer) => answer instanceof Error)) {
      expect(one).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    }
    const halves = await server.deps.pool.query(
      `select basket_id from bookings where basket_id is not null group by basket_id having count(*) <> 2`,
    );
    expect(halves.rows).toEqual([]);
    expect(answers.some((answer) => !(answer instanceof Error))).toBe(true);
  });

  it('P7 is refused for lines of different houses, and at a time that is not offered', async () => {
    const { client } = await person(server);
    const { body } = await basketOn('2026-12-14');
    const time = '03:00';
    expect((await refusalOf(client.placeBooking({ body: { ...body, time } }))).body?.errors).toHaveProperty('time');
    const mixed = { ...body, time: '12:00', items: [{ pricing_item_id: hairCut }, { pricing_item_id: 8021 }] };
    expect((await refusalOf(client.placeBooking({ body: mixed }))).body?.errors).toHaveProperty('items');
  });
});
