import type { Service } from '@tajmeelspot/contract/catalog.ts';
import type { BookingChoices } from '../booking-choices.ts';

/** A step of the booking sheet. */
export type SheetStep = 'treatment' | 'time' | 'details';

/** The steps for a service; a question with one answer is left out. Who gives it is asked with the time. */
export const stepsOf = ({ pricing }: Pick<Service, 'pricing'>): SheetStep[] => [
  ...(pricing.length > 1 ? ['treatment' as const] : []),
  'time',
  'details',
];

/** The first step that is not answered yet. */
export function firstStep(steps: readonly SheetStep[], { treatmentId, time }: BookingChoices): SheetStep {
  const answered: Record<SheetStep, boolean> = {
    treatment: treatmentId !== undefined,
    time: time !== undefined,
    details: false,
  };
  return steps.find((step) => !answered[step]) ?? 'details';
}

/** The step after another, or before it (`by` -1); undefined beyond the first and the last. */
export const stepFrom = (steps: readonly SheetStep[], step: SheetStep, by: 1 | -1): SheetStep | undefined =>
  steps[steps.indexOf(step) + by];
