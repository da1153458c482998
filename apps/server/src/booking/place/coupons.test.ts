import type { ApiError } from '@tajmeelspot/contract/client.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut, coupon } = landmarks.specifiedPrices;
const price = 21_250;
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
});

/** As many bookings of different times with the coupon as a day has room for, at most `count`. */
async function bodiesOn(date: string, count: number) {
  const times = (await listFreeTimes(server, service, hairCut, date)).filter((_, index) => index % 3 === 0);
  const [time = '', ...others] = times.slice(0, count);
  const body = { ...(await toBookingBody(server, service, hairCut, date, time)), coupon_code: coupon as string, price };
  return [body, ...others.map((other) => ({ ...body, time: other }))];
}

type Body = Awaited<ReturnType<typeof bodiesOn>>[number];

/** The id of a booking that a customer places, or the problem's code. */
const place = ({ client }: TestUser, body: Body): Promise<number | string | undefined> =>
  client.placeBooking({ body }).then(
    ({ data }) => data.id,
    (error: ApiError) => error.body?.code,
  );

const isPlaced = (outcome: unknown): outcome is number => typeof outcome === 'number';

/** The bookings of a customer that have the coupon and did not end without a visit. */
const countUses = async (customer: TestUser) => {
  const found = await server.deps.pool.query(
    `select from bookings where customer_id = $1 and upper(coupon_code) = $2
      and status not in ('cancelled', 'declined', 'expired')`,
    [customer.id, coupon],
  );
  return found.rows.length;
};

describe('R11.09 a coupon that works once for a customer', () => {
  it('is used once, however many bookings ask for it at once, and in whatever case it is written', async () => {
    for (const day of ['01', '02', '03']) {
      const customer = await createUser(server);
      const bodies = await bodiesOn(`2026-12-${day}`, 5);
      const written = bodies.map((body, index) => (index % 2 ? { ...body, coupon_code: coupon.toLowerCase() } : body));
      const outcomes = await Promise.all(written.map((body) => place(customer, body)));
      expect(outcomes.filter(isPlaced)).toHaveLength(1);
      expect(outcomes.filter((one) => one === 'coupon_invalid')).toHaveLength(bodies.length - 1);
      expect(await countUses(customer)).toBe(1);
    }
  });

  it('is used by many customers at once, by each of them once', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => createUser(server)));
    const bodies = (await Promise.all(['06', '07', '08'].map((day) => bodiesOn(`2026-12-${day}`, 8)))).flat();
    const asked = customers.flatMap((customer, index) =>
      bodies.filter((_, slot) => slot % customers.length === index).map((body) => place(customer, body)),
    );
    expect((await Promise.all(asked)).filter(isPlaced)).toHaveLength(customers.length);
    for (const customer of customers) expect(await countUses(customer)).toBe(1);
  });
});

describe('R11.09 the use of a coupon', () => {
  it('is given back by a cancellation, once', async () => {
    const customer = await createUser(server);
    const bodies = await bodiesOn('2026-12-09', 5);
    const id = await place(customer, bodies[0]!);
    await customer.client.cancelBooking({ params: { id: String(id) }, body: { reason: '' } });
    const outcomes = await Promise.all(bodies.map((body) => place(customer, body)));
    expect(outcomes.filter(isPlaced)).toHaveLength(1);
    expect(await countUses(customer)).toBe(1);
  });

  it('is given back while others ask for it, and never twice', async () => {
    const customer = await createUser(server);
    const [first, ...bodies] = await bodiesOn('2026-12-10', 6);
    const id = await place(customer, first!);
    const cancelled = customer.client.cancelBooking({ params: { id: String(id) }, body: { reason: '' } });
    const outcomes = await Promise.all(bodies.map((body) => place(customer, body)));
    await cancelled;
    expect(outcomes.filter(isPlaced).length).toBeLessThanOrEqual(1);
    expect(await countUses(customer)).toBe(outcomes.filter(isPlaced).length);
  });

  it('stays used where the booking is moved, or marked as missed and that is undone', async () => {
    const customer = await createUser(server);
    const [first, second] = await bodiesOn('2026-12-13', 5);
    const id = await place(customer, first!);
    const params = { params: { id: String(id) } };
    await vendor.client.confirmBooking(params);
    await vendor.client.moveBooking({ ...params, body: { booking_date: '2026-12-13', time: second!.time } });
    const [other] = await bodiesOn('2026-12-14', 1);
    expect(await place(customer, other!)).toBe('coupon_invalid');
    await server.deps.pool.query(`update bookings set status = 'no_show' where id = $1`, [id]);
    expect(await place(customer, other!)).toBe('coupon_invalid');
    await server.deps.pool.query(`update bookings set status = 'confirmed' where id = $1`, [id]);
    expect(await countUses(customer)).toBe(1);
  });
});

describe('R11.09 a coupon that is used already', () => {
  it('is refused by the database to every writer that goes past the verbs', async () => {
    const customer = await createUser(server);
    const [first, second] = await bodiesOn('2026-12-15', 2);
    const id = await place(customer, first!);
    const { data } = await customer.client.placeBooking({ body: { ...second!, coupon_code: null, price: 25_000 } });
    const copied = server.deps.pool.query(
      `with taken as (update bookings set status = 'cancelled' where id = $1 returning *)
       insert into bookings (venue_id, employee_id, service_id, customer_id, customer_name, treatment_title,
         duration_minutes, price_iqd, during, held, status, answer_by, created_at, coupon_code)
       select venue_id, employee_id, service_id, customer_id, customer_name, treatment_title, duration_minutes, price_iqd,
         tstzrange(lower(during) + interval '1 year', upper(during) + interval '1 year'),
         tstzmultirange(tstzrange(lower(during) + interval '1 year', upper(during) + interval '1 year')),
         'pending', answer_by, created_at, lower($2) from taken`,
      [data.id, coupon],
    );
    await expect(copied).rejects.toMatchObject({ code: '23505', constraint: 'coupon_used' });
    expect(isPlaced(id)).toBe(true);
  });
});

describe('R11.09 a coupon that its venue changes while it is asked for', () => {
  it('costs what was seen in every booking that was entered, and is refused once it is withdrawn', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => createUser(server)));
    const bodies = await bodiesOn('2026-12-16', 5);
    const params = { params: { id: String(service) } };
    const { category_id, title, description, full_description, tag_ids } = (await vendor.client.findOwnService(params))
      .data;
    const withdrawn = vendor.client.changeService({
      ...params,
      body: { category_id, title, description, full_description, tag_ids, coupon: null },
    });
    const asked = customers.slice(0, 4).map((customer, index) => place(customer, bodies[index]!));
    await withdrawn;
    expect(await place(customers[4]!, bodies[4]!)).toBe('coupon_invalid');
    const refused = (await Promise.all(asked)).filter((outcome) => !isPlaced(outcome));
    expect(refused.filter((outcome) => outcome !== 'coupon_invalid')).toEqual([]);
    const entered = `select distinct price_iqd from bookings where customer_id = any($1)`;
    const { rows } = await server.deps.pool.query(entered, [customers.map(({ id }) => id)]);
    expect(rows.every((row: { price_iqd: number }) => row.price_iqd === price)).toBe(true);
  });
});
