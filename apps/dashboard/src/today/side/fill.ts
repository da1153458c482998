import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { listFreeTime } from '../timeline/gap-events.ts';
import { type EventMinutes, listItemEvents } from '../timeline/timeline-events.ts';

/** How much of everybody's time at work on a day (YYYY-MM-DD) is booked, percent; undefined where nobody is at work. */
export function percentFilled({ employees, bookings }: Pick<Agenda, 'employees' | 'bookings'>, day: string) {
  const items = listItemEvents(bookings, day);
  const minutesOf = (time: readonly EventMinutes[]) => time.reduce((sum, { from, to }) => sum + to - from, 0);
  const atWork = employees.reduce((sum, one) => sum + minutesOf(listFreeTime(one, [], day, 0)), 0);
  const free = employees.reduce((sum, one) => sum + minutesOf(listFreeTime(one, items, day, 0)), 0);
  return atWork === 0 ? undefined : Math.round(((atWork - free) / atWork) * 100);
}
