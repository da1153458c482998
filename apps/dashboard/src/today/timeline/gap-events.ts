import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { type EventMinutes, type ItemEvent, listOffTimeEvents, minutesOf } from './timeline-events.ts';

/** Free time of a person, in which somebody could be entered. */
export type GapEvent = EventMinutes & { readonly employeeId: number };

/** The shortest gap that is shown: less is no treatment's, minutes. */
const shortest = 15;

/** The gaps of a person's day (YYYY-MM-DD) from a minute on that somebody could be entered in. */
export const listGapEvents = (...of: Parameters<typeof listFreeTime>): GapEvent[] =>
  listFreeTime(...of)
    .filter((gap) => gap.to - gap.from >= shortest)
    .map((gap) => ({ ...gap, employeeId: of[0].id }));

/** The time of a person's day (YYYY-MM-DD) from a minute on in which they are at work, and neither with a customer nor off. */
export function listFreeTime(
  employee: Agenda['employees'][number],
  items: readonly ItemEvent[],
  day: string,
  from: number,
): EventMinutes[] {
  const shifts = employee.shifts
    .filter(({ date }) => date === day)
    .map((shift) => ({ from: Math.max(minutesOf(shift.from), from), to: minutesOf(shift.to) }));
  const taken: EventMinutes[] = [
    ...items.filter(({ employeeId }) => employeeId === employee.id),
    ...listOffTimeEvents(employee, day, { from: 0, to: 0 }),
  ];
  return taken.reduce(cut, shifts);
}

/** What is left of spans without one. */
const cut = (spans: readonly EventMinutes[], taken: EventMinutes): EventMinutes[] =>
  spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, taken.from) },
      { from: Math.max(from, taken.to), to },
    ].filter((span) => span.to > span.from),
  );
