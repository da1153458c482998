import type { Deps } from '#app/deps.ts';
import { fadeServices } from './standing-queries.ts';

/** So many services are locked at once, and so many times in a round: a million services fade in a day at most. */
const [batch, batches] = [50, 20];

/** Lets the voices of services weigh less from the day on that their row names. */
export async function fadeStandings(deps: Deps): Promise<void> {
  for (let round = 0; round < batches; round++) {
    const faded = await fadeServices(deps.db, batch);
    if (faded.length > 0) deps.changes.publish(['services', ...faded.map((id) => `service-${id}`)]);
    if (faded.length < batch) return;
  }
}
