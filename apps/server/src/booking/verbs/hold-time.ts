import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Timetable } from '#app/venues/venues.ts';
import { countHolding, expireUnanswered, insertBooking, lockHouse, type NewBooking } from '../queries.ts';
import { type Calendar, toDate } from './calendar.ts';

/** Tries to hold the time of one employee; undefined where somebody else holds it, or where the day is full. */
export function holdTime(deps: Deps, booking: NewBooking, calendar: Calendar): Promise<number | undefined> {
  const caps = capsOf(calendar.timetables.get(booking.establishment_id), booking.employee_id);
  return deps.db.transaction().execute(async (tx) => {
    // No constraint counts bookings: where a day has a limit, rivals wait for each other.
    if (caps) await lockHouse(tx, booking.establishment_id);
    await expireUnanswered(tx, booking);
    return caps && (await isFull(tx, booking, calendar, caps)) ? undefined : insertBooking(tx, booking);
  });
}

type Caps = { readonly ofHouse: number; readonly own: number };

function capsOf(timetable: Timetable | undefined, employeeId: number): Caps | undefined {
  const ofHouse = timetable?.dailyCap ?? null;
  const own = timetable?.employees.find((employee) => employee.employeeId === employeeId)?.dailyCap ?? null;
  return ofHouse === null && own === null ? undefined : { ofHouse: ofHouse ?? Infinity, own: own ?? Infinity };
}

async function isFull(tx: Database, booking: NewBooking, { days }: Calendar, caps: Caps): Promise<boolean> {
  const day = days.find(({ endMinute }) => booking.starts_at < toDate(endMinute));
  if (!day) return false;
  const held = await countHolding(tx, booking, toDate(day.startMinute), toDate(day.endMinute));
  return held.ofHouse >= caps.ofHouse || held.own >= caps.own;
}
