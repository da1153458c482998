import { languages } from './languages.ts';
import { addDays, formatDay } from './dates.ts';
import { localeOf } from './locale.ts';
import { toLatinDigits } from './latin-digits.ts';

/**
 * A day as people type it ('22/11/2026', '٢٢-١١', '22 Nov', '٢٢ تشرين الثاني', '2026-11-22', 'tomorrow') as YYYY-MM-DD;
 * undefined where it is none. Without a year it is the next such day from `today` (YYYY-MM-DD) on.
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = fold(typed);
  const near = nearDays.findIndex((words) => words.includes(text));
  if (near >= 0) return addDays(today, near);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})\s*[-/.،\s]\s*(\d{1,2})(?:\s*[-/.،\s]\s*(\d{4}|\d{2}))?$/.exec(text);
  if (numbers) return inYear(numbers[3], numbers[2], numbers[1], today);
  const named = /^(\d{1,2})ی?\s+(\D+?)(?:[\s،,]+(\d{4}))?$/.exec(text);
  const month = named && monthOf(named[2] ?? '');
  return month ? inYear(named[3], String(month), named[1], today) : undefined;
}

/** Today, tomorrow and the day after it, in every language. */
const nearDays = [
  ['today', 'اليوم', 'ئەمڕۆ'],
  ['tomorrow', 'غدا', 'باچر', 'بكرة', 'بەیانی', 'سبەی', 'سبەینێ'],
];

function inYear(year: string | undefined, month = '', day = '', today: string): string | undefined {
  if (year) return toDay(year.length === 2 ? `20${year}` : year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = toDay(String(thisYear), month, day);
  return found && found >= today ? found : toDay(String(thisYear + 1), month, day);
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** The number of a month by its name in any language, also by its first three letters or more. */
function monthOf(word: string): number | undefined {
  const name = fold(word);
  const found = monthNames().find(({ names }) => names.some((one) => one === name || isBeginning(one, name)));
  return found?.month;
}

const isBeginning = (name: string, word: string): boolean =>
  word.length >= 3 && /^[a-z]/.test(word) && name.startsWith(word);

function monthNames() {
  return Array.from({ length: 12 }, (_, index) => {
    const date = `2026-${String(index + 1).padStart(2, '0')}-01`;
    return { month: index + 1, names: languages.map((language) => fold(formatDay(localeOf(language), date, 'month'))) };
  });
}

/** As it is compared: Latin digits, small letters, without marks and with one kind of alef. */
const fold = (text: string): string =>
  toLatinDigits(text)
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u200e\u200f\u061c]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/\s+/g, ' ')
    .trim();
