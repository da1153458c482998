import { languageOfLocale, type Locale } from './locale.ts';
import { toDigits } from './numbers.ts';

/** A time of day HH:MM by the reader's clock and digits: '5:30 PM', '5:30 م', '5:30 ئێوارە', '17:30'. */
export function formatTime(locale: Locale, time: string): string {
  if (isFullClock(locale)) return toDigits(locale, time);
  const { clock, half } = inHalves(time);
  return toDigits(locale, `${clock}\u00a0${halfNames[languageOfLocale(locale)][half]}`);
}

/** From one time to another; the half of the day is named once where both have the same: '5:30–6:15 PM'. */
export function formatTimeRange(locale: Locale, from: string, to: string): string {
  const isOneHalf = !isFullClock(locale) && inHalves(from).half === inHalves(to).half;
  const start = isOneHalf ? toDigits(locale, inHalves(from).clock) : formatTime(locale, from);
  return `${start}–${formatTime(locale, to)}`;
}

/** A full hour of a scale, as short as it can be: '5 PM', '17:00'. */
export const formatHour = (locale: Locale, time: string): string =>
  isFullClock(locale) ? formatTime(locale, time) : formatTime(locale, time).replace(/[:][0٠]{2}/, '');

/** Before noon or after it. */
export type DayHalf = 'am' | 'pm';

const halfNames = {
  en: { am: 'AM', pm: 'PM' },
  ar: { am: 'ص', pm: 'م' },
  ckb: { am: 'بەیانی', pm: 'ئێوارە' },
} as const;

const isFullClock = (locale: Locale): boolean => locale.includes('h23');

function inHalves(time: string): { clock: string; half: DayHalf } {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours) % 24;
  return { clock: `${hour % 12 || 12}:${minutes}`, half: hour < 12 ? 'am' : 'pm' };
}
