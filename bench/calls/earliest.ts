import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { timeWithout } from '../bare/without.ts';
import { atMost, type Measure, median } from '../budget.ts';
import { takeTurns } from '../duel.ts';

const maxMs = 20;

const kinds = {
  all: '',
  'a category': '&category=massage',
  'a category in a city': '&category=hair&city=erbil',
  'women alone': '&women_only=1',
};

/** Services by their first free time; then where no index may be walked in its order, known to be bad. */
export async function measureEarliest(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  const sides = Object.entries(kinds).map(([kind, query]) => [kind, { port, paths: [pathOf(query)] }] as const);
  await requireMany(port, pathOf(kinds.all));
  const found = Object.entries(await takeTurns(Object.fromEntries(sides), range.rounds, 1));
  const times = found.map(([, { medianMs }]) => median(medianMs));
  return [
    {
      name: 'earliest free time, one client, p50',
      value: Math.max(...times),
      unit: 'ms',
      budget: atMost(maxMs),
      note: found.map(([kind], index) => `${kind} ${times[index]?.toFixed(2)}`).join(' · '),
    },
    await measureWithoutIndex(range),
  ];
}

const pathOf = (query: string): string => `${places.api}/services/search?sort=earliest&limit=20${query}`;

async function requireMany(port: number, path: string): Promise<void> {
  const { data } = JSON.parse((await getOk(port, path)).body.toString()) as { data: { data: unknown[] } };
  if (data.data.length < 20) throw new Error(`${path} found ${data.data.length} listings that can begin.`);
}

/** The best services can only be found by sorting all. */
async function measureWithoutIndex(range: Range): Promise<Measure> {
  return {
    name: 'earliest without its index',
    value: await timeWithout(range, [pathOf(kinds.all)], ['enable_indexscan', 'enable_indexonlyscan']),
    unit: 'ms',
    budget: atMost(maxMs),
    isKnownBad: true,
    note: 'the same statement where no index may be walked in its order',
  };
}
