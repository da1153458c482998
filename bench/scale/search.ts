import { setTimeout as sleep } from 'node:timers/promises';
import { timeWithout } from './time-without.ts';
import type { ScaleRun } from '../bench-run.ts';
import { openFloors } from '../bare/open-floors.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { sampleSides, timesOf } from '../compare-rates.ts';
import { computed, type LoadTarget } from '../load.ts';
import { listDetailPaths } from '../calls/reads.ts';
import { withDatabase } from '../with-database.ts';
import { measureNewSearches } from './new-searches.ts';
import { readSearchTexts, searchPath, type SearchTexts, type SearchTextKind } from './search-texts.ts';

const budget = atMost(6);

/** Kinds of texts whose searches have a budget; the others inform. */
export const budgetedKinds: readonly SearchTextKind[] = [
  'common word',
  'rare word',
  'absent word',
  'two words',
  'Arabic word',
];

/**
 * Searches for every kind of text compared with one ready document by its key, with one client; the same while something changes
 * all the time, so that no page is kept; what nobody searched for before; then without the index, known to be bad.
 */
export async function measureSearch(run: ScaleRun): Promise<Measurement[]> {
  const server = await run.server();
  const typed = await readSearchTexts(run);
  const floors = await openFloors(run, run.scratch, await listDetailPaths(server));
  try {
    const searches = toSearchTargets(typed, server.port);
    const samples = await sampleSides({ ...searches, floor: floors.detail }, run.rounds, 1);
    const sides = { sides: budgetedKinds, floor: 'floor', budget } as const;
    const floorMs = median(samples.floor.medianMs);
    const inform = (name: string, ...[measured, kinds]: [typeof samples, readonly SearchTextKind[]]): Measurement => {
      const { budget: _, ...others } = timesOf(name, measured, { ...sides, sides: kinds });
      return { ...others };
    };
    const changing = await whileChanging(run, () => sampleSides({ ...searches, floor: floors.detail }, run.rounds, 1));
    return [
      timesOf('slowest search', samples, sides),
      inform('search for a middling word', samples, ['middling word']),
      inform('slowest search while all changes', changing, budgetedKinds),
      ...(await measureNewSearches(server.port)),
      await measureWithoutIndex(run, typed['rare word'], floorMs),
    ];
  } finally {
    await floors.stop();
  }
}

/** A load target for each kind of text, whose answers are computed. */
export function toSearchTargets(typed: SearchTexts, port: number): Record<SearchTextKind, LoadTarget> {
  const targets = {} as Record<SearchTextKind, LoadTarget>;
  for (const kind of Object.keys(typed) as SearchTextKind[])
    targets[kind] = { port, paths: typed[kind].map(searchPath), headers: computed };
  return targets;
}

/** Works while pages of results have another version every few milliseconds. */
const whileChanging = <T>(run: ScaleRun, work: () => Promise<T>): Promise<T> =>
  withDatabase(run, async (client) => {
    const over = new AbortController();
    const change = async () => {
      while (!over.signal.aborted) {
        await client.query(`update document_marks set number = draw_version() where kind = 'filtered'`);
        await sleep(2);
      }
    };
    const changed = change();
    try {
      return await work();
    } finally {
      over.abort();
      await changed;
    }
  });

/** Turns bitmap scans off: the index of words can only be read as a bitmap. */
async function measureWithoutIndex(run: ScaleRun, rare: readonly string[], floorMs: number): Promise<Measurement> {
  return {
    name: 'search without its index',
    value: (await timeWithout(run, rare.map(searchPath), ['enable_bitmapscan'])) / floorMs,
    unit: '×',
    budget,
    isKnownBad: true,
    note: 'the same searches for rare words where the index may not be used',
  };
}
