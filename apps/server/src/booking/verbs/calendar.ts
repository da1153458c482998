import { type Database, toDate } from '#app/database/connection.ts';
import { listShortestOffers, type Offer } from '#app/catalog/catalog.ts';
import { listTimetables, type Timetable } from '#app/venues/venues.ts';
import { listPersonStarts, type PersonStarts, type Wish } from '../availability/person-starts.ts';
import { type Held, layOut, type Roster } from '../availability/roster.ts';
import { listSlots, type Start, startsOn } from '../availability/slots.ts';
import { type Day, daysFrom, toInstant, todayAt, zone } from '../days.ts';
import { listHeld } from '../queries.ts';

/** What is known of some houses' time over some days, with a neighbour before the first and after the last. */
export type Calendar = {
  readonly days: readonly Day[];
  readonly timetables: ReadonlyMap<number, Timetable>;
  readonly held: ReadonlyMap<number, readonly Held[]>;
  readonly now: Temporal.Instant;
};

/** Reads hours and held time of some houses in two round trips; what one booking holds is left out where it is to be moved. */
export async function readCalendar(
  db: Database,
  establishmentIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
  exceptVisit?: number,
): Promise<Calendar> {
  // The evening before can reach past midnight into the first day, a treatment out of the last.
  const days = daysFrom(first.subtract({ days: 1 }), count + 2);
  const known = [...days, ...answerDays(now)].map(({ date }) => date).toSorted();
  const from = dateAt(days[0]?.startMinute ?? 0);
  const until = dateAt(days.at(-1)?.endMinute ?? 0);
  const [timetables, held] = await Promise.all([
    listTimetables(db, establishmentIds, known[0] ?? '', known.at(-1) ?? ''),
    listHeld(db, establishmentIds, from, until, toDate(now), exceptVisit),
  ]);
  return { days, timetables, held, now };
}

/** The days in which a house must have answered; every calendar knows their exceptions too. */
export const answerDays = (now: Temporal.Instant): Day[] => daysFrom(todayAt(now), 14);

/** Whom a treatment is for and who may give it. */
export type Guest = {
  readonly employeeId?: number | undefined;
  readonly isForWoman?: boolean | undefined;
  readonly needsFemaleStaff?: boolean | undefined;
};

/** A house's time with the people who can give one offer to a guest; undefined for an unknown house. */
export function peopleFor(calendar: Calendar, offer: Offer, guest: Guest = {}) {
  const roster = rosterOf(calendar, offer.establishmentId);
  return roster && { roster, people: listPersonStarts(roster, wishOf(offer, guest)) };
}

/** A house's time over the days of a calendar; undefined for an unknown house. */
export function rosterOf({ timetables, days, now, held }: Calendar, establishmentId: number): Roster | undefined {
  const timetable = timetables.get(establishmentId);
  return timetable && layOut({ timetable, days, now, timeZone: zone, held: held.get(establishmentId) ?? [] });
}

/** What a guest would like of an offer. */
export function wishOf(offer: Offer, { employeeId, isForWoman = false, needsFemaleStaff = false }: Guest): Wish {
  const employeeIds = offer.employeeIds.filter((id) => employeeId === undefined || id === employeeId);
  return { ...offer, employeeIds, isForWoman, needsFemaleStaff };
}

/** The starts of people of a house by day (YYYY-MM-DD), in order. */
export function startsByDay(
  found: { roster: Roster; people: readonly PersonStarts[] } | undefined,
): Map<string, Start[]> {
  if (!found) return new Map();
  const slots = listSlots(found.roster, found.people);
  return new Map(slots.days.map(({ day, places }) => [day.date, startsOn(slots, places)]));
}

/** The free starts of some listings (for their shortest treatment) by day. */
export async function listFreeStarts(
  db: Database,
  serviceIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
): Promise<FreeStarts[]> {
  const offers = await listShortestOffers(db, serviceIds);
  const houses = offers.map(({ establishmentId }) => establishmentId);
  const calendar = await readCalendar(db, houses, first, count, now);
  return offers.map((offer) => {
    const days = [...startsByDay(peopleFor(calendar, offer))].map(([date, starts]) => {
      const free = starts.filter(({ isFree }) => isFree).map(({ minute }) => minute);
      return [date, free] as const;
    });
    const { serviceId, establishmentId } = offer;
    const { slotStepMinutes: step = 0, leadMinutes: lead = 0 } = calendar.timetables.get(establishmentId) ?? {};
    return { serviceId, establishmentId, days: new Map(days), step, lead };
  });
}

/** The free starts of a listing by day, minutes since 1970; from each to the next, and how long before it one must book. */
export type FreeStarts = {
  serviceId: number;
  establishmentId: number;
  days: ReadonlyMap<string, number[]>;
  step: number;
  lead: number;
};

/** The date of the database's driver for a minute since 1970. */
export const dateAt = (minute: number): Date => new Date(toInstant(minute).epochMilliseconds);
