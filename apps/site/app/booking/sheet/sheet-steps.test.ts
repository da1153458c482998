import { expect, it } from 'vitest';
import { firstStep, stepsOf } from './sheet-steps.ts';

const many = { pricing: [{}, {}] } as never;
const one = { pricing: [{}] } as never;

it('R2.28 a page is only what offers a choice', () => {
  expect(stepsOf(many)).toEqual(['treatment', 'booking']);
  expect(stepsOf(one)).toEqual(['booking']);
});

it.each([
  [{}, 'treatment'],
  [{ treatmentId: 1 }, 'booking'],
  [{ treatmentId: 1, date: '2026-11-22', time: '16:30' }, 'booking'],
  [{ date: '2026-11-22', time: '16:30' }, 'treatment'],
])('%j begins with %s', (choices, step) => {
  expect(firstStep(stepsOf(many), choices)).toBe(step);
});

it('where there is one treatment, everything is on one page', () => {
  expect(firstStep(stepsOf(one), {})).toBe('booking');
});
