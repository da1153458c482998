import { formatTime } from './clock.ts';
import type { Language } from './languages.ts';
import { type ClockHours, type Digits, localeOf, type NumbersAndTime } from './locale.ts';
import { toDigits } from './numbers.ts';

/** How digits ('123') or a clock ('5:30 PM') look beside what a reader has chosen of the other. */
export const sampleNumbers = (language: Language, choice: Digits | ClockHours, chosen: NumbersAndTime): string =>
  choice === 'latn' || choice === 'arab'
    ? toDigits(localeOf(language, { ...chosen, digits: choice }), '123')
    : formatTime(localeOf(language, { ...chosen, clock: choice }), '17:30');
