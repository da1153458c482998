import type { DayHalf } from './clock.ts';
import { type Locale, numbersAndTimeOf } from './locale.ts';
import { toLatinDigits } from './latin-digits.ts';

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

const toClock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
