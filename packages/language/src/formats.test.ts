import { isolate, isolatePhone } from './isolate.ts';
import { describe, expect, it, vi } from 'vitest';
import { formatHour, formatTime, formatTimeRange } from './clock.ts';
import {
  addDays,
  type DayStyle,
  daysBetween,
  formatDay,
  formatDayOfMonth,
  formatDuration,
  inBaghdad,
  timeInBaghdad,
} from './dates.ts';
import { directionOf, isLanguage, languages, preferredLanguage } from './languages.ts';
import { intlLocaleOf, languageOfLocale, type Locale, localeOf, localeOfHeader, numbersAndTimeOf } from './locale.ts';
import { formatNames } from './lists.ts';
import { formatMoney } from './money.ts';
import { sampleNumbers } from './number-samples.ts';
import { formatNumber, formatPercent, formatRating, toDigits } from './numbers.ts';
import { pluralOf } from './plurals.ts';
import { readDay } from './read-day.ts';
import { readTime } from './read-time.ts';
import { formatShortDate } from './short-date.ts';

const [en, ar, ckb] = [localeOf('en'), localeOf('ar'), localeOf('ckb')];
const arabicDigits = (locale: Locale) => localeOf(languageOfLocale(locale), { digits: 'arab', clock: 'h12' });
const fullClock = (locale: Locale) => localeOf(languageOfLocale(locale), { digits: 'latn', clock: 'h23' });

/** Invisible marks that keep a price together in a text of the other direction. */
const visible = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll('\u00a0', ' ');

describe('money', () => {
  it('D12 R10.07 is whole dinars in Latin digits, or in Arabic-Indic ones by choice', () => {
    expect([en, ar, ckb].map((locale) => visible(formatMoney(locale, 25_000)))).toEqual([
      'IQD 25,000',
      '25,000 د.ع.',
      '25,000 د.ع.',
    ]);
    expect([en, ar, ckb].map((locale) => visible(formatMoney(arabicDigits(locale), 25_000)))).toEqual([
      'IQD ٢٥٬٠٠٠',
      '٢٥٬٠٠٠ د.ع.',
      '٢٥٬٠٠٠ د.ع.',
    ]);
  });
});

describe('numbers', () => {
  it('whole numbers are written as Intl writes them, in every language and in both digits', () => {
    for (const locale of [en, ar, ckb, arabicDigits(en), arabicDigits(ar), arabicDigits(ckb)]) {
      const reference = new Intl.NumberFormat(intlLocaleOf(locale), { maximumFractionDigits: 1 });
      for (const value of [0, 7, 999, 1000, 1001, 10_500, 123_456, 1_000_000, 98_765_432_100, Number.MAX_SAFE_INTEGER])
        expect(formatNumber(locale, value), locale).toBe(reference.format(value));
    }
  });
});

describe('plurals', () => {
  it('are chosen as Intl chooses them', () => {
    const values = [...Array.from({ length: 320 }, (_, index) => index), 1000, 1002, 100_003, -1, -3, 0.5, 1.5, 3.2];
    for (const locale of [en, ar, ckb].map((own) => intlLocaleOf(own))) {
      const reference = new Intl.PluralRules(locale);
      for (const value of values) expect(pluralOf(locale, value), `${locale} ${value}`).toBe(reference.select(value));
    }
  });
});

describe('days', () => {
  it('D15 Sorani has names of its own, which browsers lack', () => {
    expect(formatDay(ckb, '2026-11-21', 'date')).toBe('21ی تشرینی دووەم 2026');
    expect(formatDay(ckb, '2026-11-21', 'full')).toBe('شەممە، 21ی تشرینی دووەم 2026');
    expect(formatDay(arabicDigits(ckb), '2027-01-01')).toBe('هەینی، ١ی کانوونی دووەم');
    expect(formatDay(arabicDigits(ckb), '2026-11-23', 'weekday-short')).toBe('٢ش');
  });

  it('Arabic uses the months of Iraq', () => {
    expect(formatDay(ar, '2026-11-21')).toBe('السبت، 21 تشرين الثاني');
    expect(formatDay(arabicDigits(ar), '2026-11-21')).toBe('السبت، ٢١ تشرين الثاني');
  });

  it.each(['full', 'date', 'long', 'short', 'weekday', 'weekday-short', 'month'] as const)(
    'writes %s in every language',
    (style) => {
      const words = [en, ar, ckb].map((locale) => formatDay(locale, '2026-03-08', style));
      expect(new Set(words).size).toBe(3);
    },
  );

  it('R10.07 a short date has the digits of its reader', () => {
    expect(formatShortDate(arabicDigits(ar), '2026-11-05')).toBe('٠٥/١١/٢٠٢٦');
  });

  it('D11 an instant is a day and a time in Baghdad', () => {
    expect(inBaghdad('2026-12-31T21:30:00Z')).toEqual({ date: '2027-01-01', time: '00:30' });
    const minutes = Array.from({ length: 1440 }, (_, minute) => 29_900_000 + minute);
    expect(minutes.map(timeInBaghdad)).toEqual(minutes.map((minute) => inBaghdad(minute * 60_000).time));
  });

  it('counts days over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
    expect(formatDayOfMonth(arabicDigits(ar), '2026-11-05')).toBe('٥');
  });
});

describe('days in words', () => {
  it('are written as Intl writes them in English and Arabic, in both digits', () => {
    const styles = {
      full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      date: { day: 'numeric', month: 'long', year: 'numeric' },
      long: { weekday: 'long', day: 'numeric', month: 'long' },
      short: { weekday: 'short', day: 'numeric', month: 'short' },
      weekday: { weekday: 'long' },
      'weekday-short': { weekday: 'short' },
      month: { month: 'long' },
    } as const;
    const days = Array.from({ length: 800 }, (_, index) => addDays('2025-12-30', index));
    for (const locale of [en, ar, arabicDigits(en), arabicDigits(ar)])
      for (const [style, options] of Object.entries(styles)) {
        const reference = new Intl.DateTimeFormat(intlLocaleOf(locale), { timeZone: 'UTC', ...options });
        for (const day of days)
          expect(formatDay(locale, day, style as DayStyle), `${locale} ${style} ${day}`).toBe(
            visible(reference.format(new Date(day))),
          );
      }
  });

  it('are written without a formatter, which a browser would take long to make', () => {
    using make = vi.spyOn(Intl, 'DateTimeFormat');
    for (const locale of [en, ar, ckb]) expect(formatDay(locale, '2026-11-29', 'full')).toContain('2026');
    expect(make).not.toHaveBeenCalled();
  });

  it('what is no day is not written', () => {
    for (const locale of [en, ar, ckb])
      for (const text of ['', '2026-13-01', 'tomorrow']) expect(() => formatDay(locale, text)).toThrow(RangeError);
  });
});

describe('the clock', () => {
  it('R10.08 has twelve hours, or twenty-four by choice', () => {
    expect([en, ar, ckb].map((locale) => visible(formatTime(locale, '17:30')))).toEqual([
      '5:30 PM',
      '5:30 م',
      '5:30 ئێوارە',
    ]);
    expect(['00:00', '09:05', '12:00', '25:00'].map((time) => visible(formatTime(ar, time)))).toEqual([
      '12:00 ص',
      '9:05 ص',
      '12:00 م',
      '1:00 ص',
    ]);
    expect([en, ar, ckb].map((locale) => formatTime(fullClock(locale), '17:30'))).toEqual(['17:30', '17:30', '17:30']);
    expect(visible(formatTime(arabicDigits(ckb), '08:10'))).toBe('٨:١٠ بەیانی');
  });

  it('a range names one half of the day once', () => {
    expect(visible(formatTimeRange(en, '17:30', '18:15'))).toBe('5:30–6:15 PM');
    expect(visible(formatTimeRange(ar, '10:00', '21:00'))).toBe('10:00 ص–9:00 م');
    expect(formatTimeRange(fullClock(en), '17:30', '18:15')).toBe('17:30–18:15');
    expect([formatHour(en, '17:00'), formatHour(fullClock(en), '17:00')].map(visible)).toEqual(['5 PM', '17:00']);
  });
});

describe('typed times', () => {
  it.each([
    ['5:30م', '17:30'],
    ['17.30', '17:30'],
    ['٥:٣٠', '17:30'],
    ['۵:۳۰ بەیانی', '05:30'],
    ['5:30 ئێوارە', '17:30'],
    ['530 pm', '17:30'],
    ['1730', '17:30'],
    ['9', '09:00'],
    ['9 مساءً', '21:00'],
    ['12', '12:00'],
    ['12 am', '00:00'],
    ['12:15 ص', '00:15'],
    ['05:30', '05:30'],
    ['0:20', '00:20'],
    ['24:00', '00:00'],
    ['25:00', undefined],
    ['5:75', undefined],
    ['five', undefined],
    ['5:30 xx', undefined],
    ['', undefined],
  ])('R10.09 %s typed is %s', (typed, time) => {
    expect(readTime(ar, typed)).toBe(time);
  });

  it('R10.09 an hour of the morning is taken as it stands where the clock has twenty-four hours', () => {
    expect(readTime(fullClock(ar), '5:30')).toBe('05:30');
  });

  it('R10.09 reads every time that it writes, in every language, clock and digits', () => {
    const locales = languages.flatMap((language) =>
      (['latn', 'arab'] as const).flatMap((digits) =>
        (['h12', 'h23'] as const).map((clock) => localeOf(language, { digits, clock })),
      ),
    );
    const times = Array.from({ length: 288 }, (_, index) => timeInBaghdad(index * 5));
    for (const locale of locales) {
      expect(times.map((time) => readTime(locale, formatTime(locale, time)))).toEqual(times);
    }
  });
});

describe('typed days', () => {
  it.each([
    ['22/11/2026', '2026-11-22'],
    ['٢٢-١١-٢٠٢٦', '2026-11-22'],
    ['5.1', '2027-01-05'],
    ['22 11', '2026-11-22'],
    ['22 Nov', '2026-11-22'],
    ['٢٢ تشرين الثاني', '2026-11-22'],
    ['22ی تشرینی دووەم 2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['1/2/27', '2027-02-01'],
    ['غداً', '2026-11-23'],
    ['today', '2026-11-22'],
    ['31/2/2027', undefined],
    ['22 Foo', undefined],
    ['', undefined],
  ])('R10.09 %s is %s', (typed, day) => {
    expect(readDay(typed, '2026-11-22')).toBe(day);
  });

  it('reads every day that it writes', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-11-22', index));
    for (const locale of [en, ar, ckb, arabicDigits(ar)]) {
      expect(days.map((day) => readDay(formatShortDate(locale, day), '2026-11-22'))).toEqual(days);
    }
  });
});

describe('numbers', () => {
  it('R10.07 follow the choice of digits', () => {
    expect([formatRating(ar, 5), formatRating(arabicDigits(ar), 5)]).toEqual(['5.0', '٥٫٠']);
    expect([formatNumber(ckb, 1234), formatNumber(arabicDigits(ckb), 1234)]).toEqual(['1,234', '١٬٢٣٤']);
    expect([toDigits(ar, 'a1'), toDigits(arabicDigits(en), 'a1')]).toEqual(['a1', 'a١']);
  });

  it('R10.07 a share of a hundred has the sign of its language', () => {
    expect([en, ar, ckb, arabicDigits(ckb)].map((locale) => formatPercent(locale, 12.5))).toEqual([
      '12.5%',
      '\u061c12.5٪',
      '\u061c12.5٪',
      '\u061c١٢٫٥٪',
    ]);
  });

  it('R10.07 R10.08 are shown as each choice writes them, beside the other choice', () => {
    const [latin, arabic] = [numbersAndTimeOf(ar), numbersAndTimeOf(arabicDigits(ar))];
    expect((['latn', 'arab'] as const).map((digits) => sampleNumbers('ar', digits, latin))).toEqual(['123', '١٢٣']);
    const samples = (['h12', 'h23'] as const).map((clock) => visible(sampleNumbers('ar', clock, arabic)));
    expect(samples).toEqual(['٥:٣٠ م', '١٧:٣٠']);
  });

  it('durations are words', () => {
    expect(formatDuration(en, 150)).toBe('2 h 30 min');
    expect(formatDuration(ar, 60)).toBe('ساعة');
    expect(formatDuration(ar, 45)).toBe('45 دقيقة');
    expect([1, 2, 3, 11, 100].map((minutes) => formatDuration(ar, minutes % 60))).toEqual([
      'دقيقة',
      'دقيقتان',
      '3 دقائق',
      '11 دقيقة',
      '40 دقيقة',
    ]);
    expect(formatDuration(ckb, 75)).toBe('1 کاتژمێر و 15 خولەک');
  });
});

describe('what runs in the other direction', () => {
  it('is kept apart, and nothing else', () => {
    expect([isolate('ar', 'Sara'), isolate('ckb', 'Sara 2'), isolate('ar', 'سارة'), isolate('ar', '12')]).toEqual([
      '\u2068Sara\u2069',
      '\u2068Sara 2\u2069',
      'سارة',
      '12',
    ]);
    expect([isolate('en', 'سارة'), isolate('en', 'Sara')]).toEqual(['\u2068سارة\u2069', 'Sara']);
    expect([isolatePhone('ckb', '+964 770'), isolatePhone('en', '+964 770')]).toEqual([
      '\u2066+964 770\u2069',
      '+964 770',
    ]);
  });
});

describe('languages', () => {
  it('prefers what the reader prefers, English where it is none of ours', () => {
    expect(preferredLanguage('ckb-IQ, ar;q=0.8')).toBe('ckb');
    expect(preferredLanguage('de, fr;q=0.9')).toBe('en');
    expect(preferredLanguage('en;q=0, ar;q=0.1')).toBe('ar');
    expect(preferredLanguage(undefined)).toBe('en');
  });

  it('knows its own', () => {
    expect(isLanguage('ku')).toBe(false);
    expect(directionOf('ckb')).toBe('rtl');
  });

  it('a locale says language, digits and clock, also in a header', () => {
    const locale = localeOf('ckb', { digits: 'arab', clock: 'h23' });
    expect([languageOfLocale(locale), numbersAndTimeOf(locale)]).toEqual(['ckb', { digits: 'arab', clock: 'h23' }]);
    expect(preferredLanguage(locale)).toBe('ckb');
    expect(localeOfHeader(`${locale}, en;q=0.5`, 'ckb')).toBe(locale);
    expect(localeOfHeader('ar-IQ', 'ar')).toBe(ar);
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });
});

describe('names', () => {
  it.each([
    [[], ['', '', '']],
    [['A'], ['A', 'A', 'A']],
    [
      ['A', 'B'],
      ['A and B', 'A وB', 'A و B'],
    ],
    [
      ['A', 'B', 'C'],
      ['A, B and C', 'A وB وC', 'A، B و C'],
    ],
  ])('R14.01 of %j are joined as each language does', (names, texts) => {
    expect([en, ar, ckb].map((locale) => formatNames(locale, names))).toEqual(texts);
  });
});
