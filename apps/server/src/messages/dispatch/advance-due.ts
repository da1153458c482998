import { toDate } from '#app/database/connection.ts';
import type { OutboxEvent } from '#app/database/outbox/events.ts';
import type { Deps } from '#app/deps.ts';
import { type MessageLane, messageStateOf } from './dispatch-rules.ts';
import { advanceMessage } from './dispatch.ts';
import type { DraftWriter } from './message-draft.ts';
import { messageIdOf } from './message-id.ts';
import {
  type DueMessageRow,
  failGivenUp,
  findDueMessage,
  listDueMessages,
  listTries,
  updateMessage,
} from './message-queries.ts';

/** As many due messages of a lane are taken at a time. */
const batch = 50;
/** When an email is tried again whose event the outbox has done with, minutes. */
const emailAgainMinutes = 5;
/** After these no message is worth anything that could not even be written, hours. */
const maxHours = 24;
/** The outbox has given an event up by then, hours. */
const givenUpHours = 6;

/** Tries the next channel of every message of a lane whose last one did not deliver in time. */
export async function advanceDue(deps: Deps, write: DraftWriter, lane: MessageLane): Promise<void> {
  for (;;) {
    const due = await listDueMessages(deps.db, lane, toDate(deps.clock.now()), batch);
    await Promise.all(due.map((row) => advanceOne(deps, write, row)));
    if (due.length < batch) return;
  }
}

/** The same for one message, where it is due. */
export async function advanceIfDue(deps: Deps, write: DraftWriter, id: string): Promise<void> {
  const row = await findDueMessage(deps.db, id, toDate(deps.clock.now()));
  if (row) await advanceOne(deps, write, row);
}

/** Shows messages as failed that the outbox has given up. */
export async function endGivenUp({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await failGivenUp(db, toDate(now.subtract({ hours: givenUpHours })), toDate(now));
}

async function advanceOne(deps: Deps, write: DraftWriter, row: DueMessageRow): Promise<void> {
  const now = deps.clock.now();
  try {
    const drafts = await write(row.event as OutboxEvent, row.happened_at.toTemporalInstant(), row.event_id);
    const draft = drafts.find(({ recipient, userId }) => messageIdOf(row.event_id, recipient, userId) === row.id);
    if (draft) await advanceMessage(deps, row.id, draft);
    else await endOutdated(deps, row.id);
  } catch (error) {
    if (row.created_at.getTime() <= now.subtract({ hours: maxHours }).epochMilliseconds)
      return endFailed(deps, row.id, error);
    deps.log.warn({ err: error, message: row.id }, 'a message was not sent; another try follows');
    const nextAt = toDate(now.add({ minutes: emailAgainMinutes }));
    await updateMessage(deps.db, row.id, { state: 'queued', nextAt, now: toDate(now) });
  }
}

/** What could not be sent for so long is shown as it is, and not tried any more. */
async function endFailed(deps: Deps, id: string, error: unknown): Promise<void> {
  deps.log.error({ err: error, message: id }, 'a message was given up');
  const state = messageStateOf(await listTries(deps.db, id), true);
  await updateMessage(deps.db, id, { state, nextAt: null, now: toDate(deps.clock.now()) });
}

/** The booking was answered, moved or ended meanwhile: what has left stays as it is, and nothing more follows. */
async function endOutdated(deps: Deps, id: string): Promise<void> {
  const tries = await listTries(deps.db, id);
  const state = tries.some((one) => one.state !== 'failed') ? messageStateOf(tries, true) : 'outdated';
  await updateMessage(deps.db, id, { state, nextAt: null, now: toDate(deps.clock.now()) });
}
