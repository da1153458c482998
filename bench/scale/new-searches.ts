import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { computed } from '../load.ts';
import { type Dice, pick, roll, rollZipf, throwDice } from './dice.ts';
import { searchPath } from './search-texts.ts';
import { languages, wordsOf } from './vocabulary.ts';

const searchCount = 300;
const maxWords = 3;

/** What else a search may ask for. */
const criteria = [
  'city=baghdad',
  'city=erbil',
  'city=duhok',
  'category=hair',
  'category=massage',
  'type=clinic',
  'women_only=1',
  'female_staff=1',
  'at_home=1',
  'price_min=40000',
  'price_max=20000',
  'rating=4.5',
  'near=33.3,44.4&within=5',
  'near=36.19,44.01&within=2',
  'area=33.2,44.3,33.4,44.5',
  'sort=price',
  'sort=rating',
];

/**
 * Searches that nobody made before, each asked for once: the slowest hundredth compared with the median. Where what few services have is
 * looked for in vain, the one takes seconds and the other nothing. First texts of one to three words, many with an unfinished last one;
 * then lists, results by venue and choices of filters for criteria, and for such texts with criteria.
 */
export async function measureNewSearches(port: number): Promise<Measurement[]> {
  const dice = throwDice(11);
  const draw = (path: () => string) => new Set(Array.from({ length: searchCount }, path));
  return [
    await measureEach(
      port,
      'searches for new texts, median to p99',
      draw(() => searchPath(drawText(dice))),
    ),
    await measureEach(
      port,
      'searches with any criteria, median to p99',
      draw(() => drawPath(dice)),
    ),
  ];
}

async function measureEach(port: number, name: string, paths: ReadonlySet<string>): Promise<Measurement> {
  const durations: number[] = [];
  for (const path of paths) {
    const begunAt = performance.now();
    await getOk(port, path, computed);
    durations.push(performance.now() - begunAt);
  }
  const slowest = durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 100)] ?? Number.NaN;
  const note = `ms: median ${median(durations).toFixed(1)} · p99 ${slowest.toFixed(0)} · longest ${Math.max(...durations).toFixed(0)}`;
  return { name, value: slowest / median(durations), unit: '×', budget: atMost(60), note };
}

function drawText(dice: Dice): string {
  const words = wordsOf(pick(dice, languages));
  const drawn = Array.from({ length: 1 + roll(dice, maxWords) }, () => words[rollZipf(dice, words.length)] ?? '');
  const last = drawn.pop() ?? '';
  return [...drawn, dice() < 0.6 ? last.slice(0, 1 + roll(dice, 4)) : last].join(' ');
}

function drawPath(dice: Dice): string {
  const list = pick(dice, ['search', 'by-venue', 'facets']);
  const drawn = new URLSearchParams(list === 'facets' ? '' : 'limit=20');
  if (dice() < 0.5) drawn.set('treatment', drawText(dice));
  for (let more = 1 + roll(dice, 3); more > 0; more--)
    for (const [key, value] of new URLSearchParams(pick(dice, criteria))) drawn.set(key, value);
  if (list === 'facets') drawn.delete('sort');
  return `${places.api}/services/${list}?${drawn}`;
}
