import type { ResourceKindInput } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';

/** A kind of rooms, chairs or devices as the venue has it. */
export type ResourceKind = Schedule['resource_kinds'][number];
/** A numbered one of a kind as it is entered. */
export type ResourceInput = ResourceKindInput['resources'][number];

/** A kind as it is sent back. */
export const toKindInput = ({ id, names, sort, treatment_ids, resources }: ResourceKind): ResourceKindInput => ({
  id,
  name: names,
  sort,
  treatment_ids,
  resources,
});

/** The lowest number that none of a kind has. */
export function freeNumber(resources: readonly ResourceInput[]): number {
  const taken = new Set(resources.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** A new one of a kind, in use. */
export const newResource = (number: number): ResourceInput => ({
  id: null,
  number,
  label: null,
  is_in_use: true,
  maintenance: [],
});

/** The kinds of a venue with one of them changed, or added where it is new. */
export const withKind = (kinds: readonly ResourceKind[], kind: ResourceKindInput): ResourceKindInput[] =>
  kind.id === null
    ? [...kinds.map(toKindInput), kind]
    : kinds.map((one) => (one.id === kind.id ? kind : toKindInput(one)));

/** A kind with one of its resources changed, or added where it is new; in the order of the numbers. */
export function withResource(kind: ResourceKind, resource: ResourceInput): ResourceKindInput {
  const others = kind.resources.filter(({ id }) => id !== resource.id);
  const resources = [...others, resource].toSorted((one, other) => one.number - other.number);
  return { ...toKindInput(kind), resources };
}
