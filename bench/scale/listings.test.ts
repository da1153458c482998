import { describe, expect, test } from 'vitest';
import { rollZipf, throwDice } from './dice.ts';
import { venueAt, serviceAt } from './listings.ts';
import type { Reference } from './reference.ts';
import { addVenue, addService, type Lines } from './rows.ts';
import { languages, wordsOf } from './vocabulary.ts';

const words = { en: 'one', ar: 'واحد', ckb: 'یەک' };
const place = { cityId: 1, city: words, governorate: words, district: words, code: 'one', postcode: null };
const reference: Reference = {
  categories: [{ id: 1, label: words }],
  places: [{ ...place, latitude: 33, longitude: 44 }],
  tags: [{ id: 1, name: words }],
  treatments: [words],
  pictures: ['hair'],
  fold: (text) => [text],
};

describe('made-up services', () => {
  test('are the same ones every time, whichever are made before them', () => {
    const make = (from: number) => {
      const lines: Lines = new Map();
      for (let n = from; n < 40; n++) {
        const venue = venueAt(reference, Math.floor(n / 10));
        addVenue(lines, venue);
        addService(lines, reference, serviceAt(reference, venue, n));
      }
      return lines.get('services')?.lines ?? [];
    };
    expect(make(20)).toEqual(make(0).slice(20));
    expect(new Set(make(0)).size).toBe(40);
  });
});

describe('the vocabulary', () => {
  test.each(languages)('has as many different words of %s as the law needs', (language) => {
    expect(new Set(wordsOf(language)).size).toBe(20_000);
  });

  test('is drawn from by the law of Zipf: the tenth word comes about a tenth as often as the first', () => {
    const dice = throwDice(1);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 200_000; draw++) {
      const rank = rollZipf(dice, 20_000);
      if (rank < counts.length) counts[rank] = (counts[rank] ?? 0) + 1;
    }
    const [first = 0, second = 0] = counts;
    // Between n and n + 1 the law has ln(1 + 1 / n).
    expect(second / first).toBeCloseTo(Math.log(3 / 2) / Math.log(2), 1);
    expect((counts[9] ?? 0) / first).toBeCloseTo(Math.log(11 / 10) / Math.log(2), 1);
  });
});
