import { type Dice, pick, roll, rollZipf, throwDice } from './dice.ts';
import { drawPhrase, type Phrase, type Words } from './phrases.ts';
import type { Place, Reference } from './reference.ts';

/** A venue with what its services are searched by. */
export type Venue = {
  readonly id: number;
  readonly place: Place;
  readonly type: 'saloon' | 'dental' | 'clinic';
  readonly name: Phrase;
  readonly isWomenOnly: boolean;
  /** Of its people, in their order. */
  readonly genders: readonly ('female' | 'male')[];
};

/** A service as it is made up, before it becomes rows. */
export type BenchService = {
  readonly id: number;
  readonly venue: Venue;
  readonly category: Reference['categories'][number];
  readonly title: Phrase;
  readonly description: Phrase;
  readonly fullDescription: Phrase;
  readonly picture: string;
  /** Seconds before the youngest one. */
  readonly ageSeconds: number;
  readonly prices: readonly { title: Words; minutes: number; iqd: number; percent: number }[];
  readonly tags: Reference['tags'];
  /** Places of its people in the venue's team. */
  readonly team: readonly number[];
  /** Stars that it was given. */
  readonly stars: readonly number[];
  readonly featured: number;
};

/** Far above every id of the demo world. */
export const firstId = 1_000_000;
export const servicesAVenue = 10;
export const teamSize = 3;

/** The n-th venue: always the same. */
export function venueAt(reference: Reference, n: number): Venue {
  const dice = throwDice(n * 2);
  const isWomenOnly = dice() < 0.25;
  return {
    id: firstId + n,
    // The first cities of the list are the large ones.
    place: reference.places[rollZipf(dice, reference.places.length)] ?? pick(dice, reference.places),
    type: dice() < 0.7 ? 'saloon' : pick(dice, ['dental', 'clinic']),
    name: drawPhrase(dice, 2),
    isWomenOnly,
    genders: Array.from({ length: teamSize }, () => (isWomenOnly || dice() < 0.5 ? 'female' : 'male')),
  };
}

/** The n-th service of a venue that has the n-th tenth: always the same. */
export function serviceAt(reference: Reference, venue: Venue, n: number): BenchService {
  const dice = throwDice(n * 2 + 1);
  return {
    id: firstId + n,
    venue,
    category: reference.categories[rollZipf(dice, reference.categories.length)] ?? pick(dice, reference.categories),
    title: drawPhrase(dice, 3),
    description: drawPhrase(dice, 8),
    fullDescription: drawPhrase(dice, 12),
    picture: pick(dice, reference.pictures),
    ageSeconds: n * 31 + roll(dice, 30),
    prices: Array.from({ length: 1 + roll(dice, 3) }, () => priceOf(dice, reference)),
    tags: severalOf(dice, reference.tags, 2),
    team: severalOf(dice, [0, 1, 2], 2),
    stars: starsOf(dice),
    featured: dice() < 0.9 ? 0 : rollZipf(dice, 50),
  };
}

const priceOf = (dice: Dice, { treatments }: Reference) => ({
  title: treatments[rollZipf(dice, treatments.length)] ?? pick(dice, treatments),
  minutes: 15 * (1 + roll(dice, 8)),
  iqd: 1000 * (5 + roll(dice, 300)),
  percent: dice() < 0.8 ? 0 : 5 * (1 + roll(dice, 8)),
});

function severalOf<T>(dice: Dice, choices: readonly T[], max: number): T[] {
  return [...new Set(Array.from({ length: max }, () => pick(dice, choices)))];
}

/** Most have none or a few, some have many. */
function starsOf(dice: Dice): number[] {
  const count = dice() < 0.6 ? 0 : rollZipf(dice, 40);
  const mean = 3 + dice() * 2;
  return Array.from({ length: count }, () => Math.max(1, Math.min(5, Math.round(mean + dice() - 0.5))));
}
