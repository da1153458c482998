import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment, coupon } = landmarks.specifiedPrices;
const date = '2026-12-05';
afterEach(() => server.setClock(frozenNow));

async function slotQuery(item: number = hairCut, on = date) {
  const [time] = await listFreeTimes(server, service, item, on);
  return toBookingBody(server, service, item, on, time!);
}

describe('a coupon', () => {
  it('P5 comes after the discount, rounded to 250 dinars in the customer’s favour, with its trail kept', async () => {
    const items = [{ treatment_id: cutColorTreatment }, { treatment_id: hairCut }];
    const { data: quote } = await server.client().quoteBooking({ body: { items, coupon_code: coupon.toLowerCase() } });
    expect(quote.items[0]).toMatchObject({
      list_price: 120_000,
      discount_percent: 50,
      coupon_percent: 15,
      price: 51_000,
    });
    // 25,000 less 15 per cent is 21,250.
    expect(quote).toMatchObject({ price: 51_000 + 21_250, items: [{ rounding: 0 }, { rounding: 0 }] });
    const { client } = await createUser(server);
    const body = { ...(await slotQuery()), coupon_code: coupon, price: 21_250 };
    const { data } = await client.placeBooking({ body });
    expect(data).toMatchObject({ price: 21_250, coupon_code: coupon });
    expect(data.items[0]?.price_trail).toEqual({
      list_price: 25_000,
      discount_percent: 0,
      coupon_percent: 15,
      rounding: 0,
    });
  });

  it('P5 a request with the price before the coupon is answered with the price after it', async () => {
    const { client } = await createUser(server);
    const refused = await apiErrorOf(client.placeBooking({ body: { ...(await slotQuery()), coupon_code: coupon } }));
    expect(refused.body).toMatchObject({ code: 'price_changed', price: 21_250 });
  });

  it('placeBooking, quoteBooking answer coupon_invalid for one that is unknown, another venue’s, over or used', async () => {
    const { client } = await createUser(server);
    const items = [{ treatment_id: hairCut }];
    const quote = (code: string, chosen: { treatment_id: number }[] = items) =>
      client.quoteBooking({ body: { items: chosen, coupon_code: code } });
    expect((await apiErrorOf(quote('NOSUCH'))).body?.code).toBe('coupon_invalid');
    const foreign = [{ treatment_id: 8021 }];
    expect((await apiErrorOf(quote(coupon, foreign))).body?.code).toBe('coupon_invalid');
    const body = { ...(await slotQuery()), coupon_code: coupon, price: 21_250 };
    const { data } = await client.placeBooking({ body });
    const again = { ...(await slotQuery()), coupon_code: coupon, price: 21_250 };
    expect((await apiErrorOf(client.placeBooking({ body: again }))).body?.code).toBe('coupon_invalid');
    await setStatus(server, data.id, 'cancelled');
    await client.placeBooking({ body: again });
    server.setClock(frozenNow.add({ hours: 24 * 30 }));
    expect((await apiErrorOf(quote(coupon))).body?.code).toBe('coupon_invalid');
  });
});

describe('open bookings', () => {
  it('placeBooking answers too_many_open for the sixth unanswered one, also when they come at once', async () => {
    const { client } = await createUser(server);
    // Apart from each other, so that none is taken by another.
    const free = await listFreeTimes(server, service, hairCut, '2026-12-06');
    const times = free.filter((_, index) => index % 4 === 0).slice(0, 8);
    expect(times).toHaveLength(8);
    const bodies = await Promise.all(times.map((time) => toBookingBody(server, service, hairCut, '2026-12-06', time)));
    const answers = await Promise.all(
      bodies.map((body) => client.placeBooking({ body }).catch((error: unknown) => error)),
    );
    const refused = answers.filter((answer) => answer instanceof Error);
    expect(refused).toHaveLength(3);
    for (const one of refused) expect(one).toMatchObject({ status: 409, body: { code: 'too_many_open' } });
    for (const { id } of (await client.listBookings()).data) await setStatus(server, id, 'confirmed');
    await client.placeBooking({ body: await slotQuery(hairCut, '2026-12-08') });
  });
});

describe('a running twin', () => {
  it('placeBooking answers in_progress while a request with the same key is under way', async () => {
    const { client, id } = await createUser(server);
    const key = crypto.randomUUID();
    const connection = await server.deps.pool.connect();
    await connection.query('begin');
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${id} ${key}`]);
    const request = { body: await slotQuery(), headers: { 'idempotency-key': key } };
    const refused = await apiErrorOf(client.placeBooking(request));
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_progress' } });
    await connection.query('rollback');
    connection.release();
    const first = await client.placeBooking(request);
    expect((await client.placeBooking(request)).data.id).toBe(first.data.id);
  });
});

describe('a venue that confirms by itself', () => {
  it('confirms at once and says so', async () => {
    const venues = server.deps.db.updateTable('venues').where('id', '=', landmarks.noorSalon);
    await venues.set({ auto_confirm: true }).execute();
    const { client } = await createUser(server);
    const { data, message } = await client.placeBooking({ body: await slotQuery() });
    await venues.set({ auto_confirm: false }).execute();
    expect(data).toMatchObject({ status: 'confirmed', answer_by: null });
    expect(message).toMatch(/is confirmed/);
  });
});

describe('a booking that is placed in one statement', () => {
  it.each(['en', 'ckb'] as const)('is answered as it is read afterwards, in %s', async (language) => {
    const { token } = await server.signIn();
    const client = server.client({ token, language });
    const extras = { notes: 'Quiet, please', for_other: true, female_staff: true };
    const { data } = await client.placeBooking({ body: { ...(await slotQuery()), ...extras } });
    const { data: read } = await client.findBooking({ params: { id: String(data.id) } });
    expect(read).toMatchObject(data);
    expect(data).toMatchObject({ ...extras, status: 'pending', reliability: null });
  });

  it('stores what is to be told with it, and nothing where its time is taken', async () => {
    const body = { ...(await slotQuery()), employee_id: await firstEmployee() };
    await sql`delete from pgboss.job`.execute(server.deps.db);
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body });
    const rival = await createUser(server);
    expect(await apiErrorOf(rival.client.placeBooking({ body }))).toMatchObject({ status: 409 });
    const { rows } = await sql<{ event: unknown }>`
      select data -> 'event' as event from pgboss.job order by data -> 'event' ->> 'to'`.execute(server.deps.db);
    const event = { kind: 'booking.requested', bookingId: data.id, by: 'customer' };
    expect(rows.map((row) => row.event)).toEqual([
      { ...event, to: 'customer' },
      { ...event, to: 'venue' },
    ]);
  });
});

/** An employee who gives the service. */
async function firstEmployee(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select employee_id as id from service_employees
    where service_id = ${service} order by 1 limit 1`.execute(server.deps.db);
  return rows[0]!.id;
}
