import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { openFloors } from '../bare/open-floors.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { sampleSides, timesOf } from '../compare-rates.ts';
import { timeWithout } from '../scale/time-without.ts';
import { listDetailPaths } from './reads.ts';

const budget = atMost(8);

const kinds = {
  all: '',
  'a category': '&category=massage',
  'a category in a city': '&category=hair&city=erbil',
  'women alone': '&women_only=1',
};

/** Narrows nothing, and is no choice of a filter: the order is read anew for each answer. */
const readAnew = '&price_max=999999999';

/**
 * Services in the order of their first free time, compared with one ready document by its key: as visitors ask for them, and read
 * anew each time, which informs; then without index scans, known to be bad.
 */
export async function measureEarliest(run: ScaleRun): Promise<Measurement[]> {
  const server = await run.server();
  const { port } = server;
  await requireMany(port, pathOf(kinds.all));
  const floors = await openFloors(run, run.scratch, await listDetailPaths(server));
  try {
    const sides = Object.entries(kinds).map(([kind, query]) => [kind, { port, paths: [pathOf(query)] }] as const);
    const anew = { port, paths: [pathOf(readAnew)] };
    const samples = await sampleSides({ ...Object.fromEntries(sides), anew, floor: floors.detail }, run.rounds, 1);
    const { budget: _, ...informing } = timesOf('earliest free time, read anew', samples, {
      sides: ['anew'],
      floor: 'floor',
      budget,
    });
    return [
      timesOf('earliest free time', samples, { sides: Object.keys(kinds), floor: 'floor', budget }),
      { ...informing },
      await measureWithoutIndex(run, median(samples.floor?.medianMs ?? [])),
    ];
  } finally {
    await floors.stop();
  }
}

const pathOf = (query: string): string => `${places.api}/services/search?sort=earliest&limit=20${query}`;

async function requireMany(port: number, path: string): Promise<void> {
  const { data } = JSON.parse((await getOk(port, path)).body.toString()) as { data: { data: unknown[] } };
  if (data.data.length < 20) throw new Error(`${path} found ${data.data.length} services with free times.`);
}

/** Turns index scans off: the first services are then found only by sorting all. */
async function measureWithoutIndex(run: ScaleRun, floorMs: number): Promise<Measurement> {
  // Another one each time: what was read is kept for a second.
  const paths = Object.values(kinds).map(pathOf);
  return {
    name: 'earliest without its index',
    value: (await timeWithout(run, paths, ['enable_indexscan', 'enable_indexonlyscan'])) / floorMs,
    unit: '×',
    budget,
    isKnownBad: true,
    note: 'the same statement without index scans',
  };
}
