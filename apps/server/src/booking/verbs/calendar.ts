import type { Database } from '#app/database/connection.ts';
import { listShortestOffers, type Offer } from '#app/catalog/catalog.ts';
import { listTimetables, type Timetable } from '#app/venues/venues.ts';
import { daysFrom, toInstant, todayAt, type Day } from '../days.ts';
import { listBusy } from '../queries.ts';
import { type Busy, listStarts, type Start } from '../times.ts';

/** What is known of some houses' time over some days. The first day is the one before the first asked for. */
export type Calendar = {
  readonly days: readonly Day[];
  readonly timetables: ReadonlyMap<number, Timetable>;
  readonly busy: readonly Busy[];
};

/** Reads hours and held time of some houses in two round trips. */
export async function readCalendar(
  db: Database,
  establishmentIds: readonly number[],
  first: Temporal.PlainDate,
  count: number,
  now: Temporal.Instant,
): Promise<Calendar> {
  // The evening before can reach past midnight into the first day.
  const days = daysFrom(first.subtract({ days: 1 }), count + 1);
  const from = days[0]?.startMinute ?? 0;
  const until = from + (count + 3) * 1440;
  const known = [...days, ...answerDays(now)].map(({ date }) => date).toSorted();
  const [timetables, busy] = await Promise.all([
    listTimetables(db, establishmentIds, known[0] ?? '', known.at(-1) ?? ''),
    listBusy(db, establishmentIds, toDate(from), toDate(until), new Date(now.epochMilliseconds)),
  ]);
  return { days, timetables, busy };
}

/** The days in which a house must have answered; every calendar knows their exceptions too. */
export const answerDays = (now: Temporal.Instant): Day[] => daysFrom(todayAt(now), 14);

/** The starts of one offer by day; one person's where one is asked for. */
export function startsOf(
  calendar: Calendar,
  offer: Offer,
  now: Temporal.Instant,
  employeeId?: number,
): Map<string, Start[]> {
  const timetable = calendar.timetables.get(offer.establishmentId);
  if (!timetable) return new Map();
  const employeeIds = offer.employeeIds.filter((id) => employeeId === undefined || id === employeeId);
  return listStarts(timetable, { ...offer, employeeIds }, calendar.busy, calendar.days, now);
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
    const days = [...startsOf(calendar, offer, now)].map(([date, starts]) => {
      const free = starts.filter((start) => start.free.length > 0).map(({ minute }) => minute);
      return [date, free] as const;
    });
    return { serviceId: offer.serviceId, establishmentId: offer.establishmentId, days: new Map(days) };
  });
}

/** The free starts of a listing by day, minutes since 1970. */
export type FreeStarts = { serviceId: number; establishmentId: number; days: ReadonlyMap<string, number[]> };

/** The date of the database's driver for a minute since 1970. */
export const toDate = (minute: number): Date => new Date(toInstant(minute).epochMilliseconds);
