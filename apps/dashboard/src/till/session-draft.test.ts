import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { expect, it } from 'vitest';
import { courseFor, paidBySessions, proposeSessions } from './session-draft.ts';

const treatment = (item_id: number, price_iqd: number) => ({ item_id, price_iqd, course: null });
const course = (id: number, left: number, item_ids: number[], has_expired = false) => ({
  id,
  left,
  item_ids,
  has_expired,
});
const billOf = (courses: object[]) =>
  ({ treatments: [treatment(1, 25_000), treatment(2, 20_000)], courses }) as unknown as Bill;

it('R15.13 a bill begins with the session of each treatment that a course in time can pay for, never more than are left', () => {
  expect(proposeSessions(billOf([course(7, 3, [1, 2])]))).toEqual([
    { item_id: 1, course_id: 7 },
    { item_id: 2, course_id: 7 },
  ]);
  const last = billOf([course(7, 1, [1, 2])]);
  expect(proposeSessions(last)).toEqual([{ item_id: 1, course_id: 7 }]);
  expect(courseFor(last, 2, proposeSessions(last))).toBeUndefined();
  expect(proposeSessions(billOf([course(7, 3, [1], true)]))).toEqual([]);
});

it('R15.13 what sessions pay for is not due', () => {
  const bill = billOf([course(7, 3, [1])]);
  expect(paidBySessions(bill, proposeSessions(bill))).toBe(25_000);
  expect(paidBySessions(bill, [])).toBe(0);
});
