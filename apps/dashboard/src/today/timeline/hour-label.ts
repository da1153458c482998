import { formatHour } from '@tajmeelspot/language/clock.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { clockOf } from './calendar-events.ts';
import { minutesOf } from './timeline-events.ts';

/** Where the present time is written on the scale. */
export type NowLine = {
  /** HH:MM. */
  readonly time: string;
  /** Of half an hour, pixels. */
  readonly slotHeight: number;
};

/** Half the height of what names the present time, and half of an hour's name, pixels. */
const room = 20;

/** What stands beside a minute of the day: full hours have their name where the present time leaves room for it. */
export function hourLabelOf(locale: Locale, minute: number, now: NowLine | undefined): string {
  if (minute % 60 !== 0) return '';
  const isCovered = now !== undefined && (Math.abs(minute - minutesOf(now.time)) / 30) * now.slotHeight < room;
  return isCovered ? '' : formatHour(locale, clockOf(minute));
}
