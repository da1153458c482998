import { type Dice, pick, roll, rollZipf, throwDice } from './dice.ts';
import { drawPhrase, type Phrase, type BenchText } from './phrases.ts';
import type { District, ReferenceData } from './reference-data.ts';

/** A venue with what its services are searched by. */
export type GeneratedVenue = {
  readonly id: number;
  readonly location: District;
  readonly type: 'saloon' | 'dental' | 'clinic';
  readonly name: Phrase;
  readonly isWomenOnly: boolean;
  /** Of its employees, in their order. */
  readonly genders: readonly ('female' | 'male')[];
};

/** A generated service before it becomes rows. */
export type GeneratedService = {
  readonly id: number;
  readonly venue: GeneratedVenue;
  readonly category: ReferenceData['categories'][number];
  readonly title: Phrase;
  readonly description: Phrase;
  readonly fullDescription: Phrase;
  readonly picture: string;
  /** Seconds before the youngest one. */
  readonly ageSeconds: number;
  readonly treatments: readonly { title: BenchText; minutes: number; iqd: number; percent: number }[];
  readonly tags: ReferenceData['tags'];
  /** Indexes of its employees in the venue's team. */
  readonly team: readonly number[];
  /** The stars of its reviews. */
  readonly stars: readonly number[];
  readonly featureCount: number;
};

/** Far above every id of the demo world. */
export const firstId = 1_000_000;
export const servicesAVenue = 10;
export const teamSize = 3;

/** The n-th venue: always the same. */
export function generateVenue(reference: ReferenceData, n: number): GeneratedVenue {
  const dice = throwDice(n * 2);
  const isWomenOnly = dice() < 0.25;
  return {
    id: firstId + n,
    // The first cities of the list are the large ones.
    location: reference.districts[rollZipf(dice, reference.districts.length)] ?? pick(dice, reference.districts),
    type: dice() < 0.7 ? 'saloon' : pick(dice, ['dental', 'clinic']),
    name: drawPhrase(dice, 2),
    isWomenOnly,
    genders: Array.from({ length: teamSize }, () => (isWomenOnly || dice() < 0.5 ? 'female' : 'male')),
  };
}

/** The n-th service, always the same; its venue is the one with a tenth of the number. */
export function generateService(reference: ReferenceData, venue: GeneratedVenue, n: number): GeneratedService {
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
    treatments: Array.from({ length: 1 + roll(dice, 3) }, () => generateTreatment(dice, reference)),
    tags: pickSeveral(dice, reference.tags, 2),
    team: pickSeveral(dice, [0, 1, 2], 2),
    stars: generateStars(dice),
    featureCount: dice() < 0.9 ? 0 : rollZipf(dice, 50),
  };
}

const generateTreatment = (dice: Dice, { treatments }: ReferenceData) => ({
  title: treatments[rollZipf(dice, treatments.length)] ?? pick(dice, treatments),
  minutes: 15 * (1 + roll(dice, 8)),
  iqd: 1000 * (5 + roll(dice, 300)),
  percent: dice() < 0.8 ? 0 : 5 * (1 + roll(dice, 8)),
});

function pickSeveral<T>(dice: Dice, choices: readonly T[], max: number): T[] {
  return [...new Set(Array.from({ length: max }, () => pick(dice, choices)))];
}

/** Stars of reviews: most services have none or a few, some have many. */
function generateStars(dice: Dice): number[] {
  const count = dice() < 0.6 ? 0 : rollZipf(dice, 40);
  const mean = 3 + dice() * 2;
  return Array.from({ length: count }, () => Math.max(1, Math.min(5, Math.round(mean + dice() - 0.5))));
}
