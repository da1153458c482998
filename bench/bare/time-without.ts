import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { median } from '../budget.ts';
import { startRowsProgram } from './start-rows-program.ts';
import { recordStatements } from './record-statements.ts';

/** A statement that reads a million rows may take seconds: a few answers are enough. */
const answerCount = 3;

/** The median duration of our own statements in ms, one after the other, with PostgreSQL's planner `settings` turned off. */
export async function timeWithout(
  run: ScaleRun,
  paths: readonly string[],
  settings: readonly string[],
): Promise<number> {
  const { options, statements } = await recordStatements(run, run.scratch, paths);
  const switchedOff = [options, ...settings.map((setting) => `-c ${setting}=off`)].join(' ');
  const bare = await startRowsProgram(run, run.scratch, { options: switchedOff, statements, max: () => 20 });
  const durations: number[] = [];
  try {
    for (let index = 0; index < answerCount; index++) {
      const startedAt = performance.now();
      await getOk(bare.port, paths[index % paths.length] ?? '');
      durations.push(performance.now() - startedAt);
    }
    return median(durations);
  } finally {
    await bare.stop();
  }
}
