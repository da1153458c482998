import { expect, it } from 'vitest';
import { firstStep, stepFrom, stepsOf } from './sheet-steps.ts';

const many = { pricing: [{}, {}], employees: [{}, {}] } as never;
const one = { pricing: [{}], employees: [{}] } as never;

it('R2.28 a step is only what offers a choice', () => {
  expect(stepsOf(many)).toEqual(['item', 'person', 'time', 'details']);
  expect(stepsOf(one)).toEqual(['time', 'details']);
});

it.each([
  [{}, 'item'],
  [{ itemId: 1 }, 'person'],
  [{ itemId: 1, personId: 2 }, 'time'],
  [{ itemId: 1, date: '2026-11-22', time: '16:30' }, 'details'],
  [{ date: '2026-11-22', time: '16:30' }, 'item'],
])('%j begins with %s', (choices, step) => {
  expect(firstStep(stepsOf(many), choices)).toBe(step);
});

it('steps lead on and back, and end', () => {
  expect(stepFrom(stepsOf(many), 'item', 1)).toBe('person');
  expect(stepFrom(stepsOf(many), 'item', -1)).toBeUndefined();
  expect(stepFrom(stepsOf(one), 'details', 1)).toBeUndefined();
});
