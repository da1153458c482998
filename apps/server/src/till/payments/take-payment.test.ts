import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, card, cash, pay, underKey } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const venue = landmarks.noorSalon;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  stranger = await createUser(server, 'vendor');
});

const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body;
const codeOf = async (call: Promise<unknown>) => (await problemOf(call))?.code;
const countOf = async (id: number) =>
  (await server.deps.db.selectFrom('ledger_transactions').select('id').where('booking_id', '=', id).execute()).length;

async function addProduct(stock = 12) {
  const body = { name: { en: 'Argan oil', ar: 'زيت أركان' }, price_iqd: 12_000, stock };
  return (await owner.client.addProduct({ params: { id: String(venue) }, body })).data;
}

describe('R15.10 taking a payment', () => {
  it('R15.10 completes a booking that has begun and takes cash in one call; what is more than owed is change', async () => {
    const id = await addBegunBooking(server);
    const { data } = await pay(owner.client, id, [cash(30_000)]);
    expect(data).toMatchObject({ status: 'completed', paid_iqd: 25_000, owed_iqd: 0 });
    expect(data.sale).toMatchObject({ total_iqd: 25_000, discount_iqd: 0, tip_iqd: 0 });
    expect(data.transactions).toMatchObject([{ kind: 'sale', cash_iqd: 25_000, change_iqd: 5000, debt_iqd: 0 }]);
    expect(data.can.take).toMatchObject({ is_allowed: false, reason: 'This booking is already paid.' });
  });

  it('R15.10 takes several treatments, a product, a discount, a tip and parts by every method; what is missing is owed', async () => {
    const product = await addProduct();
    const id = await addBegunBooking(server, { prices: [25_000, 20_000] });
    const { treatments } = (await owner.client.findBill({ params: { id: String(id) } })).data;
    const employee_id = treatments[0]!.employee.id;
    const parts = [cash(25_000), card(5000), { method: 'wallet' as const, amount_iqd: 15_000 }];
    const { data } = await pay(owner.client, id, parts, {
      treatments_iqd: 45_000,
      products: [{ product_id: product.id, pieces: 1 }],
      discount: { amount_iqd: 5000, reason: 'promotion' },
      tip: { amount_iqd: 3000, employee_id },
    });
    expect(data).toMatchObject({ treatments_iqd: 45_000, paid_iqd: 45_000, owed_iqd: 10_000 });
    expect(data.sale).toMatchObject({
      products: [{ product: { id: product.id, name: 'Argan oil' }, pieces: 1, amount_iqd: 12_000 }],
      discount_iqd: 5000,
      discount_reason: 'promotion',
      tip_iqd: 3000,
      tip_for: { id: employee_id },
      total_iqd: 55_000,
    });
    const { data: products } = await owner.client.listProducts({ params: { id: String(venue) } });
    expect(products.find((one) => one.id === product.id)?.stock).toBe(11);
    const { rows } = await sql<{ sum: number; count: number }>`
      select sum(amount_iqd)::bigint as sum, count(*)::int as count from ledger_entries e
        join ledger_transactions t on t.venue_id = e.venue_id and t.id = e.transaction_id where t.booking_id = ${id}`.execute(
      server.deps.db,
    );
    // Two treatments, a product, three shares of the discount, three commissions on both sides, the tip, three methods, the debt.
    expect(rows).toEqual([{ sum: 0, count: 17 }]);
  });
});

describe('R15.10 paying twice', () => {
  it('R15.10 takePayment gives the same answer to the same key, and records it once; to another body key_reused', async () => {
    const id = await addBegunBooking(server);
    const key = randomUUID();
    const first = await pay(owner.client, id, [cash(25_000)], {}, key);
    const again = await pay(owner.client, id, [cash(25_000)], {}, key);
    expect(again.data).toEqual(first.data);
    expect(await countOf(id)).toBe(1);
    expect(await codeOf(pay(owner.client, id, [cash(20_000)], {}, key))).toBe('key_reused');
    const other = await addBegunBooking(server);
    expect(await codeOf(pay(owner.client, other, [cash(25_000)], {}, key))).toBe('key_reused');
    expect(await countOf(other)).toBe(0);
  });

  it('R15.10 takePayment takes one of several that come at once; the others are already_paid, with what is owed', async () => {
    const id = await addBegunBooking(server);
    const manager = await addMember(server, venue, 'manager');
    const outcomes = await Promise.allSettled([
      pay(owner.client, id, [cash(20_000)]),
      pay(manager, id, [cash(20_000)]),
      pay(owner.client, id, [cash(20_000)]),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body] : []));
    expect(refused).toMatchObject([
      { code: 'already_paid', owed: 5000 },
      { code: 'already_paid', owed: 5000 },
    ]);
    expect(await countOf(id)).toBe(1);
  });

  it('R15.10 takes the same key once when it comes several times at once', async () => {
    const id = await addBegunBooking(server);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(owner.client, id, [cash(25_000)], {}, key)));
    expect(new Set(answers.map(({ data }) => data.transactions[0]?.id)).size).toBe(1);
    expect(await countOf(id)).toBe(1);
  });
});

describe('R15.10 what is not paid', () => {
  it('R15.10 takePayment answers bill_changed with the price now where the caller saw another one', async () => {
    const id = await addBegunBooking(server);
    const refused = await problemOf(pay(owner.client, id, [cash(25_000)], { treatments_iqd: 20_000 }));
    expect(refused).toMatchObject({ code: 'bill_changed', price: 25_000 });
    expect(refused?.message).toContain('25,000');
  });

  it('R15.10 takePayment answers too_early before the start and not_possible to what did not take place, and changes nothing', async () => {
    const ahead = await addBegunBooking(server, { minutesAgo: -120 });
    expect(await codeOf(pay(owner.client, ahead, [cash(25_000)]))).toBe('too_early');
    for (const status of ['cancelled', 'no_show', 'declined']) {
      const id = await addBegunBooking(server, { status });
      expect(await codeOf(pay(owner.client, id, [cash(25_000)]))).toBe('not_possible');
      expect(await countOf(id)).toBe(0);
    }
  });

  it('R15.10 takes no more than is owed by card or wallet, no discount beyond the bill, nothing of others', async () => {
    const id = await addBegunBooking(server);
    const discount = { amount_iqd: 25_001, reason: 'other' as const };
    const strange = await server.deps.db
      .selectFrom('employees')
      .select('id')
      .where('venue_id', '<>', venue)
      .executeTakeFirstOrThrow();
    const bodies = [
      [[card(25_001)], {}, 'parts'],
      [[cash(1)], { discount }, 'discount.amount_iqd'],
      [[], { tip: { amount_iqd: 1, employee_id: strange.id } }, 'tip.employee_id'],
      [[], { products: [{ product_id: 999_999, pieces: 1 }] }, 'products'],
    ] satisfies [Parameters<typeof pay>[2], Parameters<typeof pay>[3], string][];
    for (const [parts, more, field] of bodies) {
      const refused = await problemOf(pay(owner.client, id, parts, more));
      expect(refused?.code).toBe('invalid');
      expect(Object.keys(refused?.errors ?? {})).toEqual([field]);
    }
    expect(await countOf(id)).toBe(0);
  });
});

describe('R15.10 who takes payments', () => {
  it('R15.10 staff take those of their own bookings; findBill and takePayment answer not_found to others, takePayment managers_only to a discount, refundPayment managers_only', async () => {
    const id = await addBegunBooking(server);
    const { treatments } = (await owner.client.findBill({ params: { id: String(id) } })).data;
    const own = await addMember(server, venue, 'staff', treatments[0]!.employee.id);
    const { rows } = await sql<{ id: number }>`
      select id from employees where venue_id = ${venue} and id <> ${treatments[0]!.employee.id}`.execute(
      server.deps.db,
    );
    const other = await addMember(server, venue, 'staff', rows[0]!.id);
    const discount = { amount_iqd: 1000, reason: 'loyalty' as const };
    expect(await codeOf(pay(stranger.client, id, [cash(25_000)]))).toBe('not_found');
    expect(await codeOf(pay(other, id, [cash(25_000)]))).toBe('not_found');
    expect(await codeOf(stranger.client.findBill({ params: { id: String(id) } }))).toBe('not_found');
    expect(await codeOf(pay(own, id, [cash(24_000)], { discount }))).toBe('managers_only');
    expect((await pay(own, id, [cash(25_000)])).data).toMatchObject({
      paid_iqd: 25_000,
      can: { discount: { is_allowed: false }, refund: { is_allowed: false } },
    });
    const body = { amount_iqd: 1000, method: 'cash' as const, reason: 'other' as const };
    expect(await codeOf(own.refundPayment({ ...underKey(id), body }))).toBe('managers_only');
  });

  it('R15.10 its own customer reads no bill and takes no payment', async () => {
    const customer = await createUser(server);
    const id = await addBegunBooking(server, { customerId: customer.id });
    expect(await codeOf(customer.client.findBill({ params: { id: String(id) } }))).toBe('not_found');
    expect(await codeOf(pay(customer.client, id, [cash(25_000)]))).toBe('not_found');
  });
});
