import { type Database, toDate } from '#app/database/connection.ts';
import { listShortestTreatments, type BookableTreatment } from '#app/catalog/catalog.ts';
import { listTimetables, type Timetable } from '#app/venues/venues.ts';
import {
  type EmployeeSlots,
  listEmployeeSlots,
  type Slot,
  type SlotQuery,
  slotsOn,
  toSlotGrid,
} from './engine/slots.ts';
import { type HeldTime, layOut, type Roster } from './engine/roster.ts';
import { type Day, daysFrom, toInstant, todayAt, zone } from './engine/days.ts';
import { listHeldTime, lockVenue, countHeld } from './held-time-queries.ts';

/** What is known of some venues' time over some days, with a neighbour before the first and after the last. */
export type VenueCalendar = {
  readonly days: readonly Day[];
  readonly timetables: ReadonlyMap<number, Timetable>;
  readonly held: ReadonlyMap<number, readonly HeldTime[]>;
  readonly now: Temporal.Instant;
};

/** Reads hours and held time of some venues in two round trips; what one booking holds is left out where it is to be moved. */
export async function readVenueCalendar(
  db: Database,
  venueIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
  exceptBookingId?: number,
): Promise<VenueCalendar> {
  // The evening before can reach past midnight into the first day, a treatment out of the last.
  const days = daysFrom(first.subtract({ days: 1 }), count + 2);
  const known = [...days, ...answerDays(now)].map(({ date }) => date).toSorted();
  const from = dateAt(days[0]?.startMinute ?? 0);
  const until = dateAt(days.at(-1)?.endMinute ?? 0);
  const [timetables, held] = await Promise.all([
    listTimetables(db, venueIds, known[0] ?? '', known.at(-1) ?? ''),
    listHeldTime(db, venueIds, from, until, toDate(now), exceptBookingId),
  ]);
  return { days, timetables, held, now };
}

/** The days in which a venue must have answered; every calendar knows their exceptions too. */
export const answerDays = (now: Temporal.Instant): Day[] => daysFrom(todayAt(now), 14);

/** Whom a treatment is for and who may give it. */
export type SlotPreferences = {
  readonly employeeId?: number | undefined;
  readonly isForWoman?: boolean | undefined;
  readonly needsFemaleStaff?: boolean | undefined;
};

/** A venue's time with the people who can give one offer to a customer; undefined for an unknown venue. */
export function employeesFor(calendar: VenueCalendar, treatment: BookableTreatment, preferences: SlotPreferences = {}) {
  const roster = rosterOf(calendar, treatment.venueId);
  return roster && { roster, employees: listEmployeeSlots(roster, slotQueryOf(treatment, preferences)) };
}

/** A venue's time over the days of a calendar; undefined for an unknown venue. */
export function rosterOf({ timetables, days, now, held }: VenueCalendar, venueId: number): Roster | undefined {
  const timetable = timetables.get(venueId);
  return timetable && layOut({ timetable, days, now, timeZone: zone, held: held.get(venueId) ?? [] });
}

/** What a customer would like of an offer. */
export function slotQueryOf(
  treatment: BookableTreatment,
  { employeeId, isForWoman = false, needsFemaleStaff = false }: SlotPreferences,
): SlotQuery {
  const employeeIds = treatment.employeeIds.filter((id) => employeeId === undefined || id === employeeId);
  return { ...treatment, employeeIds, isForWoman, needsFemaleStaff };
}

/** The starts of people of a venue by day (YYYY-MM-DD), in order. */
export function slotsByDay(
  found: { roster: Roster; employees: readonly EmployeeSlots[] } | undefined,
): Map<string, Slot[]> {
  if (!found) return new Map();
  const slots = toSlotGrid(found.roster, found.employees);
  return new Map(slots.days.map(({ day, places }) => [day.date, slotsOn(slots, places)]));
}

/** The free starts of some services (for their shortest treatment) by day. */
export async function listFreeSlots(
  db: Database,
  serviceIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
): Promise<FreeSlots[]> {
  const treatments = await listShortestTreatments(db, serviceIds);
  const venueIds = treatments.map(({ venueId }) => venueId);
  const calendar = await readVenueCalendar(db, venueIds, first, count, now);
  return treatments.map((treatment) => {
    const days = [...slotsByDay(employeesFor(calendar, treatment))].map(([date, slots]) => {
      const free = slots.filter(({ isFree }) => isFree).map(({ minute }) => minute);
      return [date, free] as const;
    });
    const { serviceId, venueId } = treatment;
    const { slotStepMinutes: step = 0, leadMinutes: lead = 0 } = calendar.timetables.get(venueId) ?? {};
    return { serviceId, venueId, days: new Map(days), step, lead };
  });
}

/** The free starts of a service by day, minutes since 1970; from each to the next, and how long before it one must book. */
export type FreeSlots = {
  serviceId: number;
  venueId: number;
  days: ReadonlyMap<string, number[]>;
  step: number;
  lead: number;
};

/** The date of the database's driver for a minute since 1970. */
export const dateAt = (minute: number): Date => new Date(toInstant(minute).epochMilliseconds);

type DayCapQuery = {
  readonly venueId: number;
  readonly places: readonly { readonly employee_id: number; readonly starts_at: Date }[];
  readonly now: Date;
  /** Bookings that are to be moved and do not count. */
  readonly except?: readonly number[];
};

/**
 * Whether a venue or a person has as many bookings on the day as they take. No constraint counts bookings: where a day
 * has a limit, rivals wait for each other.
 */
export async function isFull(tx: Database, input: DayCapQuery, calendar: VenueCalendar): Promise<boolean> {
  const { venueId, places } = input;
  const timetable = calendar.timetables.get(venueId);
  const caps = places.map(({ employee_id: id }) => capsOf(timetable, id));
  if (caps.every((cap) => cap === undefined)) return false;
  await lockVenue(tx, venueId);
  for (const [index, place] of places.entries()) {
    const day = calendar.days.find(({ endMinute }) => place.starts_at < dateAt(endMinute));
    const cap = caps[index];
    if (!day || !cap) continue;
    const { now, except = [] } = input;
    const counted = { venue_id: venueId, employee_id: place.employee_id, now, except };
    const held = await countHeld(tx, counted, dateAt(day.startMinute), dateAt(day.endMinute));
    const before = places.slice(0, index);
    const own = held.own + before.filter((one) => one.employee_id === place.employee_id).length;
    if (held.ofVenue + before.length >= cap.ofVenue || own >= cap.own) return true;
  }
  return false;
}

type DayCaps = { readonly ofVenue: number; readonly own: number };

function capsOf(timetable: Timetable | undefined, employeeId: number): DayCaps | undefined {
  const ofVenue = timetable?.dailyCap ?? null;
  const own = timetable?.employees.find((employee) => employee.employeeId === employeeId)?.dailyCap ?? null;
  return ofVenue === null && own === null ? undefined : { ofVenue: ofVenue ?? Infinity, own: own ?? Infinity };
}
