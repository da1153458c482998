import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { poolSize } from '../bare/start-rows-program.ts';
import type { RenderingTask } from '../bare/rendering.ts';
import { startBareProgram } from '../bare/start-bare-program.ts';
import { recordStatements } from '../bare/record-statements.ts';
import { atLeast, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { root } from '../program.ts';
import { databaseUrlOf } from '../server.ts';

/** A page takes long: more clients would only wait for each other beyond the end of a round. */
const clients = 4;
const page = `${places.defaultBase}/hair`;

/** A list page that is not cached, compared with React's renderToString of the same page and its statements. */
export async function measureRenderedPage(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const { options, statements } = await recordStatements(run, run.scratch, [page], true);
  const recordedStatements = statements[page] ?? [];
  const task: RenderingTask = {
    url: databaseUrlOf(run.dataDir),
    options,
    poolSize,
    statements: recordedStatements,
    build: join(root, 'apps/site/build/server'),
    basePath: places.defaultBase,
    page: `http://127.0.0.1:${port}${page}`,
  };
  const bare = await startBareProgram('bench/bare/rendering.ts', task, run.scratch);
  try {
    await requireSamePage(port, bare.port);
    let requestCount = 0;
    // Every address is new, so that no page comes from the cache.
    const paths = () => `${page}?request=${requestCount++}`;
    const sides = { ours: { port, paths }, 'renderToString and query': { port: bare.port, paths } };
    const measure = await compareRates('uncached list page', sides, atLeast(0.6), run.rounds, clients);
    return [{ ...measure, note: `${measure.note} · ${recordedStatements.length} statements` }];
  } finally {
    await bare.stop();
  }
}

/** Throws where the two pages do not have the same cards in the same order. */
async function requireSamePage(ours: number, bare: number): Promise<void> {
  const [ourCards, bareCards] = await Promise.all([ours, bare].map((port) => readCards(port)));
  if (!ourCards || ourCards !== bareCards)
    throw new Error(`The pages differ: ours shows ${ourCards}, the bare program ${bareCards}.`);
}

async function readCards(port: number): Promise<string> {
  const html = (await getOk(port, page)).body.toString();
  return [...new Set([...html.matchAll(/listing-details\/(\d+)/g)].map(([, id]) => id))].join(',');
}
