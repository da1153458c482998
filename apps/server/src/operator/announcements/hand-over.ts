import { toDate } from '#app/database/connection.ts';
import { queues } from '#app/database/outbox/lanes.ts';
import type { Deps } from '#app/deps.ts';
import { announcementMessageId, quietEnd } from '#app/messages/messages.ts';
import { countQueuedEvents } from '#app/observability/queued-events.ts';
import { listWaiting, markHandedOver } from './addressee-queries.ts';
import { listSending, lockAnnouncement, setState, storeOutcomes } from './announcement-queries.ts';

/** So many are handed over at a time, while no more than that wait for their turn: others come first. */
const batch = 100;

/** For so long after its end it is counted what became of an announcement; messages are kept longer. */
const countedDays = 30;

/** Hands over the next of every announcement under way to the outbox; ends those of which nobody waits. */
export async function sendAnnouncements(deps: Deps): Promise<void> {
  for (const id of await listSending(deps.db)) {
    const queued = await countQueuedEvents(deps.pool);
    if ((queued.find(({ lane }) => lane === queues.bulk)?.waiting ?? 0) > batch) return;
    await handOver(deps, id);
  }
  await storeOutcomes(deps.db, toDate(deps.clock.now().subtract({ hours: countedDays * 24 })));
}

async function handOver(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockAnnouncement(tx, id);
    if (found?.state !== 'sending') return;
    const now = deps.clock.now();
    // An email rings nobody out of bed; what does begins in the morning.
    if (found.channels.some((channel) => channel !== 'email') && quietEnd(now)) return;
    const waiting = await listWaiting(tx, id, batch);
    if (waiting.length === 0) {
      await setState(tx, id, 'done', { ended_at: toDate(now) });
      return;
    }
    const messages = waiting.map((one) => ({ id: one.id, messageId: announcementMessageId(one.id, one.user_id) }));
    await markHandedOver(tx, messages, toDate(now));
    const events = waiting.map((one) => ({ kind: 'operator.announced' as const, addresseeId: one.id }));
    await deps.outbox.add(tx, ...events);
  });
}
