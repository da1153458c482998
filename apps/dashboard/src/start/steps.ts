import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';

/** What a new venue goes through, in this order. */
export const steps = ['venue', 'hours', 'people', 'treatments', 'pictures', 'publish'] as const;

/** A step of a new venue. */
export type Step = (typeof steps)[number];

/** Which of the steps are done; nothing where there is no venue yet. */
export function doneSteps(venue: Pick<OwnVenue, 'progress'> | undefined): ReadonlySet<Step> {
  if (!venue) return new Set();
  const { has_hours: hasHours, employees, priced, pictured, published } = venue.progress;
  const isDone: Record<Step, boolean> = {
    venue: true,
    hours: hasHours,
    people: employees > 0,
    treatments: priced > 0,
    pictures: pictured > 0,
    publish: published > 0,
  };
  return new Set(steps.filter((step) => isDone[step]));
}

/** The first step that is not done, among those after another one where it is given; publishing is the last. */
export function nextStep(done: ReadonlySet<Step>, after?: Step): Step {
  const later = after === undefined ? steps : steps.slice(steps.indexOf(after) + 1);
  return later.find((step) => !done.has(step)) ?? 'publish';
}
