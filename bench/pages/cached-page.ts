import { getOk } from '../answer.ts';
import type { Arena } from '../arena.ts';
import { startBare } from '../bare/start.ts';
import type { PageTask } from '../bare/page.ts';
import { atLeast, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import { home } from '../server.ts';

const headers = { 'accept-encoding': 'br' };
/** Node writes these itself, for the bare program too. */
const nodesOwn = new Set(['date', 'connection', 'keep-alive']);

/** The kept home page against a bare program that sends the same bytes under the same headers. */
export async function measureCachedPage(arena: Arena): Promise<Measure[]> {
  const { port } = await arena.server();
  const page = await getOk(port, home, headers);
  const task: PageTask = {
    headers: page.headers.filter(([name]) => !nodesOwn.has(name.toLowerCase())),
    base64: page.body.toString('base64'),
  };
  const bare = await startBare('bench/bare/page.ts', task, arena.scratch);
  try {
    const copy = await getOk(bare.port, home, headers);
    if (!copy.body.equals(page.body)) throw new Error('The bare program sends another page.');
    const sides = {
      ours: { port, paths: [home], headers },
      bare: { port: bare.port, paths: [home], headers },
    };
    return [await duel('cached home page', sides, atLeast(0.6), arena.rounds)];
  } finally {
    await bare.stop();
  }
}
