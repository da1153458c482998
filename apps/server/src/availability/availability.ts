import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { listBookableTreatments, findBookableTreatments } from '#app/catalog/catalog.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { dayFrom, todayAt, daysFrom, minuteOf } from './engine/days.ts';
import { readVenueCalendar, slotsByDay, employeesFor, listFreeSlots, type SlotPreferences } from './venue-calendar.ts';
import type { Database } from '#app/database/connection.ts';
export { daysFrom, minuteOf, toInstant, todayAt, zone } from './engine/days.ts';
export { layOutForBooked, listSubstitutes, misfitOf } from './engine/booked-time.ts';
export type { Assignment } from './engine/assignments.ts';
export type { Roster } from './engine/roster.ts';
export { listHeldTime } from './held-time-queries.ts';
export { answerDays, dateAt, isFull, type VenueCalendar } from './venue-calendar.ts';
export {
  type BookingPlan,
  findNearSlots,
  itemTimeOf,
  maxPlans,
  planBooking,
  type PlanInput,
  readItems,
  type RequestedItem,
  type RequestedItems,
  requireEmployees,
  requireOneVenue,
} from './plan-booking.ts';
export { listSelectionSlots } from './list-selection-slots.ts';

type ListSlotsInput = {
  serviceId: number;
  treatment_id: number;
  employee_id?: number | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/** Every start of a service over some days for one line of its price list. Throws not_found, or invalid. */
export async function listSlots(deps: Deps, _actor: Actor, input: ListSlotsInput) {
  const treatments = await listBookableTreatments(deps.db, input.serviceId);
  if (treatments.length === 0) throw problem('not_found');
  const treatment = treatments.find((one) => one.treatmentId === input.treatment_id);
  if (!treatment) throw invalid({ treatment_id: ['not_offered'] });
  if (input.employee_id !== undefined && !treatment.employeeIds.includes(input.employee_id)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const now = deps.clock.now();
  const first = dayFrom(input.from, now);
  const calendar = await readVenueCalendar(deps.db, [treatment.venueId], first, input.days, now);
  const customer = { employeeId: input.employee_id, isForWoman: input.for_woman, needsFemaleStaff: input.female_staff };
  return { treatment, days: slotsByDay(employeesFor(calendar, treatment, customer)) };
}

/** How many days ahead the next free time of a service is looked for. */
const daysAhead = 7;

/** The first free starts of each service, at most three of one day; services without any are left out. */
export async function listNextSlots(deps: Deps, _actor: Actor, serviceIds: readonly number[], from?: string) {
  const now = deps.clock.now();
  const found = await listFreeSlots(deps.db, serviceIds, dayFrom(from, now), daysAhead, now);
  return found.flatMap(({ days, ...service }) => {
    const next = [...days].find(([, minutes]) => minutes.length > 0);
    return next ? [{ ...service, date: next[0], minutes: next[1].slice(0, 3) }] : [];
  });
}

/** Every free start of some services in the days that are looked ahead, with the grid of their venue; minutes since 1970. */
export async function listSlotsAhead({ clock }: Deps, db: Database, serviceIds: readonly number[]) {
  const now = clock.now();
  const found = await listFreeSlots(db, serviceIds, todayAt(now), daysAhead, now);
  return found.map(({ serviceId, days, step, lead }) => ({ serviceId, slots: [...days.values()].flat(), step, lead }));
}

/** The days that are looked ahead, or one of them, in minutes since 1970 (undefined for another day), and the day after them. */
export function lookAhead({ clock }: Deps, date?: string) {
  const now = clock.now();
  const ahead = daysFrom(todayAt(now), daysAhead);
  const days = ahead.filter((day) => date === undefined || day.date === date);
  const [first, last] = [days[0], days.at(-1)];
  const until = todayAt(now).add({ days: daysAhead }).toString();
  const span = first && last && { now: minuteOf(now), from: first.startMinute, before: last.endMinute };
  return { until, span };
}

/** Which of some services still have a free start on a day (YYYY-MM-DD). */
export async function listServicesFreeOn(
  deps: Deps,
  serviceIds: readonly number[],
  date: string,
): Promise<Set<number>> {
  const now = deps.clock.now();
  const found = await listFreeSlots(deps.db, serviceIds, Temporal.PlainDate.from(date), 1, now);
  return new Set(found.filter(({ days }) => (days.get(date)?.length ?? 0) > 0).map(({ serviceId }) => serviceId));
}

/** What somebody would like of a venue, and whom it is for. */
type RequestedTreatment = { readonly treatmentId: number; readonly customer: SlotPreferences };

/**
 * The free starts of one venue for several wishes over some days, in order and in the order of the wishes, with the price
 * of each in dinars. Reads the venue's time once. A wish for what is no longer offered has no starts.
 */
export async function listSlotsFor(
  deps: Deps,
  venueId: number,
  slotQueries: readonly RequestedTreatment[],
  first: Temporal.PlainDate,
  count: number,
) {
  const now = deps.clock.now();
  const items = [...new Set(slotQueries.map(({ treatmentId }) => treatmentId))];
  const [treatments, calendar] = await Promise.all([
    findBookableTreatments(deps.db, items),
    readVenueCalendar(deps.db, [venueId], first, count, now),
  ]);
  const { leadMinutes = 0, horizonDays = 0 } = calendar.timetables.get(venueId) ?? {};
  const slotLists = slotQueries.map(({ treatmentId, customer }) => {
    const treatment = treatments.find((one) => one.treatmentId === treatmentId);
    if (!treatment) return { slots: [], price: 0 };
    const slots = [...slotsByDay(employeesFor(calendar, treatment, customer)).values()].flat();
    return { slots: slots.filter(({ isFree }) => isFree).map(({ minute }) => minute), price: treatment.finalPriceIqd };
  });
  return { leadMinutes, horizonDays, slotLists };
}
