import { fixedStatement } from '#app/database/statements.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** So few are found by their hours; of more, a walk meets enough. */
const maxFew = 3000;

const findOpen = fixedStatement(
  [],
  () => sql<{ venues: number[] | null }>`select open_venues(current_moment(), ${sql.lit(maxFew)}) as venues`,
);

/** The venues that are open at this moment; undefined where they are more than a few. */
export async function findFewOpen(db: Database): Promise<readonly number[] | undefined> {
  const [found] = await findOpen(db, {});
  return found?.venues?.map(Number);
}
