import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { withDatabase } from '../with-database.ts';
import { median } from '../budget.ts';
import { computed } from '../load.ts';
import { databaseUrlOf, serverCommand, startServer } from '../server.ts';

/** A statement that reads a million rows may take seconds: a few answers are enough. */
const answerCount = 3;

/** The median duration of computed answers of ours in ms, one after the other, with PostgreSQL's planner `settings` turned off. */
export async function timeWithout(
  run: ScaleRun,
  paths: readonly string[],
  settings: readonly string[],
): Promise<number> {
  await run.server();
  // For the connections of a second server alone: those of the first are open.
  const change = (to: 'set' | 'reset') =>
    withDatabase(run, async (client) => {
      for (const setting of settings)
        await client.query(`alter database tajmeelspot ${to} ${setting}${to === 'set' ? ' = off' : ''}`);
    });
  await change('set');
  try {
    const server = await startServer({
      dataDir: await mkdtemp(join(run.scratch, 'without-')),
      command: [...serverCommand, '--without-site'],
      variables: () => ({ DATABASE_URL: databaseUrlOf(run.dataDir) }),
      readyAt: `${places.api}/health/ready`,
    });
    const durations: number[] = [];
    try {
      for (let index = 0; index < answerCount; index++) {
        const startedAt = performance.now();
        await getOk(server.port, paths[index % paths.length] ?? '', computed);
        durations.push(performance.now() - startedAt);
      }
    } finally {
      await server.stop();
    }
    return median(durations);
  } finally {
    await change('reset');
  }
}
