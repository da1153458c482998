import { expect, it } from 'vitest';
import { firstStep, stepFrom, stepsOf } from './sheet-steps.ts';

const many = { pricing: [{}, {}] } as never;
const one = { pricing: [{}] } as never;

it('R2.28 a step is only what offers a choice', () => {
  expect(stepsOf(many)).toEqual(['treatment', 'time', 'details']);
  expect(stepsOf(one)).toEqual(['time', 'details']);
});

it.each([
  [{}, 'treatment'],
  [{ treatmentId: 1 }, 'time'],
  [{ treatmentId: 1, employeeId: 2 }, 'time'],
  [{ treatmentId: 1, date: '2026-11-22', time: '16:30' }, 'details'],
  [{ date: '2026-11-22', time: '16:30' }, 'treatment'],
])('%j begins with %s', (choices, step) => {
  expect(firstStep(stepsOf(many), choices)).toBe(step);
});

it('steps lead on and back, and end', () => {
  expect(stepFrom(stepsOf(many), 'treatment', 1)).toBe('time');
  expect(stepFrom(stepsOf(many), 'treatment', -1)).toBeUndefined();
  expect(stepFrom(stepsOf(one), 'details', 1)).toBeUndefined();
});
