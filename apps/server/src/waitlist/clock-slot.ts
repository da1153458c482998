import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { minuteOfDay } from '#app/venues/venues.ts';
import type { ClockSlot } from './rules.ts';

/** A minute since 1970 by the clock in Baghdad. */
export function clockSlotOf(minute: number): ClockSlot {
  const { date, time } = inBaghdad(minute * 60_000);
  return { minute, date, minuteOfDay: minuteOfDay(time) };
}
