import { type Interval, subtract, unite } from '#app/venues/timetable/timetable-rules.ts';

/** A numbered resource of a kind that is in use, and when nobody can have it; minutes since 1970. */
export type GivableResource = {
  readonly resourceId: number;
  readonly kindId: number;
  /** By bookings. */
  readonly uses: readonly Interval[];
  readonly maintenance: readonly Interval[];
};

/** How long a treatment has its resources, minutes, and the kinds of which it needs one each. */
export type ResourceQuery = {
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly kindIds?: readonly number[];
};

/** The time for which a treatment has its resources, counted from its start: all of it, with the buffers at both ends. */
const spanOf = ({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: ResourceQuery): Interval => ({
  from: -bufferBeforeMinutes,
  to: durationMinutes + bufferAfterMinutes,
});

/** Those of some starts at which one of every kind is free for the whole treatment. */
export function startsWithResources(
  resources: readonly GivableResource[],
  treatment: ResourceQuery,
  starts: readonly Interval[],
): readonly Interval[] {
  const { from, to } = spanOf(treatment);
  return (treatment.kindIds ?? []).reduce<readonly Interval[]>((left, kindId) => {
    const ofKind = resources.filter((resource) => resource.kindId === kindId);
    return unite(
      ofKind.flatMap(({ uses, maintenance }) =>
        subtract(left, unite([...uses, ...maintenance]), { before: to - 1, after: -from }),
      ),
    );
  }, starts);
}

/** A resource that a treatment takes, and for how long; minutes since 1970. */
export type TakenResource = Interval & { readonly resourceId: number };

/** A treatment and when it begins, minutes since 1970. */
type PlacedTreatment = { readonly treatment: ResourceQuery; readonly minute: number };

/**
 * The resources that some treatments of one selection take, in their order: each, as in the database, the first free one of
 * every kind. Undefined where one finds none.
 */
export function takeResources(
  resources: readonly GivableResource[],
  placed: readonly PlacedTreatment[],
): readonly TakenResource[] | undefined {
  const taken: TakenResource[] = [];
  for (const { treatment, minute } of placed) {
    const span = spanOf(treatment);
    const time = { from: minute + span.from, to: minute + span.to };
    for (const kindId of treatment.kindIds ?? []) {
      const resource = resources.find((one) => one.kindId === kindId && isFree(one, taken, time));
      if (!resource) return undefined;
      taken.push({ resourceId: resource.resourceId, ...time });
    }
  }
  return taken;
}

const isFree = (
  { resourceId, uses, maintenance }: GivableResource,
  taken: readonly TakenResource[],
  { from, to }: Interval,
) =>
  ![...uses, ...maintenance, ...taken.filter((one) => one.resourceId === resourceId)].some(
    (busy) => busy.from < to && from < busy.to,
  );
