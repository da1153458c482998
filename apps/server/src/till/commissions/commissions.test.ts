import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, cash, deleteBookingsOf, pay, underKey } from '#testing/till/bookings-to-pay.ts';
import { addClientFile, addBookingOf, sellTo } from '#testing/till/courses.ts';
import { commissionBack, commissionOf, percentOf } from './commission-rules.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const params = { id: String(venue) };
const month = { from: '2026-11-01', to: '2026-11-30' };
let owner: TestUser;
let employeeId = 0;
let productId = 0;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await deleteBookingsOf(server, venue);
  const body = { name: { en: 'Argan oil' }, price_iqd: 12_000, stock: 9 };
  productId = (await owner.client.addProduct({ params, body })).data.id;
  const id = await addBegunBooking(server, { status: 'cancelled' });
  const { rows } = await sql<{ id: number }>`select employee_id as id from bookings where id = ${id}`.execute(
    server.deps.db,
  );
  employeeId = rows[0]?.id ?? 0;
});

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const setRates = (percent: number, more: object = {}, client = owner.client) =>
  client.changeCommissionRates({
    params: { ...params, employee_id: String(employeeId) },
    body: { percent, ...more },
  });
const statementOf = async (client = owner.client, query = month) =>
  (await client.listCommissions({ params, query })).data.find(({ employee }) => employee.id === employeeId);

describe('R15.12 commissions', () => {
  it('R15.12 are a percent of what stays of a treatment, another of a product; the statement comes from the ledger', async () => {
    await setRates(40, { products: [{ product_id: productId, percent: 10 }] });
    const id = await addBegunBooking(server);
    const bill = (await owner.client.findBill({ params: { id: String(id) } })).data;
    expect(bill.treatments[0]?.commission_percent).toBe(40);
    await pay(owner.client, id, [cash(40_000)], {
      products: [{ product_id: productId, pieces: 1 }],
      discount: { amount_iqd: 3700, reason: 'loyalty' },
      tip: { amount_iqd: 3000, employee_id: employeeId },
    });
    // The discount takes 2,500 of the treatment and 1,200 of the product.
    expect(await statementOf()).toMatchObject({
      treatments_iqd: 22_500,
      products_iqd: 10_800,
      commission_iqd: 9000 + 1080,
      tips_iqd: 3000,
      total_iqd: 13_080,
    });
  });

  it('R15.12 go back with a refund and a correction, and stay what they were when the percent changes', async () => {
    const before = await statementOf();
    const id = await addBegunBooking(server);
    const sale = (await pay(owner.client, id, [cash(25_000)])).data.transactions[0]?.id;
    await setRates(50);
    expect((await statementOf())?.commission_iqd).toBe((before?.commission_iqd ?? 0) + 10_000);
    const body = { amount_iqd: 10_000, method: 'cash', reason: 'unhappy' } as const;
    const refund = (await owner.client.refundPayment({ ...underKey(id), body })).data.transactions.at(-1)?.id;
    expect(await statementOf()).toMatchObject({
      treatments_iqd: (before?.treatments_iqd ?? 0) + 15_000,
      commission_iqd: (before?.commission_iqd ?? 0) + 6000,
    });
    for (const transaction of [refund, sale])
      await owner.client.reverseTransaction({ params: { ...params, transaction_id: String(transaction) } });
    expect(await statementOf()).toEqual(before);
  });
});

it('R15.12 R15.13 a session earns who gave it a percent of its share, not of the course when it is sold, and no more once given back', async () => {
  await setRates(40);
  const before = await statementOf();
  const client = await addClientFile(owner.client);
  const sold = await sellTo(owner.client, client, [cash(120_000)]);
  expect(await statementOf()).toEqual(before);
  const id = await addBookingOf(server, client);
  await pay(owner.client, id, [], { sessions: [{ item_id: id, course_id: sold.id }] });
  expect(await statementOf()).toMatchObject({
    treatments_iqd: (before?.treatments_iqd ?? 0) + 20_000,
    commission_iqd: (before?.commission_iqd ?? 0) + 8000,
  });
  await owner.client.correctBooking({ params: { id: String(id) }, body: { status: 'no_show', reason: 'Not here' } });
  expect(await statementOf()).toEqual(before);
});

describe('R15.12 several percentages', () => {
  it('R15.12 of a treatment alone go before those of everything', async () => {
    const id = await addBegunBooking(server);
    await sql`update bookings set treatment_id = ${landmarks.specifiedPrices.hairCut} where id = ${id}`.execute(
      server.deps.db,
    );
    await setRates(20, { treatments: [{ treatment_id: landmarks.specifiedPrices.hairCut, percent: 60 }] });
    const { data } = await owner.client.findBill({ params: { id: String(id) } });
    expect(data.treatments[0]?.commission_percent).toBe(60);
    const rates = (await owner.client.listCommissionRates({ params })).data;
    expect(rates.find(({ employee }) => employee.id === employeeId)).toMatchObject({
      percent: 20,
      treatments: [{ treatment_id: landmarks.specifiedPrices.hairCut, percent: 60 }],
      products: [],
    });
  });
});

describe('R15.12 who reads and sets them', () => {
  it('R15.12 listCommissionRates, changeCommissionRates and listCommissions answer not_found to others; staff read their own', async () => {
    const stranger = (await createUser(server, 'vendor')).client;
    const staff = await addMember(server, venue, 'staff', employeeId);
    const { rows } = await sql<{ id: number }>`
      select id from employees where venue_id = ${venue} and id <> ${employeeId} limit 1`.execute(server.deps.db);
    const other = await addMember(server, venue, 'staff', rows[0]?.id);
    for (const client of [stranger, staff]) {
      expect(await codeOf(client.listCommissionRates({ params }))).toBe('not_found');
      expect(await codeOf(setRates(100, {}, client))).toBe('not_found');
    }
    expect(await codeOf(stranger.listCommissions({ params, query: month }))).toBe('not_found');
    expect(await statementOf(staff)).toEqual(await statementOf());
    expect((await staff.listCommissions({ params, query: month })).data).toHaveLength(1);
    expect(await statementOf(other)).toBeUndefined();
  });

  it('R15.12 takes treatments and products of the venue, each once, and an employee of it', async () => {
    const { rows } = await sql<{ id: number }>`
      select t.id from treatments t join services s on s.id = t.service_id where s.venue_id <> ${venue} limit 1`.execute(
      server.deps.db,
    );
    const foreign = [{ treatment_id: rows[0]?.id ?? 0, percent: 10 }];
    const twice = [1, 2].map((percent) => ({ product_id: productId, percent }));
    expect(await codeOf(setRates(10, { treatments: foreign }))).toBe('invalid');
    expect(await codeOf(setRates(10, { products: twice }))).toBe('invalid');
    expect(await codeOf(setRates(101))).toBe('invalid');
    const elsewhere = { params: { ...params, employee_id: '999999' }, body: { percent: 10 } };
    expect(await codeOf(owner.client.changeCommissionRates(elsewhere))).toBe('not_found');
    const query = { from: '2026-11-30', to: '2026-11-01' };
    expect(await codeOf(owner.client.listCommissions({ params, query }))).toBe('invalid');
  });

  it('R15.12 are rounded down, and go back whole with the whole', () => {
    const rate = { employee_id: 1, treatment_id: null, product_id: null, percent: 33 };
    expect(percentOf([rate], { employeeId: 1, treatmentId: 5 })).toBe(33);
    expect(percentOf([rate], { employeeId: 2 })).toBe(0);
    expect(commissionOf(1000, 33)).toBe(330);
    expect(commissionOf(999, 33)).toBe(329);
    expect(commissionBack(999, 999, 329)).toBe(329);
    expect(commissionBack(500, 999, 329)).toBe(164);
  });
});
