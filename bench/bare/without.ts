import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { median } from '../budget.ts';
import { openRows } from './open-rows.ts';
import { recordStatements } from './statements.ts';

/** A statement that reads a million rows may take seconds: a few answers tell enough. */
const answers = 3;

/** How long the middle one of our own statements takes (ms, one after the other) where PostgreSQL may not do what `settings` turn off. */
export async function timeWithout(
  range: Range,
  paths: readonly string[],
  settings: readonly string[],
): Promise<number> {
  const { options, statements } = await recordStatements(range, range.scratch, paths);
  const without = [options, ...settings.map((setting) => `-c ${setting}=off`)].join(' ');
  const bare = await openRows(range, range.scratch, { options: without, statements, max: () => 20 });
  const took: number[] = [];
  try {
    for (let turn = 0; turn < answers; turn++) {
      const asked = performance.now();
      await getOk(bare.port, paths[turn % paths.length] ?? '');
      took.push(performance.now() - asked);
    }
    return median(took);
  } finally {
    await bare.stop();
  }
}
