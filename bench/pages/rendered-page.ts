import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { poolSize } from '../bare/open-rows.ts';
import type { RenderingTask } from '../bare/rendering.ts';
import { startBare } from '../bare/start.ts';
import { recordStatements } from '../bare/statements.ts';
import { atLeast, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import { root } from '../program.ts';
import { databaseOf } from '../server.ts';

/** Each page takes long: more clients would only wait for each other beyond the end of a round. */
const clients = 4;
const page = `${places.defaultBase}/hair`;

/** A list page that is not kept against React's renderToString of the same page and the page's statements. */
export async function measureRenderedPage(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  const { options, statements } = await recordStatements(range, range.scratch, [page], true);
  const recorded = statements[page] ?? [];
  const task: RenderingTask = {
    url: databaseOf(range.dataDir),
    options,
    poolSize,
    statements: recorded,
    build: join(root, 'apps/site/build/server'),
    basePath: places.defaultBase,
    page: `http://127.0.0.1:${port}${page}`,
  };
  const bare = await startBare('bench/bare/rendering.ts', task, range.scratch);
  try {
    await requireSamePage(port, bare.port);
    let turn = 0;
    // Nobody has asked for this address before, so that nobody has kept its page.
    const paths = () => `${page}?turn=${turn++}`;
    const sides = { ours: { port, paths }, 'renderToString and query': { port: bare.port, paths } };
    const measure = await duel('uncached list page', sides, atLeast(0.6), range.rounds, clients);
    return [{ ...measure, note: `${measure.note} · ${recorded.length} statements` }];
  } finally {
    await bare.stop();
  }
}

/** The same cards, in the same order. */
async function requireSamePage(ours: number, bare: number): Promise<void> {
  const [one, other] = await Promise.all([ours, bare].map((port) => readCards(port)));
  if (!one || one !== other) throw new Error(`The pages differ: ours shows ${one}, the bare program ${other}.`);
}

async function readCards(port: number): Promise<string> {
  const html = (await getOk(port, page)).body.toString();
  return [...new Set([...html.matchAll(/listing-details\/(\d+)/g)].map(([, id]) => id))].join(',');
}
