import type { DelayPlan } from '@tajmeelspot/contract/booking/delays.ts';
import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { misfitOf, type Roster, todayAt, zone } from '#app/availability/availability.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { requireMember, runsVenue } from '#app/venues/venues.ts';
import { readRoster } from '../conflicts/find-conflicts.ts';
import { type DayItemRow, findEmployeeOf, listDayItems } from './delay-queries.ts';
import { type ShiftedBooking, listUnequipped } from './delay-resource-rules.ts';
import { delayDay, type DelayedStart } from './delay-rules.ts';

/** How late an employee is, as the contract parsed it. */
export type DelayDayInput = {
  employee_id: number;
  minutes: number;
  from_booking_id?: number | undefined;
  booking_ids?: readonly number[] | undefined;
};

/** A booking of the rest of the day with all its treatments, and by how much it begins later. */
export type PlannedDelay = {
  readonly items: readonly [DayItemRow, ...DayItemRow[]];
  readonly minutes: number;
  readonly collides: DelayPlan['bookings'][number]['collides'];
  /** The hours that it goes past. */
  readonly overrode: OverrideKind[];
};

/** The day of a delay: from a day ago, so that what is under way is seen, until nights are over. */
export function dayOfDelay({ clock }: Deps) {
  const now = clock.now();
  const until = todayAt(now).toZonedDateTime(zone).add({ hours: 30 }).toInstant();
  return { from: toDate(now.subtract({ hours: 24 })), to: toDate(until), now: toDate(now) };
}

/** The employee whose day it is: staff say so of their own alone. Throws not_found, invalid. */
export async function requireDelayedEmployee(deps: Deps, actor: MemberActor, venueId: number, employeeId: number) {
  const { role, employeeId: own } = await requireMember(deps, actor, venueId);
  const employee = await findEmployeeOf(deps.db, actor.language, venueId, employeeId);
  if (!employee || (own !== null && own !== employeeId)) throw invalid({ employee_id: ['not_offered'] });
  return { employee, mayOverride: runsVenue(role) };
}

/** Plans the rest of an employee's day, a number of minutes late. */
export async function planDelay(
  deps: Deps,
  db: Database,
  venueId: number,
  input: DelayDayInput,
): Promise<PlannedDelay[]> {
  const items = await listDayItems(db, venueId, dayOfDelay(deps));
  const starts = delayDay({
    items,
    employeeId: input.employee_id,
    minutes: input.minutes,
    now: deps.clock.now().epochMilliseconds,
    fromBookingId: input.from_booking_id,
    only: input.booking_ids && new Set(input.booking_ids),
  });
  const ends = items.map(({ endsAt }) => ({ to: endsAt / 60_000 + input.minutes }));
  const roster = items.length > 0 ? await readRoster(db, venueId, deps.clock.now(), ends) : undefined;
  const lacking = listUnequipped(items, placesOf(items, starts), roster?.resources ?? []);
  return starts.flatMap(({ bookingId, minutes, isTaken }): PlannedDelay[] => {
    const [first, ...others] = items.filter((item) => item.bookingId === bookingId);
    if (!first || first.status === 'held') return [];
    const misfits = new Set([first, ...others].map((item) => newMisfitOf(roster, item, minutes)));
    const overrode = (['closed', 'employee_away'] as const).filter((kind) => misfits.has(kind));
    const isAgainstLaw = misfits.has('women_only');
    const collides =
      isTaken || isAgainstLaw || lacking.has(bookingId) ? 'booking' : overrode.length > 0 ? 'hours' : null;
    return [{ items: [first, ...others], minutes, collides, overrode }];
  });
}

/** The new places of what begins later. */
const placesOf = (items: readonly DayItemRow[], starts: readonly DelayedStart[]): ShiftedBooking[] =>
  starts
    .filter(({ minutes }) => minutes > 0)
    .map(({ bookingId, minutes }) => ({
      bookingId,
      places: items
        .filter((item) => item.bookingId === bookingId)
        .map(({ id, held }) => ({
          id,
          held: held.map(({ from, to }) => ({ from: from + minutes * 60_000, to: to + minutes * 60_000 })),
        })),
    }));

/** Why a treatment fits the hours no more once it begins later; undefined where it does, or did not before. */
function newMisfitOf(roster: Roster | undefined, item: DayItemRow, minutes: number) {
  if (!roster || minutes === 0) return undefined;
  const bookedAt = (later: number) => ({
    employeeId: item.employeeId,
    from: item.startsAt / 60_000 + later,
    to: item.endsAt / 60_000 + later,
    held: item.held.map(({ from, to }) => ({ from: from / 60_000 + later, to: to / 60_000 + later })),
    isForWoman: item.isForWoman,
  });
  return misfitOf(roster, bookedAt(0)) ? undefined : misfitOf(roster, bookedAt(minutes));
}

/** A plan as the venue sees it. */
export const toDelayPlan = (employee: DelayPlan['employee'], planned: readonly PlannedDelay[]): DelayPlan => ({
  employee,
  bookings: planned.map(({ items: [first], minutes, collides }) => ({
    booking_id: first.bookingId,
    customer_name: first.customerName,
    status: first.status === 'pending' ? 'pending' : 'confirmed',
    time: inBaghdad(first.startsAt).time,
    new_time: inBaghdad(first.startsAt + minutes * 60_000).time,
    minutes,
    collides,
    is_announced: isAnnounced(first),
  })),
});

/** Whether a customer hears of a delay: who has arrived sees it. */
export const isAnnounced = ({ customerId, hasArrived }: DayItemRow): boolean => customerId !== null && !hasArrived;
