import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type BookableTreatment, findBookableTreatments } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { invalid } from '#app/http/problem.ts';
import { findAssignments, type Assignment } from './engine/assignments.ts';
import { blocks, nearestFree, rankEmployees, type Slot } from './engine/slots.ts';
import { withoutLimits } from './engine/roster.ts';
import { isShown, minuteAt, todayAt } from './engine/days.ts';
import {
  type VenueCalendar,
  type SlotPreferences,
  employeesFor,
  readVenueCalendar,
  rosterOf,
  slotsByDay,
  dateAt,
  slotQueryOf,
} from './venue-calendar.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/** One treatment that somebody would like, by one person or by whoever is free. */
export type RequestedItem = { readonly treatment: BookableTreatment; readonly employeeId: number | undefined };

/** Treatments of one venue, one after the other, from a time on (YYYY-MM-DD and HH:MM in Baghdad). */
export type PlanInput = {
  readonly items: readonly [RequestedItem, ...RequestedItem[]];
  readonly preferences: Omit<SlotPreferences, 'employeeId'>;
  readonly date: string;
  readonly time: string;
  /** The booking that is to be moved there; it is not in its own way. */
  readonly exceptBookingId?: number | undefined;
  /** The venue itself wants it so: what it asks of new bookings does not bind it, its hours do. */
  readonly isByVenue?: boolean | undefined;
  /** So many days ago it may have begun; none where this is absent. */
  readonly daysBack?: number;
};

/** A start that the venue offers, and who can take the treatments, in the order to try. */
export type BookingPlan = { calendar: VenueCalendar; minute: number; candidates: Assignment[][] };

/** How often a booking is planned where its venue keeps changing its schedule. */
export const maxPlans = 3;
/** How long a customer may wait between two treatments, minutes: as long as it takes to clean up. */
const idleMinutes = 15;
/** Days after the wanted one in which the nearest free starts are looked for, and how many are named. */
const daysAround = 4;
const maxNear = 3;
/** How far ahead, and on which grid, a venue moves what is booked. */
const venueHorizonDays = 366;
const venueStepMinutes = 5;

/** Finds who can take a visit; whether the time is still free is decided by the constraint alone. Throws invalid. */
export async function planBooking(deps: Deps, input: PlanInput): Promise<BookingPlan> {
  const calendar = await readPlanCalendar(deps, input);
  const day = calendar.days.find(({ date }) => date === input.date);
  const time = minuteOfDay(input.time);
  const minute = day && isShown(day, time) ? minuteAt(day, time) : 0;
  const candidates =
    input.items.length === 1
      ? candidatesForOne(calendar, input, minute)
      : candidatesForSeveral(calendar, input, minute);
  if (!candidates) throw invalid({ time: [input.isByVenue ? 'not_at_work' : 'not_offered'] });
  return { calendar, minute, candidates };
}

async function readPlanCalendar(deps: Deps, input: PlanInput): Promise<VenueCalendar> {
  const { date, exceptBookingId, isByVenue, daysBack = 0 } = input;
  const [{ treatment }] = input.items;
  const now = deps.clock.now();
  const first = Temporal.PlainDate.from(date);
  const earliest = todayAt(now).subtract({ days: daysBack });
  if (Temporal.PlainDate.compare(first, earliest) < 0) throw invalid({ booking_date: ['past_date'] });
  const calendar = await readVenueCalendar(deps.db, [treatment.venueId], first, 1, now, exceptBookingId);
  const timetable = calendar.timetables.get(treatment.venueId);
  const days = isByVenue ? venueHorizonDays : (timetable?.horizonDays ?? 0);
  if (Temporal.PlainDate.compare(first, todayAt(now).add({ days })) > 0) {
    throw invalid({ booking_date: ['too_far'] });
  }
  return isByVenue ? asVenueCalendar(calendar, treatment.venueId, -1440 * daysBack) : calendar;
}

/** A calendar of one venue as it binds the venue itself, from so many minutes after now on. */
function asVenueCalendar(calendar: VenueCalendar, venueId: number, leadMinutes: number): VenueCalendar {
  const timetable = calendar.timetables.get(venueId);
  if (!timetable) return calendar;
  const unlimited = { ...withoutLimits(timetable, venueHorizonDays), slotStepMinutes: venueStepMinutes, leadMinutes };
  return { ...calendar, timetables: new Map([[venueId, unlimited]]) };
}

/** Everybody for whom the start fits, those not free last; undefined where it is no start. */
function candidatesForOne(calendar: VenueCalendar, input: PlanInput, minute: number): Assignment[][] | undefined {
  const [item] = input.items;
  const found = employeesFor(calendar, item.treatment, preferencesOf(input, item));
  const slots = slotsByDay(found).get(input.date) ?? [];
  if (!found || !slots.some((offered) => offered.minute === minute)) return undefined;
  return rankEmployees(found.roster, found.employees, minute).map((employeeId) => [{ employeeId, minute }]);
}

/** The one way in which all fit; none where the first fits alone, undefined where it is no start. */
function candidatesForSeveral(calendar: VenueCalendar, input: PlanInput, minute: number): Assignment[][] | undefined {
  const candidate = listAssignments(calendar, input).find(([first]) => first?.minute === minute);
  if (candidate) return [candidate];
  return candidatesForOne(calendar, input, minute) && [];
}

/** Every way to have several treatments in a row over the days of a calendar. */
export function listAssignments(
  calendar: VenueCalendar,
  input: Pick<PlanInput, 'items' | 'preferences'>,
): Assignment[][] {
  const roster = rosterOf(calendar, input.items[0].treatment.venueId);
  const slotQueries = input.items.map((item) => slotQueryOf(item.treatment, preferencesOf(input, item)));
  return roster ? findAssignments(roster, { slotQueries, idleMinutes }) : [];
}

const preferencesOf = (
  { preferences }: Pick<PlanInput, 'preferences'>,
  { employeeId }: RequestedItem,
): SlotPreferences => ({
  ...preferences,
  employeeId,
});

/** The free starts nearest to a minute. */
export async function findNearSlots(deps: Deps, input: PlanInput, minute: number): Promise<NearTime[]> {
  const { items, date, exceptBookingId, isByVenue } = input;
  const [{ treatment }] = items;
  const now = deps.clock.now();
  const day = Temporal.PlainDate.from(date);
  const before = Temporal.PlainDate.compare(day, todayAt(now)) > 0 ? day.subtract({ days: 1 }) : day;
  const read = await readVenueCalendar(deps.db, [treatment.venueId], before, daysAround, now, exceptBookingId);
  const calendar = isByVenue ? asVenueCalendar(read, treatment.venueId, 0) : read;
  const slots: Slot[] =
    items.length === 1
      ? [...slotsByDay(employeesFor(calendar, treatment, preferencesOf(input, items[0]))).values()].flat()
      : listAssignments(calendar, input).map(([first]) => ({ minute: first?.minute ?? 0, isFree: true }));
  return nearestFree(slots, minute, maxNear).map((found) => inBaghdad(found * 60_000));
}

/** What a turn of a treatment holds of its employee. */
export const itemTimeOf = ({ treatment }: RequestedItem, { employeeId, minute }: Assignment) => ({
  employee_id: employeeId,
  starts_at: dateAt(minute),
  ends_at: dateAt(minute + treatment.durationMinutes),
  duration_minutes: treatment.durationMinutes,
  blocked: blocks(treatment).map(({ from, to }) => ({ from: dateAt(minute + from), to: dateAt(minute + to) })),
});

export type RequestedItems = readonly [RequestedItem, ...RequestedItem[]];

/** Treatments of one visit are given in one venue. Throws invalid. */
export function requireOneVenue([first, ...others]: readonly RequestedItem[]): RequestedItems {
  if (!first || others.some(({ treatment }) => treatment.venueId !== first.treatment.venueId)) {
    throw invalid({ items: ['not_offered'] });
  }
  return [first, ...others];
}

/** Whoever was chosen must give the treatment. Throws invalid. */
export function requireEmployees(items: readonly RequestedItem[]): void {
  for (const { treatment, employeeId } of items) {
    if (employeeId !== undefined && !treatment.employeeIds.includes(employeeId)) {
      throw invalid({ employee_id: ['not_offered'] });
    }
  }
}

type ItemInput = { readonly treatmentId: number; readonly employeeId?: number | null | undefined };

/** Some lines of price lists in the order given. Throws invalid where one of them is not offered. */
export async function readItems(deps: Deps, items: readonly ItemInput[]): Promise<RequestedItem[]> {
  const treatments = await findBookableTreatments(
    deps.db,
    items.map(({ treatmentId }) => treatmentId),
  );
  return items.map(({ treatmentId, employeeId }) => {
    const treatment = treatments.find((one) => one.treatmentId === treatmentId);
    if (!treatment) throw invalid({ items: ['not_offered'] });
    return { treatment, employeeId: employeeId ?? undefined };
  });
}
