import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { describe, expect, it } from 'vitest';
import { addMissing, dueOf, emptyPayment, toPaymentBody, totalsOf } from './payment-draft.ts';

const bill = {
  treatments_iqd: 45_000,
  treatments: [{ item_id: 1, title: 'Cut', employee: { id: 7, name: 'Maryam' }, price_iqd: 45_000, course: null }],
  courses: [],
} as unknown as Bill;
const oil = { id: 3, name: 'Oil', names: {}, price_iqd: 12_000, stock: 11, is_active: true };
const cash = (amount_iqd: number) => ({ method: 'cash', amount_iqd }) as const;
const card = (amount_iqd: number) => ({ method: 'card', amount_iqd }) as const;

describe('R15.10 a payment as it is put together', () => {
  it('R15.10 comes to treatments and products less the discount, with the tip', () => {
    const draft = { ...emptyPayment, pieces: { 3: 1 }, discountIqd: 5000, tipIqd: 3000 };
    expect(dueOf(bill, draft, [oil])).toBe(55_000);
    expect(dueOf(bill, { ...emptyPayment, discountIqd: 90_000, tipIqd: 1000 }, [])).toBe(1000);
  });

  it('R15.10 names change, what is missing, and what no card can give back', () => {
    expect(totalsOf(55_000, [cash(25_000), card(20_000)])).toMatchObject({ receivedIqd: 45_000, missingIqd: 10_000 });
    expect(totalsOf(25_000, [cash(30_000)])).toMatchObject({ changeIqd: 5000, missingIqd: 0, isTooMuch: false });
    expect(totalsOf(25_000, [card(30_000)]).isTooMuch).toBe(true);
  });

  it('R15.10 a method takes what is missing with one tap, also a second time', () => {
    expect(addMissing([], 'cash', 25_000)).toEqual([cash(25_000)]);
    expect(addMissing([cash(10_000), card(5000)], 'cash', 10_000)).toEqual([cash(20_000), card(5000)]);
  });

  it('R15.10 is sent without what is nothing; a tip is for the first who worked, unless it is said otherwise', () => {
    const draft = { ...emptyPayment, pieces: { 3: 0 }, tipIqd: 2000, parts: [cash(0), card(1000)] };
    expect(toPaymentBody(bill, draft, '2026-11-21T07:00:00Z')).toEqual({
      treatments_iqd: 45_000,
      products: [],
      discount: null,
      tip: { amount_iqd: 2000, employee_id: 7 },
      sessions: [],
      parts: [card(1000)],
      device_at: '2026-11-21T07:00:00Z',
    });
  });
});
