import { getOk } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { startBareProgram } from '../bare/start-bare-program.ts';
import type { PageTask } from '../bare/page.ts';
import { atLeast, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { home } from '../server.ts';

const headers = { 'accept-encoding': 'br' };
/** Headers that Node writes itself, also for the bare program. */
const headersOfNode = new Set(['date', 'connection', 'keep-alive']);

/** The cached home page compared with a bare program that sends the same bytes under the same headers. */
export async function measureCachedPage(run: BenchRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const page = await getOk(port, home, headers);
  const task: PageTask = {
    headers: page.headers.filter(([name]) => !headersOfNode.has(name.toLowerCase())),
    base64: page.body.toString('base64'),
  };
  const bare = await startBareProgram('bench/bare/page.ts', task, run.scratch);
  try {
    const copy = await getOk(bare.port, home, headers);
    if (!copy.body.equals(page.body)) throw new Error('The bare program sends another page.');
    const sides = {
      ours: { port, paths: [home], headers },
      bare: { port: bare.port, paths: [home], headers },
    };
    return [await compareRates('cached home page', sides, atLeast(0.7), run.rounds)];
  } finally {
    await bare.stop();
  }
}
