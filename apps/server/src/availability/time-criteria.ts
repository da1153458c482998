import type { PartOfDay } from '@tajmeelspot/contract/day-parts.ts';
import type { FreeSlots } from './venue-calendar.ts';
import type { Day } from './engine/days.ts';

/** When somebody wants to come: on a day (YYYY-MM-DD), else on any that is looked at; in a part of it, or from a time (HH:MM) on. */
export type TimeCriteria = {
  readonly date?: string | undefined;
  readonly part?: PartOfDay | undefined;
  readonly after?: string | undefined;
};

/** Minutes of a day at which its parts begin and end. */
const parts: Record<PartOfDay, readonly [from: number, before: number]> = {
  morning: [0, 720],
  afternoon: [720, 1020],
  evening: [1020, 1440],
};

/** The minutes of a day, counted from its midnight, that a criteria leaves: from the first one to before the second. */
export function dayMinutesOf({ part, after }: TimeCriteria): readonly [from: number, before: number] {
  const [from, before] = part === undefined ? [0, 1440] : parts[part];
  return [after === undefined ? from : Math.max(from, minuteOfClock(after)), before];
}

function minuteOfClock(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}

/** The free slots (minutes since 1970) of a service that a criteria leaves, day by day (YYYY-MM-DD), without empty days. */
export function slotsWithin({ days: slots }: FreeSlots, days: readonly Day[], criteria: TimeCriteria) {
  const [from, before] = dayMinutesOf(criteria);
  return days.flatMap(({ date, startMinute }) => {
    const minutes = (slots.get(date) ?? []).filter(
      (minute) => minute - startMinute >= from && minute - startMinute < before,
    );
    return minutes.length === 0 ? [] : [{ date, minutes }];
  });
}
