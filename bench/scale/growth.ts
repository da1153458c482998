import { fewServices, type Range } from '../arena.ts';
import { atMost, type Measure, median } from '../budget.ts';
import { duel, takeTurns } from '../duel.ts';
import { listDetailPaths, listPath } from '../calls/reads.ts';
import { judged, searchesOf } from './search.ts';
import { readTyped } from './typed.ts';

/** How many times dearer the same is with many services than with few. */
export async function measureGrowth(range: Range): Promise<Measure[]> {
  const [few, many] = [await range.few.server(), await range.server()];
  const label = (count: number) => count.toLocaleString('en');
  const compare = (name: string, fewPaths: string[], manyPaths: string[]) => {
    const sides = {
      [label(fewServices)]: { port: few.port, paths: fewPaths },
      [`${label(range.services)} listings`]: { port: many.port, paths: manyPaths },
    };
    return duel(name, sides, atMost(1.3), range.rounds);
  };
  return [
    await compare('list, few to many', [listPath], [listPath]),
    await compare('detail, few to many', await listDetailPaths(few), await listDetailPaths(many)),
    await compareSearches(range, few.port, many.port),
  ];
}

async function compareSearches(range: Range, few: number, many: number): Promise<Measure> {
  const [ofFew, ofMany] = [searchesOf(await readTyped(range.few), few), searchesOf(await readTyped(range), many)];
  const names = Object.keys(ofFew) as (keyof typeof ofFew)[];
  const found = await takeTurns(
    Object.fromEntries(
      names.flatMap((kind) => [
        [`few ${kind}`, ofFew[kind]],
        [`many ${kind}`, ofMany[kind]],
      ]),
    ),
    range.rounds,
    1,
  );
  const p50 = (side: string) => median(found[side]?.medianMs ?? []);
  const [before, after] = ['few', 'many'].map((side) => Math.max(...judged.map((kind) => p50(`${side} ${kind}`))));
  const kinds = names.map((kind) => `${kind} ${p50(`few ${kind}`).toFixed(2)} → ${p50(`many ${kind}`).toFixed(2)}`);
  const note = `p50 at one client, ms: ${kinds.join(' · ')}`;
  return {
    name: 'slowest search, few to many',
    value: (after ?? Number.NaN) / (before ?? Number.NaN),
    unit: '×',
    budget: atMost(3),
    note,
  };
}
