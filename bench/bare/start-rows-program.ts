import type { ServerFolder } from '../bench-run.ts';
import { databaseUrlOf } from '../server.ts';
import type { RowsTask } from './rows.ts';
import { startBareProgram } from './start-bare-program.ts';
import type { StatementRecording } from './record-statements.ts';

/** The pool size of our server (apps/server/src/database/open.ts), more than 16 clients need. */
export const poolSize = 20;

/** Starts the bare program that answers recorded paths from a folder's database with at most `max` rows a statement. */
export function startRowsProgram(
  { dataDir }: ServerFolder,
  scratch: string,
  { options, statements, max }: StatementRecording & { readonly max: (path: string) => number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const answers = Object.fromEntries(
    Object.entries(statements).map(([path, recorded]) => [path, { statements: recorded, max: max(path) }]),
  );
  const task: RowsTask = { url: databaseUrlOf(dataDir), options, poolSize, answers };
  return startBareProgram('bench/bare/rows.ts', task, scratch);
}
