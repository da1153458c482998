import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';

/** What a new house goes through, in this order. */
export const steps = ['house', 'hours', 'people', 'treatments', 'pictures', 'publish'] as const;

/** A step of a new house. */
export type Step = (typeof steps)[number];

/** Which of the steps are done; nothing where there is no house yet. */
export function doneSteps(house: Pick<OwnHouse, 'progress'> | undefined): ReadonlySet<Step> {
  if (!house) return new Set();
  const { has_hours: hasHours, employees, priced, pictured, published } = house.progress;
  const isDone: Record<Step, boolean> = {
    house: true,
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
