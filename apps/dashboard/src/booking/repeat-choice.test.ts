import { expect, it } from 'vitest';
import { chosenStarts, keyOf } from './repeat-choice.ts';

const free = { booking_date: '2026-12-09', time: '11:00', collides: null, near: [] };
const taken = {
  booking_date: '2026-12-16',
  time: '11:00',
  collides: 'taken' as const,
  near: [{ date: '2026-12-16', time: '11:30' }],
};
const toStart = ({ booking_date, time }: { booking_date: string; time: string }) => ({ booking_date, time });

it('R15.13 free dates are placed, what collides is left out until a time near it is chosen, and each time is placed once', () => {
  const occurrences = [free, taken];
  expect(chosenStarts(occurrences, {})).toEqual([toStart(free)]);
  const near = { booking_date: '2026-12-16', time: '11:30' };
  expect(chosenStarts(occurrences, { [keyOf(taken)]: near })).toEqual([toStart(free), near]);
  expect(chosenStarts(occurrences, { [keyOf(free)]: null })).toEqual([]);
  expect(chosenStarts(occurrences, { [keyOf(taken)]: toStart(free) })).toEqual([toStart(free)]);
});
