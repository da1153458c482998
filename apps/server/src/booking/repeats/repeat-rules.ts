import type { RepeatUnit } from '@tajmeelspot/contract/booking/repeat-names.ts';
import type { RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';

type Rhythm = { readonly unit: RepeatUnit; readonly every: number; readonly times: number };

/**
 * The starts that follow a first one (YYYY-MM-DD and HH:MM in Baghdad) at the same time of day. A month without the day has
 * its last one; the next month has the day again.
 */
export const startsAfter = (first: RepeatStart, { unit, every, times }: Rhythm): RepeatStart[] =>
  Array.from({ length: times }, (_, index) => {
    const day = Temporal.PlainDate.from(first.booking_date).add({ [`${unit}s`]: every * (index + 1) });
    return { booking_date: day.toString(), time: first.time };
  });

/** Starts in the order in which they come, each once. */
export function inOrder(starts: readonly RepeatStart[]): RepeatStart[] {
  const keyed = new Map(starts.map((start) => [`${start.booking_date} ${start.time}`, start]));
  return [...keyed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, start]) => start);
}
