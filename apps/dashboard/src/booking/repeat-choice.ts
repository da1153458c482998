import type { RepeatUnit } from '@tajmeelspot/contract/booking/repeat-names.ts';
import type { RepeatOccurrence, RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';

/** How often a booking is repeated, as it is chosen. */
export type RepeatRhythm = {
  readonly unit: RepeatUnit;
  readonly every: number;
  readonly times: number;
};

/** What was said of single dates, by `keyOf`: the start that is placed, or null where none is. */
export type RepeatPicks = Readonly<Record<string, RepeatStart | null>>;

/** What a date is known by. */
export const keyOf = ({ booking_date: date, time }: RepeatStart): string => `${date} ${time}`;

/** The start that is placed for a date: itself where it is free, unless something else was said. */
export function pickOf(occurrence: RepeatOccurrence, picks: RepeatPicks): RepeatStart | null {
  const { booking_date, time, collides } = occurrence;
  const picked = picks[keyOf(occurrence)];
  if (picked !== undefined) return picked;
  return collides === null ? { booking_date, time } : null;
}

/** Every start that is placed, in order and each once. */
export const chosenStarts = (occurrences: readonly RepeatOccurrence[], picks: RepeatPicks): RepeatStart[] => {
  const starts = occurrences.flatMap((one) => pickOf(one, picks) ?? []);
  return [...new Map(starts.map((start) => [keyOf(start), start])).values()];
};
