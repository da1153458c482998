import type { Range } from '../arena.ts';
import { press } from '../load.ts';
import { openRows } from './open-rows.ts';
import { recordStatements } from './statements.ts';

/** Long enough for a statement that reads a million rows. */
const seconds = 6;

/** How long the middle one of our own statements takes (ms, one client) where PostgreSQL may not do what `settings` turn off. */
export async function timeWithout(
  range: Range,
  paths: readonly string[],
  settings: readonly string[],
): Promise<number> {
  const { options, statements } = await recordStatements(range, range.scratch, paths);
  const without = [options, ...settings.map((setting) => `-c ${setting}=off`)].join(' ');
  const bare = await openRows(range, range.scratch, { options: without, statements, most: () => 20 });
  try {
    return (await press({ port: bare.port, paths }, seconds, 1)).medianMs;
  } finally {
    await bare.stop();
  }
}
