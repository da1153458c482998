import { signalLimits } from '@tajmeelspot/contract/operator/signal-kinds.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { findSignals } from './rules.ts';
import { insertOrExtendSignal, listSignalWords, lockSignals } from './signal-queries.ts';

/** Points out to operators which new reviews and recommendations look as if they were not their authors' own. */
export async function watchVoices(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = toDate(now.subtract({ hours: 24 * signalLimits.days }));
  const newSince = toDate(now.subtract({ hours: 24 }));
  const signals = findSignals(await listSignalWords(deps.db, since, newSince));
  if (signals.length === 0) return;
  await deps.db.transaction().execute(async (tx) => {
    await lockSignals(tx);
    for (const signal of signals) await insertOrExtendSignal(tx, { ...signal, now: toDate(now) });
  });
}
