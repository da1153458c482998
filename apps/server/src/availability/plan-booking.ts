import { type OverrideKind, overrideKinds } from '@tajmeelspot/contract/booking/overrides.ts';
import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type BookableTreatment, findBookableTreatments } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findAssignments, type Assignment } from './engine/assignments.ts';
import { findTogetherAssignments, listTogetherAssignments } from './engine/together.ts';
import { breaksOf } from './engine/rule-breaks.ts';
import { blocks, nearestFree, rankEmployees, type Slot, type SlotQuery } from './engine/slots.ts';
import { withoutLimits } from './engine/roster.ts';
import { isShown, minuteAt, todayAt } from './engine/days.ts';
import {
  type VenueCalendar,
  type SlotPreferences,
  employeeSlotsFor,
  readVenueCalendar,
  rosterOf,
  slotsByDay,
  dateAt,
  slotQueryOf,
} from './venue-calendar.ts';
import { minuteOfDay } from '#app/venues/venues.ts';

/** A treatment to book; `employeeId` undefined means any employee who gives it. */
export type RequestedItem = { readonly treatment: BookableTreatment; readonly employeeId: number | undefined };

/** Treatments of one venue to give from a time on (YYYY-MM-DD and HH:MM in Baghdad). */
export type PlanInput = {
  readonly items: readonly [RequestedItem, ...RequestedItem[]];
  /** All of several begin at that time, each by another employee; otherwise one after the other. */
  readonly isTogether?: boolean | undefined;
  readonly preferences: Omit<SlotPreferences, 'employeeId'>;
  readonly date: string;
  readonly time: string;
  /** The booking that is being moved and must not block itself. */
  readonly exceptBookingId?: number | undefined;
  /**
   * The venue plans it: its hours bind it, its rules for new bookings (lead time, horizon, grid, limits a day) do not.
   */
  readonly isByVenue?: boolean | undefined;
  /** How many days ago it may have begun; 0 where absent. */
  readonly daysBack?: number;
  /** What the venue places it over, if its planner may; asked only where the rules stand against it. */
  readonly override?: PlanOverride;
};

/** What a planner who has been warned places a booking over. */
export type PlanOverride = {
  readonly kinds: readonly OverrideKind[];
  /** Whether who plans may place anything over the rules. */
  readonly mayOverride: () => Promise<boolean>;
  /** When each treatment begins, in minutes after the first one; only of several treatments. */
  readonly offsets?: readonly number[];
};

/** A slot that the venue offers, and the assignments of its treatments in the order to try them. */
export type BookingPlan = {
  calendar: VenueCalendar;
  minute: number;
  candidates: Assignment[][];
  /** The rules that it is placed over. */
  overrode?: OverrideKind[];
};

/** How often a booking is planned anew because its venue changed the schedule meanwhile. */
export const maxPlans = 3;
/** How long a customer may wait between two treatments, minutes: as long as it takes to clean up. */
const idleMinutes = 15;
/** Where the nearest free slots are looked for, days, and how many of them an answer names. */
const daysAround = 4;
const maxNear = 3;
/** How many assignments are tried for treatments that begin together, of which rivals may take any. */
const maxTogether = 12;
/** How far ahead, and on which grid, the venue itself books and moves. */
const venueHorizonDays = 366;
const venueStepMinutes = 5;

/**
 * Finds which employees can take a booking. Only the constraint decides whether the time is still free. Throws invalid.
 */
export async function planBooking(deps: Deps, input: PlanInput): Promise<BookingPlan> {
  const calendar = await readPlanCalendar(deps, input);
  const day = calendar.days.find(({ date }) => date === input.date);
  const time = minuteOfDay(input.time);
  const minute = day && isShown(day, time) ? minuteAt(day, time) : 0;
  const candidates =
    input.items.length === 1
      ? candidatesForOne(calendar, input, minute)
      : candidatesForSeveral(calendar, input, minute);
  if (candidates) return { calendar, minute, candidates };
  if (input.override) return planOverRules(calendar, input, input.override, minute);
  throw invalid({ time: [input.isByVenue ? 'not_at_work' : 'not_offered'] });
}

/**
 * Places a booking over rules of the venue's own that it breaks. Throws override_needed where exactly these were not
 * named, and invalid where who plans may not, or a law stands against it.
 */
async function planOverRules(
  calendar: VenueCalendar,
  input: PlanInput,
  override: PlanOverride,
  minute: number,
): Promise<BookingPlan> {
  const { kinds, offsets = [], mayOverride } = override;
  const roster = rosterOf(calendar, input.items[0].treatment.venueId);
  const candidate = input.items.flatMap(({ employeeId }, index): Assignment[] =>
    employeeId === undefined ? [] : [{ employeeId, minute: minute + (offsets[index] ?? 0) }],
  );
  const isPlaced = minute > 0 && minute % venueStepMinutes === 0 && candidate.length === input.items.length;
  const breaks = candidate.map((assignment, index) =>
    roster && isPlaced ? breaksOf(roster, slotQueriesOf(input, true)[index] as SlotQuery, assignment) : undefined,
  );
  const broken = new Set(breaks.flatMap((some) => some ?? []));
  const isPossible = breaks.length > 0 && breaks.every((some) => some !== undefined);
  if (!isPossible || !(await mayOverride())) {
    requireEmployees(input.items);
    throw invalid({ time: ['not_at_work'] });
  }
  const overrode = overrideKinds.filter((kind) => broken.has(kind));
  if (overrode.length !== kinds.length || overrode.some((kind) => !kinds.includes(kind))) {
    throw problem('override_needed', { fields: { time: ['not_at_work'] }, body: { broken: overrode } });
  }
  return { calendar, minute, candidates: [candidate], overrode };
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
  return isByVenue ? withoutCustomerLimits(calendar, treatment.venueId, -1440 * daysBack) : calendar;
}

/** A calendar as it binds the venue itself: every slot from `leadMinutes` after now (negative: before) is bookable. */
function withoutCustomerLimits(calendar: VenueCalendar, venueId: number, leadMinutes: number): VenueCalendar {
  const timetable = calendar.timetables.get(venueId);
  if (!timetable) return calendar;
  const unlimited = { ...withoutLimits(timetable, venueHorizonDays), slotStepMinutes: venueStepMinutes, leadMinutes };
  return { ...calendar, timetables: new Map([[venueId, unlimited]]) };
}

/** One assignment for each employee whom the slot fits, those not free last; undefined where it is no slot. */
function candidatesForOne(calendar: VenueCalendar, input: PlanInput, minute: number): Assignment[][] | undefined {
  const [item] = input.items;
  const found = employeeSlotsFor(calendar, item.treatment, preferencesOf(input, item));
  const slots = slotsByDay(found).get(input.date) ?? [];
  if (!found || !slots.some((offered) => offered.minute === minute)) return undefined;
  return rankEmployees(found.roster, found.employees, minute).map((employeeId) => [{ employeeId, minute }]);
}

/** The assignments with which all treatments fit; empty where only the first fits, undefined where it is no slot. */
function candidatesForSeveral(calendar: VenueCalendar, input: PlanInput, minute: number): Assignment[][] | undefined {
  const candidate = listAssignments(calendar, input).find(([first]) => first?.minute === minute);
  if (!candidate) return candidatesForOne(calendar, input, minute) && [];
  const roster = rosterOf(calendar, input.items[0].treatment.venueId);
  if (!roster || !input.isTogether) return [candidate];
  return listTogetherAssignments(roster, slotQueriesOf(input), minute, maxTogether);
}

type SelectionPlanInput = Pick<PlanInput, 'items' | 'preferences' | 'isTogether'>;

/** The assignments of several treatments, for each slot of a calendar at which they fit. */
export function listAssignments(calendar: VenueCalendar, input: SelectionPlanInput): Assignment[][] {
  const roster = rosterOf(calendar, input.items[0].treatment.venueId);
  if (!roster) return [];
  const slotQueries = slotQueriesOf(input);
  return input.isTogether
    ? findTogetherAssignments(roster, slotQueries)
    : findAssignments(roster, { slotQueries, idleMinutes });
}

const slotQueriesOf = (input: SelectionPlanInput, isAnyEmployee = false) =>
  input.items.map((item) =>
    slotQueryOf(item.treatment, { ...preferencesOf(input, item), ...(isAnyEmployee ? { employeeId: undefined } : {}) }),
  );

/** How long a selection takes, minutes: the longest treatment where all begin together, otherwise the sum, without pauses. */
export function minutesOf(items: readonly Pick<RequestedItem, 'treatment'>[], isTogether = false): number {
  const minutes = items.map(({ treatment }) => treatment.durationMinutes);
  return isTogether ? Math.max(...minutes) : minutes.reduce((sum, one) => sum + one, 0);
}

const preferencesOf = (
  { preferences }: Pick<PlanInput, 'preferences'>,
  { employeeId }: RequestedItem,
): SlotPreferences => ({
  ...preferences,
  employeeId,
});

/** The free slots nearest to a minute. */
export async function findNearSlots(deps: Deps, input: PlanInput, minute: number): Promise<NearTime[]> {
  const { items, date, exceptBookingId, isByVenue } = input;
  const [{ treatment }] = items;
  const now = deps.clock.now();
  const day = Temporal.PlainDate.from(date);
  const before = Temporal.PlainDate.compare(day, todayAt(now)) > 0 ? day.subtract({ days: 1 }) : day;
  const read = await readVenueCalendar(deps.db, [treatment.venueId], before, daysAround, now, exceptBookingId);
  const calendar = isByVenue ? withoutCustomerLimits(read, treatment.venueId, 0) : read;
  const slots: Slot[] =
    items.length === 1
      ? [...slotsByDay(employeeSlotsFor(calendar, treatment, preferencesOf(input, items[0]))).values()].flat()
      : listAssignments(calendar, input).map(([first]) => ({ minute: first?.minute ?? 0, isFree: true }));
  return nearestFree(slots, minute, maxNear).map((found) => inBaghdad(found * 60_000));
}

/** The columns of a booking row that follow from an assignment: employee, time and held time. */
export const itemTimeOf = ({ treatment }: RequestedItem, { employeeId, minute }: Assignment) => ({
  employee_id: employeeId,
  starts_at: dateAt(minute),
  ends_at: dateAt(minute + treatment.durationMinutes),
  duration_minutes: treatment.durationMinutes,
  held: blocks(treatment).map(({ from, to }) => ({ from: dateAt(minute + from), to: dateAt(minute + to) })),
});

/** The treatments of a booking in their order, at least one. */
export type RequestedItems = readonly [RequestedItem, ...RequestedItem[]];

/** All treatments of a booking must be of one venue. Throws invalid. */
export function requireOneVenue([first, ...others]: readonly RequestedItem[]): RequestedItems {
  if (!first || others.some(({ treatment }) => treatment.venueId !== first.treatment.venueId)) {
    throw invalid({ items: ['not_offered'] });
  }
  return [first, ...others];
}

/** A chosen employee must be one who gives the treatment. Throws invalid. */
export function requireEmployees(items: readonly RequestedItem[]): void {
  for (const { treatment, employeeId } of items) {
    if (employeeId !== undefined && !treatment.employeeIds.includes(employeeId)) {
      throw invalid({ employee_id: ['not_offered'] });
    }
  }
}

type ItemInput = { readonly treatmentId: number; readonly employeeId?: number | null | undefined };

/** Treatments by their ids, in the order of the input. Throws invalid where one is not offered. */
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
