import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';

/** The day of an instant (ISO 8601) with its year. */
export const dayOf = (locale: Locale, instant: string): string => formatDay(locale, inBaghdad(instant).date, 'full');

/** Day and time of an instant, short. */
export function momentOf(locale: Locale, instant: string): string {
  const { date, time } = inBaghdad(instant);
  return `${formatDay(locale, date, 'short')} ${formatTime(locale, time)}`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as people read them, in powers of a thousand; one piece in sentences of either direction. */
export function bytesOf(locale: Locale, bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const number = formatNumber(locale, value >= 10 || power === 0 ? Math.round(value) : Math.round(value * 10) / 10);
  return `\u2066${number} ${units[power]}\u2069`;
}
