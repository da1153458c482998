import type { SlotQuery } from '#app/availability/engine/slots.ts';
import type { SlotScenario } from './slot-scenarios.ts';

/** A minute of a resource that is taken, as one number: a scenario has fewer than sixteen resources. */
type TakenMinute = number;
const takenMinute = (resourceId: number, minute: number): TakenMinute => minute * 16 + resourceId;

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
  scenario: SlotScenario,
  slotQuery: SlotQuery,
  start: number,
  before: readonly TakenMinute[],
): TakenMinute[] | undefined {
  const { kindIds = [] } = slotQuery;
  if (kindIds.length === 0) return [...before];
  const isKept = keptMinutes(scenario);
  const taken = new Set(before);
  const minutes: number[] = [];
  const end = start + slotQuery.durationMinutes + slotQuery.bufferAfterMinutes;
  for (let minute = start - slotQuery.bufferBeforeMinutes; minute < end; minute++) minutes.push(minute);
  for (const kindId of kindIds) {
    const isFree = (id: number, minute: number) => !taken.has(takenMinute(id, minute)) && !isKept(id, minute);
    const resource = scenario.resources.find(
      (one) => one.kindId === kindId && minutes.every((minute) => isFree(one.resourceId, minute)),
    );
    if (!resource) return undefined;
    for (const minute of minutes) taken.add(takenMinute(resource.resourceId, minute));
  }
  return [...taken];
}

const paintedByScenario = new WeakMap<SlotScenario, Map<number, Uint8Array>>();

/** Whether bookings or maintenance keep a resource at a minute; every minute of a scenario is painted once. */
function keptMinutes(scenario: SlotScenario): (resourceId: number, minute: number) => boolean {
  const first = scenario.days[0]?.startMinute ?? 0;
  const painted = paintedByScenario.getOrInsertComputed(scenario, ({ days, resources }) => {
    const paint = ({ uses, maintenance }: SlotScenario['resources'][number]) => {
      const minutes = new Uint8Array((days.length + 2) * 1500);
      for (const { from, to } of [...uses, ...maintenance]) minutes.fill(1, from - first, to - first);
      return minutes;
    };
    return new Map(resources.map((resource) => [resource.resourceId, paint(resource)]));
  });
  return (resourceId, minute) => painted.get(resourceId)?.[minute - first] === 1;
}
