import type { ScaleRun } from '../bench-run.ts';
import { timeWithout } from '../bare/time-without.ts';
import { atLeast, atMost, type Measurement, median } from '../budget.ts';
import { sampleSides, type SideSamples } from '../compare-rates.ts';
import type { LoadTarget } from '../load.ts';
import { listPath } from '../calls/reads.ts';
import { readSearchTexts, searchPath, type SearchTexts, type SearchTextKind } from './search-texts.ts';

const maxMs = 10;

/** Kinds of texts whose searches have a budget; the others inform. */
export const budgetedKinds: readonly SearchTextKind[] = [
  'common word',
  'rare word',
  'absent word',
  'two words',
  'Arabic word',
];

/**
 * Searches for every kind of text compared with our own list, with 16 clients and with one; then without the index, known
 * to be bad.
 */
export async function measureSearch(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const typed = await readSearchTexts(run);
  const searches = toSearchTargets(typed, port);
  const list: LoadTarget = { port, paths: [listPath] };
  const underLoad = await sampleSides({ list, ...searches }, run.rounds);
  const alone = await sampleSides({ list, ...searches }, run.rounds, 1);
  const rate = (samples: SideSamples) => median(samples.perSecond) / median(underLoad.list.perSecond);
  const rates = budgetedKinds.map((kind) => rate(underLoad[kind]));
  const times = budgetedKinds.map((kind) => median(alone[kind].medianMs));
  return [
    {
      name: 'slowest search to our list',
      value: Math.min(...rates),
      unit: '×',
      budget: atLeast(0.2),
      note: `${listKinds(searches, (kind) => rate(underLoad[kind]).toFixed(2))} · list ${Math.round(median(underLoad.list.perSecond))}/s`,
    },
    {
      name: 'slowest search, one client, p50',
      value: Math.max(...times),
      unit: 'ms',
      budget: atMost(maxMs),
      note: `${listKinds(searches, (kind) => median(alone[kind].medianMs).toFixed(2))} · list ${median(alone.list.medianMs).toFixed(2)}`,
    },
    await measureWithoutIndex(run, typed['rare word']),
  ];
}

/** A load target for each kind of text. */
export function toSearchTargets(typed: SearchTexts, port: number): Record<SearchTextKind, LoadTarget> {
  const targets = {} as Record<SearchTextKind, LoadTarget>;
  for (const kind of Object.keys(typed) as SearchTextKind[])
    targets[kind] = { port, paths: typed[kind].map(searchPath) };
  return targets;
}

const listKinds = (
  searches: Readonly<Record<SearchTextKind, LoadTarget>>,
  show: (kind: SearchTextKind) => string,
): string => (Object.keys(searches) as SearchTextKind[]).map((kind) => `${kind} ${show(kind)}`).join(' · ');

/** Turns bitmap scans off: the index of words can only be read as a bitmap. */
async function measureWithoutIndex(run: ScaleRun, rare: readonly string[]): Promise<Measurement> {
  return {
    name: 'search without its index',
    value: await timeWithout(run, rare.map(searchPath), ['enable_bitmapscan']),
    unit: 'ms',
    budget: atMost(maxMs),
    isKnownBad: true,
    note: 'the same statements for rare words where the index may not be used',
  };
}
