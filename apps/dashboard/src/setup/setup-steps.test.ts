import { expect, it } from 'vitest';
import { doneSetupSteps, nextSetupStep } from './setup-steps.ts';

const progress = { has_hours: true, employees: 1, services: 1, priced: 0, pictured: 0, published: 0 };

it('what is done is what the server has', () => {
  expect([...doneSetupSteps(undefined)]).toEqual([]);
  expect([...doneSetupSteps({ progress })]).toEqual(['venue', 'hours', 'employees']);
});

it('the next step is the first that is not done, or the first after one that is left for later', () => {
  const done = doneSetupSteps({ progress });
  expect([nextSetupStep(done), nextSetupStep(done, 'treatments'), nextSetupStep(done, 'publish')]).toEqual([
    'treatments',
    'pictures',
    'publish',
  ]);
});
