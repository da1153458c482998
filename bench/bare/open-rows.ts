import type { Place } from '../arena.ts';
import { databaseOf } from '../server.ts';
import type { RowsTask } from './rows.ts';
import { startBare } from './start.ts';
import type { Recording } from './statements.ts';

/** The server's own (apps/server/src/database/open.ts); 16 connections of load never need more. */
export const poolSize = 20;

/** Starts the bare program that answers recorded paths on a place's database with at most so many rows a statement. */
export function openRows(
  { dataDir }: Place,
  scratch: string,
  { options, statements, max }: Recording & { readonly max: (path: string) => number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const answers = Object.fromEntries(
    Object.entries(statements).map(([path, some]) => [path, { statements: some, max: max(path) }]),
  );
  const task: RowsTask = { url: databaseOf(dataDir), options, poolSize, answers };
  return startBare('bench/bare/rows.ts', task, scratch);
}
