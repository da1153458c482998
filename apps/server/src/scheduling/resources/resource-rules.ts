import type { ResourceKindInput } from '@tajmeelspot/contract/scheduling/resources.ts';

type ResourceRule = 'taken' | 'ends_too_early' | 'too_far' | 'not_offered';

/** The longest that maintenance is planned ahead, years. */
const yearsAhead = 2;

/** What is wrong with the resources of a venue as they are entered on a day, by field; none is named twice. */
export function resourceErrors(kinds: readonly ResourceKindInput[], today: Temporal.PlainDate) {
  const latest = today.add({ years: yearsAhead }).toString();
  const errors: Record<string, ResourceRule[]> = {};
  for (const [index, kind] of kinds.entries()) {
    if (kind.id !== null && kinds.findIndex(({ id }) => id === kind.id) < index)
      errors[`kinds.${index}.id`] = ['taken'];
    for (const [place, resource] of kind.resources.entries()) {
      const field = `kinds.${index}.resources.${place}`;
      const before = kind.resources.slice(0, place);
      if (before.some(({ number }) => number === resource.number)) errors[`${field}.number`] = ['taken'];
      if (resource.id !== null && before.some(({ id }) => id === resource.id)) errors[`${field}.id`] = ['taken'];
      for (const [nth, { starts_on: startsOn, from, ends_on: endsOn, to }] of resource.maintenance.entries()) {
        if (`${endsOn} ${to}` <= `${startsOn} ${from}`) errors[`${field}.maintenance.${nth}.to`] = ['ends_too_early'];
        if (endsOn > latest) errors[`${field}.maintenance.${nth}.ends_on`] = ['too_far'];
      }
    }
  }
  return errors;
}

/** The ids that a venue does not have, by field; a resource stays of its kind. */
export function unknownIds(
  kinds: readonly ResourceKindInput[],
  known: {
    readonly resources: ReadonlyMap<number, number>;
    readonly kinds: ReadonlySet<number>;
    readonly treatments: ReadonlySet<number>;
  },
) {
  const errors: Record<string, ResourceRule[]> = {};
  for (const [index, { id, treatment_ids: treatments, resources }] of kinds.entries()) {
    if (id !== null && !known.kinds.has(id)) errors[`kinds.${index}.id`] = ['not_offered'];
    if (!treatments.every((one) => known.treatments.has(one))) errors[`kinds.${index}.treatment_ids`] = ['not_offered'];
    for (const [place, resource] of resources.entries()) {
      const isKnown = resource.id === null || (id !== null && known.resources.get(resource.id) === id);
      if (!isKnown) errors[`kinds.${index}.resources.${place}.id`] = ['not_offered'];
    }
  }
  return errors;
}
