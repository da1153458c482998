import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { openRows } from '../bare/open-rows.ts';
import { recordStatements } from '../bare/statements.ts';
import { atMost, type Measure, median } from '../budget.ts';
import { takeTurns } from '../duel.ts';
import { press } from '../load.ts';

const mostMs = 20;
const secondsOfTheBad = 6;

const kinds = {
  all: '',
  'a category': '&category=massage',
  'a category in a city': '&category=hair&city=erbil',
  'women alone': '&women_only=1',
};

/** Listings by their first free time; then where the index of openings may not be used, known to be bad. */
export async function measureEarliest(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  const sides = Object.entries(kinds).map(([kind, query]) => [kind, { port, paths: [pathOf(query)] }] as const);
  await demandMany(port, pathOf(kinds.all));
  const found = Object.entries(await takeTurns(Object.fromEntries(sides), range.rounds, 1));
  const times = found.map(([, { medianMs }]) => median(medianMs));
  return [
    {
      name: 'earliest free time, one client, p50',
      value: Math.max(...times),
      unit: 'ms',
      budget: atMost(mostMs),
      note: found.map(([kind], index) => `${kind} ${times[index]?.toFixed(2)}`).join(' · '),
    },
    await measureWithoutIndex(range),
  ];
}

const pathOf = (query: string): string => `${places.api}/services/search?sort=earliest&limit=20${query}`;

async function demandMany(port: number, path: string): Promise<void> {
  const { data } = JSON.parse((await getOk(port, path)).body.toString()) as { data: { data: unknown[] } };
  if (data.data.length < 20) throw new Error(`${path} found ${data.data.length} listings that can begin.`);
}

/** Openings can only be read one after the other. */
async function measureWithoutIndex(range: Range): Promise<Measure> {
  const paths = [pathOf(kinds.all)];
  const { options, statements } = await recordStatements(range, range.scratch, paths);
  const without = `${options} -c enable_indexscan=off -c enable_indexonlyscan=off -c enable_bitmapscan=off`;
  const bare = await openRows(range, range.scratch, { options: without, statements, most: () => 20 });
  try {
    const { medianMs } = await press({ port: bare.port, paths }, secondsOfTheBad, 1);
    const note = 'the same statement where no index may be used';
    return {
      name: 'earliest without an index',
      value: medianMs,
      unit: 'ms',
      budget: atMost(mostMs),
      isKnownBad: true,
      note,
    };
  } finally {
    await bare.stop();
  }
}
