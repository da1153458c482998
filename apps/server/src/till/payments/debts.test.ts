import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, card, cash, pay, underKey } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const venue = landmarks.noorSalon;
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
});

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const billOf = async (id: number) => (await owner.client.findBill({ params: { id: String(id) } })).data;
const payDebt = (id: number, parts: ReturnType<typeof cash>[], key?: string) =>
  owner.client.payDebt({ ...underKey(id, key), body: { parts } });
const refund = (id: number, amount_iqd: number, method: 'cash' | 'debt' = 'cash', key?: string) =>
  owner.client.refundPayment({ ...underKey(id, key), body: { amount_iqd, method, reason: 'unhappy' } });
const reverse = (transactionId: number, client = owner.client) =>
  client.reverseTransaction({ params: { id: String(venue), transaction_id: String(transactionId) } });

describe('R15.10 debts', () => {
  it('R15.10 are paid later in parts, and never twice: payDebt answers already_paid, and key_reused to another body', async () => {
    const customer = await createUser(server);
    const id = await addBegunBooking(server, { customerId: customer.id });
    expect((await pay(owner.client, id, [cash(10_000)])).data.owed_iqd).toBe(15_000);
    const next = await addBegunBooking(server, { customerId: customer.id });
    expect((await billOf(next)).earlier_debts_iqd).toBe(15_000);
    expect((await payDebt(id, [card(5000)])).data).toMatchObject({ paid_iqd: 15_000, owed_iqd: 10_000 });
    expect(await codeOf(payDebt(id, [card(10_001)]))).toBe('invalid');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => payDebt(id, [cash(20_000)], key)));
    expect(answers.map(({ data }) => data.owed_iqd)).toEqual([0, 0, 0]);
    expect(answers[0]?.data.transactions.at(-1)).toMatchObject({ cash_iqd: 10_000, change_iqd: 10_000 });
    expect(await apiErrorOf(payDebt(id, [cash(1000)]))).toMatchObject({ body: { code: 'already_paid', owed: 0 } });
    expect(await codeOf(payDebt(id, [cash(1000)], key))).toBe('key_reused');
    expect((await billOf(next)).earlier_debts_iqd).toBe(0);
  });

  it('R15.10 of two that pay the last of it at once, one is refused', async () => {
    const id = await addBegunBooking(server);
    await pay(owner.client, id, []);
    const outcomes = await Promise.allSettled([payDebt(id, [card(25_000)]), payDebt(id, [card(25_000)])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await billOf(id)).toMatchObject({ paid_iqd: 25_000, owed_iqd: 0 });
  });

  it('R15.10 payDebt and refundPayment answer not_paid to a booking that is not, and not_found to others', async () => {
    const id = await addBegunBooking(server);
    expect(await codeOf(payDebt(id, [cash(1000)]))).toBe('not_paid');
    expect(await codeOf(refund(id, 1000))).toBe('not_paid');
    const { client } = await createUser(server, 'vendor');
    const body = { parts: [cash(1000)] };
    expect(await codeOf(client.payDebt({ ...underKey(id), body }))).toBe('not_found');
    const back = { amount_iqd: 1, method: 'cash', reason: 'other' } as const;
    expect(await codeOf(client.refundPayment({ ...underKey(id), body: back }))).toBe('not_found');
  });
});

describe('R15.10 refunds and corrections are entries', () => {
  it('R15.10 gives back no more than came, and lets off no more than is owed; refundPayment answers key_reused to another amount', async () => {
    const id = await addBegunBooking(server);
    await pay(owner.client, id, [cash(15_000)]);
    expect(await codeOf(refund(id, 15_001))).toBe('invalid');
    expect(await codeOf(refund(id, 10_001, 'debt'))).toBe('invalid');
    const key = randomUUID();
    await refund(id, 5000, 'cash', key);
    await refund(id, 5000, 'cash', key);
    expect(await codeOf(refund(id, 4000, 'cash', key))).toBe('key_reused');
    const { data } = await refund(id, 10_000, 'debt');
    expect(data).toMatchObject({ paid_iqd: 10_000, owed_iqd: 0 });
    expect(data.transactions.map(({ kind, cash_iqd, debt_iqd }) => [kind, cash_iqd, debt_iqd])).toEqual([
      ['sale', 15_000, 10_000],
      ['refund', -5000, 0],
      ['refund', 0, -10_000],
    ]);
  });

  it('R15.10 takes a sale back once, by its mirror: reverseTransaction answers already_reversed, and not_found to others', async () => {
    const params = { id: String(venue) };
    const body = { name: { en: 'Shampoo' }, price_iqd: 8000, stock: 5 };
    const product = (await owner.client.addProduct({ params, body })).data;
    const id = await addBegunBooking(server);
    const sold = await pay(owner.client, id, [cash(41_000)], { products: [{ product_id: product.id, pieces: 2 }] });
    const sale = sold.data.transactions[0]!.id;
    const stranger = await createUser(server, 'vendor');
    const staff = await addMember(server, venue, 'staff', sold.data.treatments[0]!.employee.id);
    expect(await codeOf(reverse(sale, stranger.client))).toBe('not_found');
    expect(await codeOf(reverse(sale, staff))).toBe('not_found');
    const outcomes = await Promise.allSettled([reverse(sale), reverse(sale)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(reverse(sale))).toBe('already_reversed');
    const bill = await billOf(id);
    expect(bill).toMatchObject({ sale: null, paid_iqd: 0, owed_iqd: 0, can: { take: { is_allowed: true } } });
    expect(bill.transactions).toMatchObject([
      { kind: 'sale', is_reversed: true },
      { kind: 'reversal', cash_iqd: -41_000, reverses_id: sale },
    ]);
    const { data } = await owner.client.listProducts({ params });
    expect(data.find((one) => one.id === product.id)?.stock).toBe(5);
    expect((await pay(owner.client, id, [cash(25_000)])).data.paid_iqd).toBe(25_000);
    expect(await codeOf(reverse(bill.transactions[1]!.id))).toBe('not_found');
  });
});

describe('R15.10 several payments of a booking', () => {
  it('R15.10 reverseTransaction answers reverse_later_first where something came later', async () => {
    const id = await addBegunBooking(server);
    const sale = (await pay(owner.client, id, [cash(5000)])).data.transactions[0]!.id;
    const debt = (await payDebt(id, [cash(20_000)])).data.transactions[1]!.id;
    expect(await codeOf(reverse(sale))).toBe('reverse_later_first');
    await reverse(debt);
    expect(await billOf(id)).toMatchObject({ paid_iqd: 5000, owed_iqd: 20_000 });
    await reverse(sale);
    expect(await billOf(id)).toMatchObject({ sale: null, paid_iqd: 0, owed_iqd: 0 });
  });
});
