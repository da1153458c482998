import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayOfMonth,
  formatDuration,
  formatTime,
  inBaghdad,
  timeInBaghdad,
} from './dates.ts';
import { directionOf, isLanguage, preferredLanguage } from './languages.ts';
import { formatMoney } from './money.ts';
import { formatRating, toDigits } from './numbers.ts';

/** Invisible marks that keep a price together in a text of the other direction. */
const visible = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll('\u00a0', ' ');

describe('money', () => {
  it('D12 is whole dinars in the digits of the language', () => {
    expect(visible(formatMoney('en', 25_000))).toBe('IQD 25,000');
    expect(visible(formatMoney('ar', 25_000))).toBe('٢٥٬٠٠٠ د.ع.');
    expect(visible(formatMoney('ckb', 25_000))).toBe('٢٥٬٠٠٠ د.ع.');
  });
});

describe('days', () => {
  it('D15 Sorani has names of its own, which browsers lack', () => {
    expect(formatDay('ckb', '2026-11-21', 'full')).toBe('شەممە، ٢١ی تشرینی دووەم ٢٠٢٦');
    expect(formatDay('ckb', '2027-01-01')).toBe('هەینی، ١ی کانوونی دووەم');
  });

  it('Arabic uses the months of Iraq', () => {
    expect(formatDay('ar', '2026-11-21')).toBe('السبت، ٢١ تشرين الثاني');
  });

  it.each(['full', 'long', 'short', 'weekday', 'weekday-short', 'month'] as const)(
    'writes %s in every language',
    (style) => {
      const words = (['en', 'ar', 'ckb'] as const).map((language) => formatDay(language, '2026-03-08', style));
      expect(new Set(words).size).toBe(3);
    },
  );

  it('D11 an instant is a day and a time in Baghdad', () => {
    expect(inBaghdad('2026-12-31T21:30:00Z')).toEqual({ date: '2027-01-01', time: '00:30' });
    const minutes = Array.from({ length: 1440 }, (_, minute) => 29_900_000 + minute);
    expect(minutes.map(timeInBaghdad)).toEqual(minutes.map((minute) => inBaghdad(minute * 60_000).time));
  });

  it('counts days over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
    expect(formatDayOfMonth('ar', '2026-11-05')).toBe('٥');
  });
});

describe('numbers', () => {
  it('times and ratings follow the digits of the language', () => {
    expect(formatTime('ckb', '16:30')).toBe('١٦:٣٠');
    expect(formatTime('en', '16:30')).toBe('16:30');
    expect(formatRating('ar', 5)).toBe('٥٫٠');
    expect(toDigits('ar', 'a1')).toBe('a١');
  });

  it('durations are words', () => {
    expect(formatDuration('en', 150)).toBe('2 h 30 min');
    expect(formatDuration('ar', 60)).toBe('ساعة');
    expect(formatDuration('ar', 45)).toBe('٤٥ دقيقة');
    expect(formatDuration('ckb', 75)).toBe('١ کاتژمێر و ١٥ خولەک');
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
});
