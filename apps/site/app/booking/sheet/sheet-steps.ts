import type { Service } from '@tajmeelspot/contract/catalog.ts';
import type { BookingChoices } from '../booking-choices.ts';

/** A page of the booking sheet: which treatment, where there is a choice, and everything else. */
export type SheetStep = 'treatment' | 'booking';

/** The pages for a service; a question with one answer is left out. */
export const stepsOf = ({ pricing }: Pick<Service, 'pricing'>): SheetStep[] =>
  pricing.length > 1 ? ['treatment', 'booking'] : ['booking'];

/** The first page that is not answered yet. */
export const firstStep = (steps: readonly SheetStep[], { treatmentId }: BookingChoices): SheetStep =>
  steps.includes('treatment') && treatmentId === undefined ? 'treatment' : 'booking';
