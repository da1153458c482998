import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { houseHours, type Timetable } from '#app/venues/rules.ts';
import type { Day } from './days.ts';

/**
 * The life of a booking: which states follow which. Pending and confirmed hold the employee's time; the constraint
 * slot_taken names the same two.
 */
export const lifeCycle: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['confirmed', 'declined', 'expired', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  declined: [],
  expired: [],
  cancelled: [],
  completed: [],
  no_show: [],
};

/** States in which a booking holds its time. */
export const holding: readonly BookingStatus[] = ['pending', 'confirmed'];

/** The state a booking is in now: a pending one that nobody answered in time has expired, also before it is written down. */
export const statusAt = (
  { status, answer_by }: { status: string; answer_by: Date },
  now: Temporal.Instant,
): BookingStatus =>
  status === 'pending' && answer_by.getTime() <= now.epochMilliseconds ? 'expired' : (status as BookingStatus);

/** Until when the house may answer, minutes since 1970: its answering time counted in its opening hours, at most the start. */
export function answerBy(timetable: Timetable, days: readonly Day[], nowMinute: number, startMinute: number): number {
  const hoursOn = houseHours(timetable);
  let left = timetable.answerMinutes;
  for (const day of days) {
    for (const { from, to } of hoursOn(day)) {
      const opens = Math.max(day.startMinute + from, nowMinute);
      const open = day.startMinute + to - opens;
      if (open <= 0) continue;
      if (open >= left) return Math.min(opens + left, startMinute);
      left -= open;
    }
  }
  return startMinute;
}
