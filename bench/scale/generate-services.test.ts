import { describe, expect, test } from 'vitest';
import { rollZipf, throwDice } from './dice.ts';
import { generateVenue, generateService } from './generate-services.ts';
import type { ReferenceData } from './reference-data.ts';
import { addVenue, addService, type CopyRows } from './rows.ts';
import { languages, wordsOf } from './vocabulary.ts';

const text = { en: 'one', ar: 'واحد', ckb: 'یەک' };
const location = { cityId: 1, city: text, governorate: text, district: text, code: 'one', postcode: null };
const reference: ReferenceData = {
  categories: [{ id: 1, label: text, branch: [text] }],
  districts: [{ ...location, latitude: 33, longitude: 44 }],
  tags: [{ id: 1, name: text }],
  treatments: [text],
  pictures: ['hair'],
  procedure: { id: 1, groupId: 1, spellings: [] },
  fold: (word) => [word],
  formsOf: (word) => [word],
};

describe('made-up services', () => {
  test('are the same ones every time, whichever are made before them', () => {
    const generateRows = (from: number) => {
      const lines: CopyRows = new Map();
      for (let n = from; n < 40; n++) {
        const venue = generateVenue(reference, Math.floor(n / 10));
        addVenue(lines, venue);
        addService(lines, reference, generateService(reference, venue, n));
      }
      return lines.get('services')?.lines ?? [];
    };
    expect(generateRows(20)).toEqual(generateRows(0).slice(20));
    expect(new Set(generateRows(0)).size).toBe(40);
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
