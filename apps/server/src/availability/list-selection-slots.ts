import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { dayFrom } from './engine/days.ts';
import { readVenueCalendar, rosterOf } from './venue-calendar.ts';
import { listAssignments, requireEmployees, requireOneVenue, readItems } from './plan-booking.ts';
import { dayOf } from './engine/slots.ts';

type SelectionSlotsInput = {
  items: readonly { treatmentId: number; employeeId?: number | undefined }[];
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/**
 * The slots (minutes since 1970, by day) at which several treatments of one venue can be given in a row. Throws
 * invalid.
 */
export async function listSelectionSlots(deps: Deps, _actor: Actor, input: SelectionSlotsInput) {
  const requested = requireOneVenue(await readItems(deps, input.items));
  requireEmployees(requested);
  const [
    {
      treatment: { venueId },
    },
  ] = requested;
  const now = deps.clock.now();
  const calendar = await readVenueCalendar(deps.db, [venueId], dayFrom(input.from, now), input.days, now);
  const preferences = { isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  const slots = listAssignments(calendar, { items: requested, preferences }).flatMap(
    ([assignment]) => assignment?.minute ?? [],
  );
  const roster = rosterOf(calendar, venueId);
  const byDay = Map.groupBy(slots, (minute) => (roster ? dayOf(roster, minute)?.date : undefined) ?? '');
  const days = calendar.days.slice(1, -1).map(({ date }) => ({ date, minutes: byDay.get(date) ?? [] }));
  return {
    venueId,
    days,
    duration: requested.reduce((sum, { treatment }) => sum + treatment.durationMinutes, 0),
    price: requested.reduce((sum, { treatment }) => sum + treatment.finalPriceIqd, 0),
  };
}
