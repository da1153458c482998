import type { SlotQuery } from '#app/availability/engine/slots.ts';
import type { SlotScenario } from './slot-scenarios.ts';

/** A minute of a resource that is taken: "<resource> <minute>". */
type TakenMinute = string;

/** Whether the first treatments of a selection, one after the other, find the resources that they need at some minutes. */
export function canEquip(scenario: SlotScenario, starts: readonly number[]): boolean {
  let taken: TakenMinute[] | undefined = [];
  for (const [index, minute] of starts.entries()) {
    const slotQuery = scenario.slotQueries[index];
    if (taken && slotQuery) taken = resourcesFor(scenario, slotQuery, minute, taken);
  }
  return taken !== undefined;
}

/** What is taken after a treatment has taken the first free resource of every kind; undefined where a kind has none. */
export function resourcesFor(
  { resources }: SlotScenario,
  slotQuery: SlotQuery,
  start: number,
  before: readonly TakenMinute[],
): TakenMinute[] | undefined {
  const taken = new Set(before);
  const minutes: number[] = [];
  const end = start + slotQuery.durationMinutes + slotQuery.bufferAfterMinutes;
  for (let minute = start - slotQuery.bufferBeforeMinutes; minute < end; minute++) minutes.push(minute);
  for (const kindId of slotQuery.kindIds ?? []) {
    const isGivable = (resource: SlotScenario['resources'][number]) =>
      resource.kindId === kindId &&
      minutes.every(
        (minute) =>
          !taken.has(`${resource.resourceId} ${minute}`) &&
          !resource.uses.some(({ from, to }) => from <= minute && minute < to) &&
          !resource.maintenance.some(({ from, to }) => from <= minute && minute < to),
      );
    const resource = resources.find(isGivable);
    if (!resource) return undefined;
    for (const minute of minutes) taken.add(`${resource.resourceId} ${minute}`);
  }
  return [...taken];
}
