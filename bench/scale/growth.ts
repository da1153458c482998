import { places } from '@tajmeelspot/contract/places.ts';
import { fewServices, type ScaleRun } from '../bench-run.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { compareRates, sampleSides } from '../compare-rates.ts';
import { computed } from '../load.ts';
import { listDetailPaths, listLaterPages, listPath } from '../calls/reads.ts';
import type { BenchServer } from '../server.ts';
import { budgetedKinds, toSearchTargets } from './search.ts';
import { readSearchTexts } from './search-texts.ts';

/** List (made anew, and of the moment), detail, venue and search with many services compared with few, nothing kept for a second. */
export async function measureGrowth(run: ScaleRun): Promise<Measurement[]> {
  const [few, many] = [await run.few.server(), await run.server()];
  const label = (count: number) => count.toLocaleString('en');
  const compare = (name: string, fewPaths: string[], manyPaths: string[]) => {
    const sides = {
      [label(fewServices)]: { port: few.port, paths: fewPaths, headers: computed },
      [`${label(run.services)} services`]: { port: many.port, paths: manyPaths, headers: computed },
    };
    return compareRates(name, sides, atMost(1.3), run.rounds);
  };
  return [
    await compare('list, few to many', [listPath], [listPath]),
    await compare('list made anew, few to many', await listLaterPages(few.port), await listLaterPages(many.port)),
    await compare('detail, few to many', await listDetailPaths(few), await listDetailPaths(many)),
    await compare('venue in full, few to many', await listVenuePaths(few), await listVenuePaths(many)),
    await compareSearches(run, few.port, many.port),
  ];
}

/** What the pages of some venues are made of: those of the newest services. */
async function listVenuePaths({ client }: BenchServer): Promise<string[]> {
  const services = await client.listServices({ query: { limit: '100' } });
  return [...new Set(services.map(({ establishment }) => `${places.api}/venue-pages/${establishment.slug}`))];
}

async function compareSearches(run: ScaleRun, few: number, many: number): Promise<Measurement> {
  const [fewTargets, manyTargets] = [
    toSearchTargets(await readSearchTexts(run.few), few),
    toSearchTargets(await readSearchTexts(run), many),
  ];
  const names = Object.keys(fewTargets) as (keyof typeof fewTargets)[];
  const samples = await sampleSides(
    Object.fromEntries(
      names.flatMap((kind) => [
        [`few ${kind}`, fewTargets[kind]],
        [`many ${kind}`, manyTargets[kind]],
      ]),
    ),
    run.rounds,
    1,
  );
  const p50 = (side: string) => median(samples[side]?.medianMs ?? []);
  const [before, after] = ['few', 'many'].map((side) =>
    Math.max(...budgetedKinds.map((kind) => p50(`${side} ${kind}`))),
  );
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
