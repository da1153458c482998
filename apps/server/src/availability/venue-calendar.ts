import { type ChosenIds, type Database, toDate } from '#app/database/connection.ts';
import { gatherReads } from '#app/database/statements.ts';
import { listShortestTreatments, type BookableTreatment, venuesOf } from '#app/catalog/catalog.ts';
import { listTimetables, type Timetable } from '#app/venues/venues.ts';
import {
  type EmployeeSlots,
  listEmployeeSlots,
  type Slot,
  type SlotQuery,
  slotsOn,
  toSlotGrid,
} from './engine/slots.ts';
import { toRoster, type Roster } from './engine/roster.ts';
import { type Day, daysFrom, toInstant, todayAt, zone } from './engine/days.ts';
import { type HeldOfVenue, listHeldTime, lockVenue, countHeld } from './held-time-queries.ts';

/** How many days ahead, today included, pages and lists know free slots. */
export const daysAhead = 7;

/** Hours and held time of some venues over some days. `days` has one day more before the first and after the last. */
export type VenueCalendar = {
  readonly days: readonly Day[];
  readonly timetables: ReadonlyMap<number, Timetable>;
  /** What bookings hold of a venue's employees and resources. */
  readonly heldOf: (venueId: number) => HeldOfVenue;
  readonly now: Temporal.Instant;
};

/**
 * Reads the calendar of some venues in one round trip. A booking that is to be moved is left out, so that it does not
 * block itself.
 */
export async function readVenueCalendar(
  db: Database,
  venueIds: ChosenIds,
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
  exceptBookingId?: number,
): Promise<VenueCalendar> {
  // Hours of the evening before can reach into the first day, and a treatment can reach out of the last.
  const days = daysFrom(first.subtract({ days: 1 }), count + 2);
  const known = [...days, ...answerDays(now)].map(({ date }) => date).toSorted();
  const from = dateAt(days[0]?.startMinute ?? 0);
  const until = dateAt(days.at(-1)?.endMinute ?? 0);
  const reads = gatherReads(db);
  const [timetables, heldOf] = await Promise.all([
    listTimetables(reads, venueIds, known[0] ?? '', known.at(-1) ?? ''),
    listHeldTime(reads, venueIds, from, until, toDate(now), exceptBookingId),
  ]);
  return { days, timetables, heldOf, now };
}

/** The days over which the time to answer a request is counted; every calendar includes their exceptions. */
export const answerDays = (now: Temporal.Instant): Day[] => daysFrom(todayAt(now), 14);

/** What a customer requires of a slot: the employee, hours for women, an employee who is a woman. */
export type SlotPreferences = {
  readonly employeeId?: number | undefined;
  readonly isForWoman?: boolean | undefined;
  readonly needsFemaleStaff?: boolean | undefined;
};

/** The roster of a treatment's venue and the slots of each employee who can give it; undefined for an unknown venue. */
export function employeeSlotsFor(
  calendar: VenueCalendar,
  treatment: BookableTreatment,
  preferences: SlotPreferences = {},
) {
  const roster = rosterOf(calendar, treatment.venueId);
  return roster && { roster, employees: listEmployeeSlots(roster, slotQueryOf(treatment, preferences)) };
}

/** The roster of one venue of a calendar; undefined for an unknown venue. */
export function rosterOf({ timetables, days, now, heldOf }: VenueCalendar, venueId: number): Roster | undefined {
  const timetable = timetables.get(venueId);
  return timetable && toRoster({ timetable, days, now, timeZone: zone, ...heldOf(venueId) });
}

/** A treatment with the preferences of a customer, as a query for slots. */
export function slotQueryOf(
  treatment: BookableTreatment,
  { employeeId, isForWoman = false, needsFemaleStaff = false }: SlotPreferences,
): SlotQuery {
  const employeeIds = treatment.employeeIds.filter((id) => employeeId === undefined || id === employeeId);
  return { ...treatment, employeeIds, isForWoman, needsFemaleStaff };
}

/** The slots of a venue by day (YYYY-MM-DD), in order. */
export function slotsByDay(
  found: { roster: Roster; employees: readonly EmployeeSlots[] } | undefined,
): Map<string, Slot[]> {
  if (!found) return new Map();
  const slots = toSlotGrid(found.roster, found.employees);
  return new Map(slots.days.map(({ day, indexes }) => [day.date, slotsOn(slots, indexes)]));
}

/** The free slots of each service by day, read in one round trip; its shortest treatment stands for it. */
export async function listFreeSlots(
  db: Database,
  serviceIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
): Promise<FreeSlots[]> {
  const reads = gatherReads(db);
  const [treatments, calendar] = await Promise.all([
    listShortestTreatments(reads, serviceIds),
    readVenueCalendar(reads, venuesOf(serviceIds), first, count, now),
  ]);
  return treatments.map((treatment) => freeSlotsOf(calendar, treatment, employeeSlotsFor(calendar, treatment)));
}

/** The free slots of a treatment's service, of which the employees' are reckoned already. */
export function freeSlotsOf(
  calendar: VenueCalendar,
  { serviceId, venueId }: BookableTreatment,
  found: ReturnType<typeof employeeSlotsFor>,
): FreeSlots {
  const days = [...slotsByDay(found)].map(([date, slots]) => {
    const free = slots.filter(({ isFree }) => isFree).map(({ minute }) => minute);
    return [date, free] as const;
  });
  const { slotStepMinutes: step = 0, leadMinutes: lead = 0 } = calendar.timetables.get(venueId) ?? {};
  return { serviceId, venueId, days: new Map(days), step, lead };
}

/** The free slots of a service. */
export type FreeSlots = {
  serviceId: number;
  venueId: number;
  /** By day (YYYY-MM-DD), minutes since 1970. */
  days: ReadonlyMap<string, number[]>;
  /** Minutes from one slot of the grid to the next. */
  step: number;
  /** How long before its start a slot must be booked, minutes. */
  lead: number;
};

/** A minute since 1970 as a Date, which the database driver takes. */
export const dateAt = (minute: number): Date => new Date(toInstant(minute).epochMilliseconds);

type DayCapQuery = {
  readonly venueId: number;
  readonly items: readonly { readonly employee_id: number; readonly starts_at: Date }[];
  readonly now: Date;
  /** Ids of rows that do not count, because they are being moved. */
  readonly except?: readonly number[];
};

/**
 * Whether the venue or an employee has reached the limit of bookings a day. No constraint counts bookings, so where
 * there is a limit this locks the venue until the transaction ends.
 */
export async function isDayFull(tx: Database, input: DayCapQuery, calendar: VenueCalendar): Promise<boolean> {
  const { venueId, items } = input;
  if (!isDayLimited(input, calendar)) return false;
  const timetable = calendar.timetables.get(venueId);
  const caps = items.map(({ employee_id: id }) => capsOf(timetable, id));
  await lockVenue(tx, venueId);
  for (const [index, item] of items.entries()) {
    const day = calendar.days.find(({ endMinute }) => item.starts_at < dateAt(endMinute));
    const cap = caps[index];
    if (!day || !cap) continue;
    const { now, except = [] } = input;
    const counted = { venue_id: venueId, employee_id: item.employee_id, now, except };
    const held = await countHeld(tx, counted, dateAt(day.startMinute), dateAt(day.endMinute));
    const before = items.slice(0, index);
    const own = held.own + before.filter((one) => one.employee_id === item.employee_id).length;
    if (held.ofVenue + before.length >= cap.ofVenue || own >= cap.own) return true;
  }
  return false;
}

/** Whether the venue, or an employee of some bookings, has a limit of bookings a day. */
export const isDayLimited = (
  { venueId, items }: Pick<DayCapQuery, 'venueId'> & { readonly items: readonly { readonly employee_id: number }[] },
  calendar: VenueCalendar,
): boolean => items.some(({ employee_id: id }) => capsOf(calendar.timetables.get(venueId), id) !== undefined);

type DayCaps = { readonly ofVenue: number; readonly own: number };

function capsOf(timetable: Timetable | undefined, employeeId: number): DayCaps | undefined {
  const ofVenue = timetable?.dailyCap ?? null;
  const own = timetable?.employees.find((employee) => employee.employeeId === employeeId)?.dailyCap ?? null;
  return ofVenue === null && own === null ? undefined : { ofVenue: ofVenue ?? Infinity, own: own ?? Infinity };
}
