import { expect, it } from 'vitest';
import { doneSteps, nextStep } from './steps.ts';

const progress = { has_hours: true, employees: 1, services: 1, priced: 0, pictured: 0, published: 0 };

it('what is done is what the server has', () => {
  expect([...doneSteps(undefined)]).toEqual([]);
  expect([...doneSteps({ progress })]).toEqual(['venue', 'hours', 'people']);
});

it('the next step is the first that is not done, or the first after one that is left for later', () => {
  const done = doneSteps({ progress });
  expect([nextStep(done), nextStep(done, 'treatments'), nextStep(done, 'publish')]).toEqual([
    'treatments',
    'pictures',
    'publish',
  ]);
});
