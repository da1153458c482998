import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { OutboxEvent } from '#app/database/outbox/events.ts';
import type { ChannelName } from '#app/integrations/channels/channel.ts';
import {
  againSeconds,
  deadlineSeconds,
  defaultPreferences,
  laneOfMessage,
  mayPass,
  type ReaderPreferences,
  messageStateOf,
  nextChannel,
  pushSeconds,
  quietEnd,
  type TryState,
} from './dispatch-rules.ts';
import type { DraftWriter, MessageDraft } from './message-draft.ts';
import { messageIdOf } from './message-id.ts';
import * as queries from './message-queries.ts';
import { findReader, type ReaderAddresses } from './reader-queries.ts';
import { type TryOutcome, tryChannel } from './try-channel.ts';

/** An event as its messages are written from it. */
type MessageEvent = { readonly event: OutboxEvent; readonly happenedAt: Temporal.Instant; readonly eventId: string };

type Reader = { readonly addresses: ReaderAddresses; readonly preferences: ReaderPreferences };

/** As long no other process tries a claimed message, seconds; afterwards the process that claimed it has ended. */
const claimSeconds = 60;

/**
 * Sends the messages of an event to their readers, each by the first of its channels that takes it. An event that comes
 * again goes on with what is not done. Throws where an email was not taken: the outbox then tries the event again.
 */
export async function dispatch(deps: Deps, write: DraftWriter, given: MessageEvent): Promise<void> {
  const errors: unknown[] = [];
  for (const draft of await write(given.event, given.happenedAt, given.eventId)) {
    await startMessage(deps, given, draft).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function startMessage(deps: Deps, { event, happenedAt, eventId }: MessageEvent, draft: MessageDraft) {
  const reader = await readReader(deps, draft);
  if (!reader) return;
  const id = messageIdOf(eventId, draft.recipient, draft.userId);
  const now = deps.clock.now();
  const morning = morningOf(deps, draft, reader);
  const message = {
    id,
    event_id: eventId,
    event: JSON.stringify(event),
    happened_at: toDate(happenedAt),
    user_id: draft.userId,
    recipient: draft.recipient,
    booking_id: draft.bookingId ?? null,
    lane: laneOfMessage(draft),
    // It is claimed as it is entered, unless it waits.
    next_at: toDate(morning ?? now.add({ seconds: claimSeconds })),
    created_at: toDate(now),
  };
  const first = morning ? undefined : nextChannel(orderOf(draft, reader), reachableOf(deps, draft, reader), [], now);
  const isNew = await queries.insertMessage(deps.db, message, first);
  if (isNew && morning) return;
  try {
    if (isNew) await advanceClaimed(deps, { id, createdAt: toDate(now), first }, draft, reader);
    else await advanceMessage(deps, id, draft);
  } catch (error) {
    await queries.leaveToOutbox(deps.db, id, toDate(deps.clock.now()));
    throw error;
  }
}

/** When a message may leave that comes by night and can wait; an email rings nobody out of bed. */
function morningOf(
  deps: Deps,
  draft: MessageDraft,
  reader: Reader,
  tries: readonly TryState[] = [],
): Temporal.Instant | undefined {
  if (draft.isUrgent || !reader.preferences.has_quiet_hours) return undefined;
  const now = deps.clock.now();
  const first = nextChannel(orderOf(draft, reader), reachableOf(deps, draft, reader), tries, now);
  return first === undefined || first === 'email' ? undefined : quietEnd(now);
}

/** Tries the channels of a message that is due, until one takes it. Throws where an email was not taken. */
export async function advanceMessage(deps: Deps, id: string, draft: MessageDraft): Promise<void> {
  const now = deps.clock.now();
  const claimed = await queries.claimMessage(deps.db, id, toDate(now), toDate(now.add({ seconds: claimSeconds })));
  if (!claimed) return;
  await advanceClaimed(deps, { id, createdAt: claimed.created_at }, draft, await readReader(deps, draft));
}

/** A message that nobody else tries now; `first`: the channel whose try was entered with it and has not begun. */
type ClaimedMessage = { readonly id: string; readonly createdAt: Date; readonly first?: ChannelName | undefined };

async function advanceClaimed(deps: Deps, message: ClaimedMessage, draft: MessageDraft, reader: Reader | undefined) {
  const { id, createdAt } = message;
  const order = reader ? orderOf(draft, reader) : [];
  const reachable = reader ? reachableOf(deps, draft, reader) : new Set<ChannelName>();
  for (let round = 0; ; round++) {
    const first = round === 0 ? message.first : undefined;
    const tries = first ? [] : await queries.listTries(deps.db, id);
    const channel = first ?? nextChannel(order, reachable, tries, deps.clock.now());
    const hasLeft = draft.isOver && messageStateOf(tries, false) !== 'queued';
    if (!reader || !channel || hasLeft) return endRound(deps, id, draft, createdAt);
    const morning = first ? undefined : morningOf(deps, draft, reader, tries);
    if (morning) return waitForMorning(deps, id, tries, morning);
    const { addresses, preferences } = reader;
    const others = order.filter((one) => one !== channel);
    const hasNext = nextChannel(others, reachable, tries, deps.clock.now()) !== undefined;
    const given = { id, draft, addresses, isDiscreet: preferences.is_discreet && !draft.namesNothing, hasNext };
    const outcome = await tryChannel(deps, { ...given, isFirst: first !== undefined }, channel);
    if (outcome.isRecorded) return;
    if (outcome.hasLeft) return waitForDelivery(deps, id, draft, channel, outcome);
  }
}

/** What the next channel would ring for at night goes on in the morning. */
async function waitForMorning(deps: Deps, id: string, tries: readonly TryState[], morning: Temporal.Instant) {
  const state = messageStateOf(tries, false);
  await queries.updateMessage(deps.db, id, { state, nextAt: toDate(morning), now: toDate(deps.clock.now()) });
}

/** Lets the channel that took a message deliver it, before the next one is tried. */
async function waitForDelivery(deps: Deps, id: string, draft: MessageDraft, channel: ChannelName, outcome: TryOutcome) {
  const now = deps.clock.now();
  const seconds = channel === 'push' && draft.needsAnswer ? pushSeconds : deadlineSeconds(channel, draft.purpose);
  const tries = await queries.listTries(deps.db, id);
  // Its receipt may be here already: what it says has failed waits for no deadline.
  const hasFailed = tries.some((one) => one.channel === channel && one.state === 'failed');
  const nextAt = outcome.isFinal || seconds === undefined ? null : toDate(hasFailed ? now : now.add({ seconds }));
  const state = messageStateOf(tries, nextAt === null);
  await queries.updateMessage(deps.db, id, {
    state,
    nextAt: state === 'delivered' || state === 'read' ? null : nextAt,
    now: toDate(now),
  });
}

/** Nothing is left to try: for good, or until what stood in the way may have passed. */
async function endRound(deps: Deps, id: string, draft: MessageDraft, createdAt: Date): Promise<void> {
  const now = deps.clock.now();
  const tries = await queries.listTries(deps.db, id);
  const endsAt = createdAt.getTime() + draft.ttlSeconds * 1000;
  const next = now.add({ seconds: againSeconds });
  const isAgain = messageStateOf(tries, true) === 'failed' && mayPass(tries) && next.epochMilliseconds < endsAt;
  await queries.updateMessage(deps.db, id, {
    state: messageStateOf(tries, !isAgain),
    nextAt: isAgain ? toDate(next) : null,
    now: toDate(now),
  });
}

const noAddresses: ReaderAddresses = { email: null, number: null, chatId: null, subscriptions: [] };

/** Where a reader gets a message, and how; undefined where the account does not exist any more. */
async function readReader(deps: Deps, draft: MessageDraft): Promise<Reader | undefined> {
  if (draft.userId !== null) {
    const found = await findReader(deps.db, draft.userId);
    return found && { addresses: found.addresses, preferences: found.preferences ?? defaultPreferences };
  }
  return { addresses: { ...noAddresses, number: draft.number ?? null }, preferences: defaultPreferences };
}

const orderOf = (draft: MessageDraft, { preferences }: Reader): readonly ChannelName[] =>
  draft.channels ?? preferences.channels;

/** The channels that this installation has and that the reader has an address for. */
function reachableOf(deps: Deps, draft: MessageDraft, { addresses }: Reader): ReadonlySet<ChannelName> {
  const isOpen = (name: Exclude<ChannelName, 'email'>) =>
    draft.writeText !== undefined && (deps.channels[name].isConfigured || deps.env.isDemo);
  const found: ChannelName[] = [];
  if (addresses.subscriptions.length > 0 && isOpen('push')) found.push('push');
  if (addresses.chatId !== null && isOpen('telegram')) found.push('telegram');
  if (addresses.number !== null && isOpen('whatsapp')) found.push('whatsapp');
  if (addresses.number !== null && isOpen('sms')) found.push('sms');
  if (draft.writeEmail) found.push('email');
  return new Set(found);
}
