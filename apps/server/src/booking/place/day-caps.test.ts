import type { Client } from '@tajmeelspot/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const asCustomer = async () => server.client({ token: (await server.signIn()).token });

type Ask = Partial<Parameters<Client['listSlots']>[0]['query']> & { from: string };

/** The times of one day for one line of a price list. */
async function timesOf(service: number, item: number, ask: Ask) {
  const query = { treatment_id: String(item), days: '1', ...ask };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  return data.days[0]?.times ?? [];
}

const freeOf = async (service: number, item: number, ask: Ask) =>
  (await timesOf(service, item, ask)).filter(({ is_free }) => is_free).map(({ time }) => time);

async function bodyFor(service: number, item: number, booking_date: string, time: string) {
  const { pricing } = await server.client().findService({ params: { id: String(service) } });
  const { duration, final_price: price } = pricing.find(({ id }) => id === item)!;
  const input = { service_id: service, pricing_item_id: item, booking_date, time };
  return { ...input, customer_name: 'Zainab Kareem', duration, price };
}

/** Minutes of the clock, to reckon with HH:MM. */
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('a colour that works by itself', () => {
  // Full colour: half an hour of hands, 45 minutes of waiting, 45 of hands, a quarter to clean; toner takes 45.
  const [serviceId, fullColour, toner, employee_id] = [201, 2012, 2014, 202];
  const from = '2026-12-02';

  it('leaves its employee free in between, for one other customer', async () => {
    const body = { ...(await bodyFor(serviceId, fullColour, from, '12:00')), employee_id };
    await (await asCustomer()).placeBooking({ body });
    const free = await freeOf(serviceId, toner, { from, employee_id: String(employee_id) });
    expect(free).toContain('12:30');
    for (const taken of ['11:30', '12:00', '13:00', '13:30', '14:00']) expect(free).not.toContain(taken);
    const inside = { ...(await bodyFor(serviceId, toner, from, '12:30')), employee_id };
    await (await asCustomer()).placeBooking({ body: inside });
    const refused = await apiErrorOf((await asCustomer()).placeBooking({ body: inside }));
    expect(refused.body?.code).toBe('slot_taken');
  });

  it('PostgreSQL refuses whatever overlaps one of the parts, and nothing else', async () => {
    const copy = (held: string) =>
      server.deps.pool.query(
        `insert into bookings (venue_id, employee_id, service_id, customer_id, customer_name, treatment_title,
           duration_minutes, price_iqd, during, held, status, answer_by, created_at, for_other)
         select venue_id, employee_id, service_id, customer_id, customer_name, treatment_title, duration_minutes,
           price_iqd, range_merge($1::tstzmultirange), $1::tstzmultirange, 'confirmed', answer_by, created_at, true
         from bookings limit 1`,
        [held],
      );
    const day = (hours: string) => hours.replaceAll(/(\d\d):/g, '2030-01-01 $1:');
    await copy(day('{[10:00,10:30),[11:15,12:00)}'));
    await copy(day('{[10:30,11:15)}'));
    await copy(day('{[09:00,10:00),[12:00,12:30)}'));
    const refused = await copy(day('{[08:00,08:30),[11:30,11:45)}')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '23P01', constraint: 'slot_taken' });
    const shapeless = await copy('{}').catch((error: unknown) => error);
    expect(shapeless).toMatchObject({ code: '23514' });
  });
});

describe('buffers', () => {
  it('before and after a laser treatment nobody else has its therapist', async () => {
    const [serviceId, wholeBody, patch, from, time] = [1001, 10014, 10011, '2026-12-02', '14:30'];
    const ask = { from, employee_id: '1002' };
    const before = await freeOf(serviceId, patch, ask);
    const body = { ...(await bodyFor(serviceId, wholeBody, from, time)), employee_id: 1002 };
    await (await asCustomer()).placeBooking({ body });
    const after = await freeOf(serviceId, patch, ask);
    const gone = before.filter((one) => !after.includes(one)).map((one) => minutes(one) - minutes(time));
    expect(gone).toEqual([-15, 0, 15, 30, 45, 60, 75, 90, 105, 120]);
  });
});

describe('hours for women only', () => {
  // Henar Venue, Sundays from eleven to two; 1401 is a man, 1402 a woman.
  const [serviceId, item, from] = [1401, 14011, '2026-11-22'];
  const isMorning = (time: string) => time < '14:00';

  it('are offered to women, by women, and to nobody else', async () => {
    expect((await freeOf(serviceId, item, { from })).filter(isMorning)).toEqual([]);
    expect((await freeOf(serviceId, item, { from, for_woman: 'true' })).filter(isMorning).length).toBeGreaterThan(0);
    const byMan = { from, for_woman: 'true', employee_id: '1401' } as const;
    expect((await freeOf(serviceId, item, byMan)).filter(isMorning)).toEqual([]);
    expect((await freeOf(serviceId, item, { from })).length).toBeGreaterThan(0);
  });

  it('placeBooking answers invalid to a customer who does not say that she is a woman', async () => {
    const time = (await freeOf(serviceId, item, { from, for_woman: 'true' })).find(isMorning);
    const body = await bodyFor(serviceId, item, from, time!);
    const refused = await apiErrorOf((await asCustomer()).placeBooking({ body }));
    expect(refused).toMatchObject({ status: 422, body: { errors: { time: [expect.any(String)] } } });
    const { data } = await (await asCustomer()).placeBooking({ body: { ...body, for_woman: true } });
    expect(data).toMatchObject({ employee: { id: 1402 }, for_woman: true, female_staff: false });
  });

  it('female staff is only ever female', async () => {
    const day = '2026-11-23';
    const both = await freeOf(serviceId, item, { from: day });
    const byWoman = await freeOf(serviceId, item, { from: day, female_staff: 'true' });
    expect(await freeOf(serviceId, item, { from: day, employee_id: '1401', female_staff: 'true' })).toEqual([]);
    expect(both).toEqual(expect.arrayContaining(byWoman));
    const body = { ...(await bodyFor(serviceId, item, day, byWoman[0]!)), female_staff: true };
    expect((await (await asCustomer()).placeBooking({ body })).data.employee.id).toBe(1402);
  });
});

describe('a limit of bookings a day', () => {
  const [serviceId, item, from] = [802, 8021, '2026-12-02'];

  it('lets as many through as it says, also when they come at once, and names other days', async () => {
    await server.deps.db.updateTable('venues').set({ daily_cap: 2 }).where('id', '=', 8).execute();
    const times = (await freeOf(serviceId, item, { from })).filter((_, index) => index % 4 === 0);
    expect(times.length).toBeGreaterThan(4);
    const answers = await Promise.all(
      times.map(async (time) => {
        const body = await bodyFor(serviceId, item, from, time);
        return (await asCustomer()).placeBooking({ body }).catch((error: unknown) => error);
      }),
    );
    const refused = answers.filter((answer) => answer instanceof Error);
    expect(answers.length - refused.length).toBe(2);
    for (const problem of refused) expect(problem).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(await freeOf(serviceId, item, { from })).toEqual([]);
    expect((await timesOf(serviceId, item, { from })).length).toBeGreaterThan(0);
    const late = await apiErrorOf(
      (await asCustomer()).placeBooking({ body: await bodyFor(serviceId, item, from, times[0]!) }),
    );
    expect(late.body?.near?.every(({ date }) => date !== from)).toBe(true);
  });
});
