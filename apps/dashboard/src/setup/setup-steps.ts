import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';

/** What a new venue goes through, in this order. */
export const setupSteps = ['venue', 'hours', 'employees', 'treatments', 'pictures', 'publish'] as const;

/** A step of a new venue. */
export type SetupStep = (typeof setupSteps)[number];

/** Which of the steps are done; nothing where there is no venue yet. */
export function doneSetupSteps(venue: Pick<OwnVenue, 'progress'> | undefined): ReadonlySet<SetupStep> {
  if (!venue) return new Set();
  const { has_hours: hasHours, employees, priced, pictured, published } = venue.progress;
  const isDone: Record<SetupStep, boolean> = {
    venue: true,
    hours: hasHours,
    employees: employees > 0,
    treatments: priced > 0,
    pictures: pictured > 0,
    publish: published > 0,
  };
  return new Set(setupSteps.filter((step) => isDone[step]));
}

/** The first step that is not done, among those after another one where it is given; publishing is the last. */
export function nextSetupStep(done: ReadonlySet<SetupStep>, after?: SetupStep): SetupStep {
  const later = after === undefined ? setupSteps : setupSteps.slice(setupSteps.indexOf(after) + 1);
  return later.find((step) => !done.has(step)) ?? 'publish';
}
