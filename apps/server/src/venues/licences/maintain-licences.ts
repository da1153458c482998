import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import * as queries from './licence-end-queries.ts';

/** So many days before a licence ends its venue is warned; 0 is the day after its last one. */
const warningDays = [30, 7, 1, 0] as const;

/**
 * Warns venues whose licences end, once for each of the days, judges anew what was shown until a licence ended, and reads
 * texts against a registry that has changed. What needs a licence that has ended is off without this round, too: readers compare days.
 */
export async function maintainLicences(deps: Deps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const days of warningDays) await warn(deps, tx, days);
  });
  const judged = [...(await queries.judgeEnded(deps.db)), ...(await readTextsAgain(deps))];
  if (judged.length > 0) deps.changes.publish(['services', ...judged.map((id) => `service-${id}`)]);
}

/** What one statement reads, which locks what it reads, and how many of them a round. */
const [textsAtOnce, statementsARound] = [5, 40];

async function readTextsAgain(deps: Deps): Promise<number[]> {
  const read: number[] = [];
  for (let statement = 0; statement < statementsARound; statement++) {
    const ids = await queries.readTextsAgain(deps.db, textsAtOnce);
    read.push(...ids);
    if (ids.length < textsAtOnce) break;
  }
  return read;
}

async function warn(deps: Deps, tx: Database, days: number): Promise<void> {
  for (const licence of await queries.insertWarnings(tx, days, toDate(deps.clock.now()))) {
    await deps.outbox.add(tx, { kind: 'venues.licence_ending', ...licence, days });
  }
}
