import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { listEmployeeNames } from '#app/venues/venues.ts';
import { dayFrom } from './engine/days.ts';
import { readVenueCalendar, rosterOf } from './venue-calendar.ts';
import { listAssignments, minutesOf, requireEmployees, requireOneVenue, readItems } from './plan-booking.ts';
import { dayOf } from './engine/slots.ts';

type SelectionSlotsInput = {
  items: readonly { treatmentId: number; employeeId?: number | undefined }[];
  together?: boolean | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/**
 * The slots (minutes since 1970, by day) at which several treatments of one venue can be given, in a row or together;
 * then with the names of who would give them. Throws invalid.
 */
export async function listSelectionSlots(deps: Deps, actor: Actor, input: SelectionSlotsInput) {
  const requested = requireOneVenue(await readItems(deps, input.items));
  requireEmployees(requested);
  const { together: isTogether = false } = input;
  const [
    {
      treatment: { venueId },
    },
  ] = requested;
  const now = deps.clock.now();
  const calendar = await readVenueCalendar(deps.db, [venueId], dayFrom(input.from, now), input.days, now);
  const preferences = { isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  const assignments = listAssignments(calendar, { items: requested, preferences, isTogether });
  const names = isTogether ? await listEmployeeNames(deps, actor, idsIn(assignments)) : undefined;
  const slots = assignments.flatMap((given) => {
    const employees = names && given.map(({ employeeId: id }) => ({ id, name: names.get(id) ?? '' }));
    return given[0] ? [{ minute: given[0].minute, employees }] : [];
  });
  const roster = rosterOf(calendar, venueId);
  const byDay = Map.groupBy(slots, ({ minute }) => (roster ? dayOf(roster, minute)?.date : undefined) ?? '');
  const days = calendar.days.slice(1, -1).map(({ date }) => ({ date, slots: byDay.get(date) ?? [] }));
  return {
    venueId,
    days,
    duration: minutesOf(requested, isTogether),
    price: requested.reduce((sum, { treatment }) => sum + treatment.finalPriceIqd, 0),
  };
}

const idsIn = (assignments: ReturnType<typeof listAssignments>): number[] => [
  ...new Set(assignments.flat().map(({ employeeId }) => employeeId)),
];
