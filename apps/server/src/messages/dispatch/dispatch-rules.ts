import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { zone } from '#app/availability/engine/days.ts';

/** The order of a reader who has chosen none: what costs nothing and is read at once comes first, what costs most last. */
export const defaultOrder: readonly MessageChannel[] = ['push', 'telegram', 'whatsapp', 'email', 'sms'];

/** The order of codes, which go to a number. */
export const codeOrder: readonly MessageChannel[] = ['whatsapp', 'sms'];

/** What is done with messages that wait: each lane goes on by itself, however many wait in the others. */
export const messageLanes = ['codes', 'urgent', 'normal'] as const;

/** A lane of messages that wait. */
export type MessageLane = (typeof messageLanes)[number];

/** The lane of a message: a code holds up its reader, an urgent one or a question somebody else. */
export function laneOfMessage(message: {
  readonly purpose: 'code' | 'notice';
  readonly isUrgent: boolean;
  readonly needsAnswer?: boolean;
}): MessageLane {
  if (message.purpose === 'code') return 'codes';
  return message.isUrgent || message.needsAnswer ? 'urgent' : 'normal';
}

/** How a reader gets messages. */
export type ReaderPreferences = {
  readonly channels: readonly MessageChannel[];
  readonly has_quiet_hours: boolean;
  readonly is_discreet: boolean;
};

/** The preferences of a reader who has chosen none. */
export const defaultPreferences: ReaderPreferences = {
  channels: defaultOrder,
  has_quiet_hours: true,
  is_discreet: false,
};

/** One try to send a message. */
export type TryState = {
  readonly channel: string;
  readonly state: string;
  readonly reason: string | null;
  readonly changed_at: Date;
};

/** What may have passed when every channel has failed: they are all tried again after `againSeconds`. */
const passing: ReadonlySet<string | null> = new Set(['unreachable', 'limited', 'cap']);

/** How long a message waits whose every channel has failed, seconds. */
export const againSeconds = 300;

/** Whether one of the tries may succeed later. */
export const mayPass = (tries: readonly TryState[]): boolean =>
  tries.some(({ state, reason }) => state === 'failed' && passing.has(reason));

/** How long a channel has to deliver before the next one is tried, seconds; undefined where nothing is reported later. */
export function deadlineSeconds(channel: MessageChannel, purpose: 'code' | 'notice'): number | undefined {
  if (channel === 'whatsapp') return purpose === 'code' ? 20 : 60;
  if (channel === 'sms') return purpose === 'code' ? 60 : 120;
  return undefined;
}

/** How long a push that needs an answer has before the next channel is tried, seconds: a device may never show it. */
export const pushSeconds = 60;

/** The first channel in order that was not tried, or whose try was broken off, or failed for what may have passed. */
export function nextChannel(
  order: readonly MessageChannel[],
  reachable: ReadonlySet<MessageChannel>,
  tries: readonly TryState[],
  now: Temporal.Instant,
): MessageChannel | undefined {
  const passedBefore = now.subtract({ seconds: againSeconds }).epochMilliseconds;
  const isDone = ({ state, reason, changed_at }: TryState) =>
    state !== 'sending' && !(state === 'failed' && passing.has(reason) && changed_at.getTime() <= passedBefore);
  const done = new Set(tries.filter(isDone).map(({ channel }) => channel));
  return order.find((channel) => reachable.has(channel) && !done.has(channel));
}

/** What the tries of a message make of it, while it goes on (`isOver` false) or afterwards. */
export function messageStateOf(
  tries: readonly TryState[],
  isOver: boolean,
): 'queued' | 'sent' | 'delivered' | 'read' | 'failed' {
  const has = (state: string) => tries.some((one) => one.state === state);
  if (has('read')) return 'read';
  if (has('delivered')) return 'delivered';
  if (has('sent')) return 'sent';
  return isOver ? 'failed' : 'queued';
}

const quietFrom = 22;
const quietUntil = 8;

/** When the quiet hours end that an instant lies in; undefined where it lies in none. */
export function quietEnd(now: Temporal.Instant): Temporal.Instant | undefined {
  const local = now.toZonedDateTimeISO(zone);
  if (local.hour >= quietUntil && local.hour < quietFrom) return undefined;
  const day = local.hour >= quietFrom ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: quietUntil } }).toInstant();
}

/** Whether what begins at an instant (milliseconds since 1970) is so near that a message about it waits for no morning. */
export function isOfToday(startsAt: number, now: Temporal.Instant): boolean {
  const local = now.toZonedDateTimeISO(zone);
  const end = quietEnd(now)?.add({ hours: 4 }).epochMilliseconds ?? 0;
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(zone);
  return start.toPlainDate().equals(local.toPlainDate()) || startsAt < end;
}
