import { dayNames } from './day-names.ts';
import type { Language } from './languages.ts';
import { languageOfLocale, type Locale } from './locale.ts';
import { toDigits } from './numbers.ts';

/** How much of a day is written: 'Saturday 21 November 2026', '21 November 2026', 'Saturday 21 November', 'Sat 21 Nov', 'Saturday', 'Sat', 'November'. */
export type DayStyle = 'full' | 'date' | 'long' | 'short' | 'weekday' | 'weekday-short' | 'month';

/**
 * A day YYYY-MM-DD as the language writes it. The day is the calendar's own: no time zone enters. English and Arabic are
 * written as `Intl` writes them, whose first formatter takes a browser longer than to draw half a page. Throws for what is no day.
 */
export function formatDay(locale: Locale, date: string, style: DayStyle = 'long'): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new RangeError(`No day: ${date}`);
  return toDigits(locale, writers[style](languageOfLocale(locale), day));
}

type Writer = (language: Language, day: Date) => string;

const weekday: Writer = (language, day) => dayNames[language].weekdays[day.getUTCDay()] ?? '';
const month: Writer = (language, day) => dayNames[language].months[day.getUTCMonth()] ?? '';
const dayOfMonth: Writer = (language, day) => `${day.getUTCDate()}${language === 'ckb' ? 'ی' : ''}`;
const dayAndMonth: Writer = (language, day) => `${dayOfMonth(language, day)} ${month(language, day)}`;
const dayMonthAndYear: Writer = (language, day) => `${dayAndMonth(language, day)} ${day.getUTCFullYear()}`;
// English sets a comma only before a date with its year.
const comma: Writer = (language) => (language === 'en' ? '' : '،');
const commaBeforeYear: Writer = (language) => (language === 'en' ? ',' : '،');

const writers: Readonly<Record<DayStyle, Writer>> = {
  full: (language, day) =>
    `${weekday(language, day)}${commaBeforeYear(language, day)} ${dayMonthAndYear(language, day)}`,
  date: dayMonthAndYear,
  long: (language, day) => `${weekday(language, day)}${comma(language, day)} ${dayAndMonth(language, day)}`,
  short: (language, day) => {
    const { shortWeekdays, shortMonths } = dayNames[language];
    const [name, ofMonth] = [shortWeekdays[day.getUTCDay()] ?? '', shortMonths[day.getUTCMonth()] ?? ''];
    return `${name}${comma(language, day)} ${dayOfMonth(language, day)} ${ofMonth}`;
  },
  weekday,
  'weekday-short': (language, day) => dayNames[language].narrowWeekdays[day.getUTCDay()] ?? '',
  month,
};

/** The number of a day in its month. */
export const formatDayOfMonth = (locale: Locale, date: string): string =>
  toDigits(locale, String(Number(date.slice(8))));

/** The month of a day with its year: 'November 2026'. */
export const formatMonth = (locale: Locale, date: string): string =>
  `${formatDay(locale, date, 'month')} ${toDigits(locale, date.slice(0, 4))}`;

/** Days from one YYYY-MM-DD to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The day `count` days after another, YYYY-MM-DD. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Day and time in Baghdad of an instant (ISO 8601 or milliseconds). Baghdad is UTC+3 without daylight saving. */
export function inBaghdad(instant: string | number): { date: string; time: string } {
  const local = new Date(new Date(instant).getTime() + 3 * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The time in Baghdad (HH:MM) of a minute since 1970: as inBaghdad, cheap enough for hundreds. */
export function timeInBaghdad(minute: number): string {
  const ofDay = (minute + 180) % 1440;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** A number of minutes in words: '45 min', '2 h 30 min'. */
export function formatDuration(locale: Locale, minutes: number): string {
  const language = languageOfLocale(locale);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [
    hours > 0 ? hourWords[language](hours) : '',
    rest > 0 || hours === 0 ? minuteWords[language](rest) : '',
  ];
  return toDigits(locale, words.filter(Boolean).join(and[language]));
}

const and: Record<Language, string> = { en: ' ', ar: ' و', ckb: ' و ' };

const hourWords: Record<Language, (hours: number) => string> = {
  en: (hours) => `${hours} h`,
  ar: (hours) => ['', 'ساعة', 'ساعتان'][hours] ?? `${hours} ${hours <= 10 ? 'ساعات' : 'ساعة'}`,
  ckb: (hours) => `${hours} کاتژمێر`,
};

const minuteWords: Record<Language, (minutes: number) => string> = {
  en: (minutes) => `${minutes} min`,
  ar: (minutes) => ['0 دقيقة', 'دقيقة', 'دقيقتان'][minutes] ?? `${minutes} ${minutes <= 10 ? 'دقائق' : 'دقيقة'}`,
  ckb: (minutes) => `${minutes} خولەک`,
};
