import { languageOfLocale, type Locale, numbersAndTimeOf } from './locale.ts';
import { toDigits, toLatinDigits } from './numbers.ts';

/** A time of day HH:MM by the reader's clock and digits: '5:30 PM', '5:30 م', '5:30 ئێوارە', '17:30'. */
export function formatTime(locale: Locale, time: string): string {
  if (numbersAndTimeOf(locale).clock === 'h23') return toDigits(locale, time);
  const { clock, half } = inHalves(time);
  return toDigits(locale, `${clock}\u00a0${halfNames[languageOfLocale(locale)][half]}`);
}

/** From one time to another; the half of the day is named once where both have the same: '5:30–6:15 PM'. */
export function formatTimeRange(locale: Locale, from: string, to: string): string {
  const isOneHalf = numbersAndTimeOf(locale).clock === 'h12' && inHalves(from).half === inHalves(to).half;
  const start = isOneHalf ? toDigits(locale, inHalves(from).clock) : formatTime(locale, from);
  return `${start}–${formatTime(locale, to)}`;
}

/** A full hour of a scale, as short as it can be: '5 PM', '17:00'. */
export const formatHour = (locale: Locale, time: string): string =>
  numbersAndTimeOf(locale).clock === 'h23'
    ? formatTime(locale, time)
    : formatTime(locale, time).replace(/[:][0٠]{2}/, '');

/**
 * A time of day as people type it ('5:30م', '17.30', '٥:٣٠ ئێوارە', '530 pm', '9') as HH:MM; undefined where it is none.
 * An hour from 1 to 7 without a half of the day means the afternoon where the reader's clock has twelve hours: no venue
 * opens before eight in the morning.
 */
export function readTime(locale: Locale, typed: string): string | undefined {
  const text = toLatinDigits(typed).trim().toLowerCase();
  const match = /^(\d{1,2})(?:\s*[:.,٫٬h]\s*(\d{2})|(\d{2}))?\s*(\D*)$/.exec(text);
  if (!match) return undefined;
  const [, hours = '', separated, joined, word = ''] = match;
  const hour = Number(hours);
  const minute = Number(separated ?? joined ?? 0);
  const half = halfOf(word.replaceAll(/[\s.\u00a0]/g, ''));
  if (half === undefined || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  return toClock(hourOf(locale, hour, half, hours.length === 2 && hours.startsWith('0')), minute);
}

function hourOf(locale: Locale, hour: number, half: DayHalf | '', isExact: boolean): number {
  if (hour > 12 || hour === 0) return hour % 24;
  if (half !== '') return (hour % 12) + (half === 'pm' ? 12 : 0);
  const isAfternoon = numbersAndTimeOf(locale).clock === 'h12' && hour <= 7 && !isExact;
  return isAfternoon ? hour + 12 : hour;
}

type DayHalf = 'am' | 'pm';

const halfNames = {
  en: { am: 'AM', pm: 'PM' },
  ar: { am: 'ص', pm: 'م' },
  ckb: { am: 'بەیانی', pm: 'ئێوارە' },
} as const;

/** How people write the halves of the day, in any of the languages. */
const halfWords: Record<DayHalf, readonly string[]> = {
  am: ['am', 'a', 'ص', 'صباحا', 'صباحاً', 'الصبح', 'بەیانی', 'بەیانیان', 'پن', 'پێشنیوەڕۆ'],
  pm: [
    'pm',
    'p',
    'م',
    'مساء',
    'مساءً',
    'ظهرا',
    'ظهراً',
    'عصرا',
    'عصراً',
    'العصر',
    'المسا',
    'ئێوارە',
    'دن',
    'دوانیوەڕۆ',
    'پاشنیوەڕۆ',
  ],
};

/** The half of the day that a word names; '' without a word, undefined for another one. */
function halfOf(word: string): DayHalf | '' | undefined {
  if (word === '') return '';
  return (['am', 'pm'] as const).find((half) => halfWords[half].includes(word));
}

function inHalves(time: string): { clock: string; half: DayHalf } {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours) % 24;
  return { clock: `${hour % 12 || 12}:${minutes}`, half: hour < 12 ? 'am' : 'pm' };
}

const toClock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
