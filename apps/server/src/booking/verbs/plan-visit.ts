import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Offer } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { invalid } from '#app/http/problem.ts';
import { inOrder } from '../availability/anyone.ts';
import { findBaskets, type Turn } from '../availability/basket.ts';
import { nearestFree, type Start } from '../availability/slots.ts';
import { withoutLimits } from '../availability/standing.ts';
import { blocks } from '../availability/treatment.ts';
import { isShown, minuteAt, minuteOfDay, todayAt } from '../days.ts';
import {
  type Calendar,
  type Guest,
  peopleFor,
  readCalendar,
  rosterOf,
  startsByDay,
  dateAt,
  wishOf,
} from './calendar.ts';

/** One treatment that somebody would like, by one person or by whoever is free. */
export type Line = { readonly offer: Offer; readonly employeeId: number | undefined };

/** Treatments of one house, one after the other, from a time on (YYYY-MM-DD and HH:MM in Baghdad). */
export type WantedVisit = {
  readonly lines: readonly [Line, ...Line[]];
  readonly guest: Omit<Guest, 'employeeId'>;
  readonly date: string;
  readonly time: string;
  /** The booking that is to be moved there; it is not in its own way. */
  readonly exceptVisit?: number | undefined;
  /** The house itself wants it so: what it asks of new bookings does not bind it, its hours do. */
  readonly isByHouse?: boolean | undefined;
  /** So many days ago it may have begun; none where this is absent. */
  readonly daysBack?: number;
};

/** A start that the house offers, and who can take the treatments, in the order to try. */
export type Plan = { calendar: Calendar; minute: number; ways: Turn[][] };

/** How often a booking is planned where its house keeps changing its schedule. */
export const mostPlans = 3;
/** How long a guest may wait between two treatments, minutes: as long as it takes to clean up. */
const idleMinutes = 15;
/** Days after the wanted one in which the nearest free starts are looked for, and how many are named. */
const daysAround = 4;
const nearOnes = 3;
/** How far ahead, and on which grid, a house moves what is booked. */
const houseHorizonDays = 366;
const houseStepMinutes = 5;

/** Finds who can take a visit; whether the time is still free is decided by the constraint alone. Throws invalid. */
export async function planVisit(deps: Deps, wanted: WantedVisit): Promise<Plan> {
  const calendar = await readWanted(deps, wanted);
  const day = calendar.days.find(({ date }) => date === wanted.date);
  const time = minuteOfDay(wanted.time);
  const minute = day && isShown(day, time) ? minuteAt(day, time) : 0;
  const ways = wanted.lines.length === 1 ? single(calendar, wanted, minute) : several(calendar, wanted, minute);
  if (!ways) throw invalid({ time: [wanted.isByHouse ? 'not_at_work' : 'not_offered'] });
  return { calendar, minute, ways };
}

async function readWanted(deps: Deps, wanted: WantedVisit): Promise<Calendar> {
  const { date, exceptVisit, isByHouse, daysBack = 0 } = wanted;
  const [{ offer }] = wanted.lines;
  const now = deps.clock.now();
  const first = Temporal.PlainDate.from(date);
  const earliest = todayAt(now).subtract({ days: daysBack });
  if (Temporal.PlainDate.compare(first, earliest) < 0) throw invalid({ booking_date: ['past_date'] });
  const calendar = await readCalendar(deps.db, [offer.establishmentId], first, 1, now, exceptVisit);
  const timetable = calendar.timetables.get(offer.establishmentId);
  const days = isByHouse ? houseHorizonDays : (timetable?.horizonDays ?? 0);
  if (Temporal.PlainDate.compare(first, todayAt(now).add({ days })) > 0) {
    throw invalid({ booking_date: ['too_far'] });
  }
  return isByHouse ? asHouse(calendar, offer.establishmentId, -1440 * daysBack) : calendar;
}

/** A calendar of one house as it binds the house itself, from so many minutes after now on. */
function asHouse(calendar: Calendar, house: number, leadMinutes: number): Calendar {
  const timetable = calendar.timetables.get(house);
  if (!timetable) return calendar;
  const unlimited = { ...withoutLimits(timetable, houseHorizonDays), slotStepMinutes: houseStepMinutes, leadMinutes };
  return { ...calendar, timetables: new Map([[house, unlimited]]) };
}

/** Everybody for whom the start fits, those not free last; undefined where it is no start. */
function single(calendar: Calendar, wanted: WantedVisit, minute: number): Turn[][] | undefined {
  const [line] = wanted.lines;
  const found = peopleFor(calendar, line.offer, guestOf(wanted, line));
  const starts = startsByDay(found).get(wanted.date) ?? [];
  if (!found || !starts.some((offered) => offered.minute === minute)) return undefined;
  return inOrder(found.roster, found.people, minute).map((employeeId) => [{ employeeId, minute }]);
}

/** The one way in which all fit; none where the first fits alone, undefined where it is no start. */
function several(calendar: Calendar, wanted: WantedVisit, minute: number): Turn[][] | undefined {
  const way = listBaskets(calendar, wanted).find(([first]) => first?.minute === minute);
  if (way) return [way];
  return single(calendar, wanted, minute) && [];
}

/** Every way to have several treatments in a row over the days of a calendar. */
export function listBaskets(calendar: Calendar, wanted: Pick<WantedVisit, 'lines' | 'guest'>): Turn[][] {
  const roster = rosterOf(calendar, wanted.lines[0].offer.establishmentId);
  const wishes = wanted.lines.map((line) => wishOf(line.offer, guestOf(wanted, line)));
  return roster ? findBaskets(roster, { wishes, idleMinutes }) : [];
}

const guestOf = ({ guest }: Pick<WantedVisit, 'guest'>, { employeeId }: Line): Guest => ({ ...guest, employeeId });

/** The free starts nearest to a minute. */
export async function findNear(deps: Deps, wanted: WantedVisit, minute: number): Promise<NearTime[]> {
  const { lines, date, exceptVisit, isByHouse } = wanted;
  const [{ offer }] = lines;
  const now = deps.clock.now();
  const day = Temporal.PlainDate.from(date);
  const before = Temporal.PlainDate.compare(day, todayAt(now)) > 0 ? day.subtract({ days: 1 }) : day;
  const read = await readCalendar(deps.db, [offer.establishmentId], before, daysAround, now, exceptVisit);
  const calendar = isByHouse ? asHouse(read, offer.establishmentId, 0) : read;
  const starts: Start[] =
    lines.length === 1
      ? [...startsByDay(peopleFor(calendar, offer, guestOf(wanted, lines[0]))).values()].flat()
      : listBaskets(calendar, wanted).map(([first]) => ({ minute: first?.minute ?? 0, isFree: true }));
  return nearestFree(starts, minute, nearOnes).map((found) => inBaghdad(found * 60_000));
}

/** What a turn of a treatment holds of its employee. */
export const placeOf = ({ offer }: Line, { employeeId, minute }: Turn) => ({
  employee_id: employeeId,
  starts_at: dateAt(minute),
  ends_at: dateAt(minute + offer.durationMinutes),
  duration_minutes: offer.durationMinutes,
  blocked: blocks(offer).map(({ from, to }) => ({ from: dateAt(minute + from), to: dateAt(minute + to) })),
});
