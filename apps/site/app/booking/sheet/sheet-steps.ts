import type { Service } from '@tajmeelspot/contract/catalog.ts';
import type { Choices } from '../booking-choices.ts';

/** A step of the sheet. */
export type Step = 'item' | 'person' | 'time' | 'details';

/** The steps of a service: what offers no choice is no step. */
export function stepsOf({ pricing, employees }: Pick<Service, 'pricing' | 'employees'>): Step[] {
  return [
    ...(pricing.length > 1 ? ['item' as const] : []),
    ...(employees.length > 1 ? ['person' as const] : []),
    'time',
    'details',
  ];
}

/** The step to begin with: the first that nobody has answered yet. A person counts as answered with the time. */
export function firstStep(steps: readonly Step[], { itemId, personId, time }: Choices): Step {
  const answered: Record<Step, boolean> = {
    item: itemId !== undefined,
    person: personId !== undefined || time !== undefined,
    time: time !== undefined,
    details: false,
  };
  return steps.find((step) => !answered[step]) ?? 'details';
}

/** The step after another, or before it (`by` -1); undefined beyond the ends. */
export const stepFrom = (steps: readonly Step[], step: Step, by: 1 | -1): Step | undefined =>
  steps[steps.indexOf(step) + by];
