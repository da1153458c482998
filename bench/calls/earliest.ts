import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { timeWithout } from '../bare/time-without.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { sampleSides } from '../compare-rates.ts';

const maxMs = 20;

const kinds = {
  all: '',
  'a category': '&category=massage',
  'a category in a city': '&category=hair&city=erbil',
  'women alone': '&women_only=1',
};

/** Services in the order of their first free time; then without index scans, known to be bad. */
export async function measureEarliest(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const sides = Object.entries(kinds).map(([kind, query]) => [kind, { port, paths: [pathOf(query)] }] as const);
  await requireMany(port, pathOf(kinds.all));
  const samples = Object.entries(await sampleSides(Object.fromEntries(sides), run.rounds, 1));
  const times = samples.map(([, { medianMs }]) => median(medianMs));
  return [
    {
      name: 'earliest free time, one client, p50',
      value: Math.max(...times),
      unit: 'ms',
      budget: atMost(maxMs),
      note: samples.map(([kind], index) => `${kind} ${times[index]?.toFixed(2)}`).join(' · '),
    },
    await measureWithoutIndex(run),
  ];
}

const pathOf = (query: string): string => `${places.api}/services/search?sort=earliest&limit=20${query}`;

async function requireMany(port: number, path: string): Promise<void> {
  const { data } = JSON.parse((await getOk(port, path)).body.toString()) as { data: { data: unknown[] } };
  if (data.data.length < 20) throw new Error(`${path} found ${data.data.length} services with free times.`);
}

/** Turns index scans off: the first services are then found only by sorting all. */
async function measureWithoutIndex(run: ScaleRun): Promise<Measurement> {
  return {
    name: 'earliest without its index',
    value: await timeWithout(run, [pathOf(kinds.all)], ['enable_indexscan', 'enable_indexonlyscan']),
    unit: 'ms',
    budget: atMost(maxMs),
    isKnownBad: true,
    note: 'the same statement without index scans',
  };
}
