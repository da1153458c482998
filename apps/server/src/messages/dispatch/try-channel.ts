import { localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { todayAt } from '#app/availability/availability.ts';
import {
  ChannelFailure,
  type ChannelFailureReason,
  type ChannelMessage,
  type ChannelName,
} from '#app/integrations/channels/channel.ts';
import { reachesReaders } from '../rules.ts';
import type { Email } from '#app/integrations/email/mailer.ts';
import { writeEmail } from '../emails/write-email.ts';
import type { MessageDraft, MessageText } from './message-draft.ts';
import { beginTry, endTry, endWithEmail, refundCost, reserveCost } from './message-queries.ts';
import type { ReaderAddresses } from './reader-queries.ts';

/** How a try ended: whether the message left, whether somebody reads it there, and whether the message knows of it already. */
export type TryOutcome = { readonly hasLeft: boolean; readonly isFinal: boolean; readonly isRecorded?: boolean };

/** Everything that a try needs of its message. */
export type MessageTry = {
  readonly id: string;
  readonly draft: MessageDraft;
  readonly addresses: ReaderAddresses;
  readonly isDiscreet: boolean;
  /** Whether another channel follows; an email that is not taken is left to the outbox otherwise. */
  readonly hasNext: boolean;
  /** Whether it is the first try, which was entered with the message. */
  readonly isFirst: boolean;
};

const failed: TryOutcome = { hasLeft: false, isFinal: false };

/** Tries to send a message by a channel, and records how it ended. Throws where the mail server does not take the last one, an email. */
export async function tryChannel(deps: Deps, given: MessageTry, channel: ChannelName): Promise<TryOutcome> {
  if (!given.isFirst) await beginTry(deps.db, given.id, channel, toDate(deps.clock.now()));
  if (channel === 'email') return sendEmail(deps, given);
  const text = await given.draft.writeText?.();
  if (!text) return fail(deps, given, channel, 'refused');
  // A reader has several devices and looks at one of them; one that does not answer keeps no message waiting but its own.
  const outcomes = await Promise.all(
    addressesOf(channel, given).map((to) => sendText(deps, given, channel, toMessage(given, channel, text, to))),
  );
  return outcomes.find((outcome) => outcome !== undefined) ?? failed;
}

async function sendEmail(deps: Deps, { id, draft, isDiscreet, hasNext, isFirst }: MessageTry): Promise<TryOutcome> {
  const email = await (isDiscreet ? writeDiscreet(draft) : draft.writeEmail?.());
  if (!email) return fail(deps, { id }, 'email', 'refused');
  try {
    await deps.mail.send(email);
  } catch (error) {
    if (!hasNext) throw error;
    deps.log.warn({ err: error, channel: 'email' }, 'an email was not taken; the next channel follows');
    return fail(deps, { id }, 'email', 'unreachable');
  }
  const now = toDate(deps.clock.now());
  await (isFirst ? endWithEmail(deps.db, id, now) : endTry(deps.db, id, 'email', { state: 'sent' }, now));
  if (reachesReaders(deps.env)) await draft.onSent?.();
  return { hasLeft: true, isFinal: true, isRecorded: isFirst };
}

function addressesOf(channel: Exclude<ChannelName, 'email'>, { addresses }: MessageTry): readonly string[] {
  if (channel === 'push') return addresses.subscriptions;
  const address = channel === 'telegram' ? addresses.chatId : addresses.number;
  return address === null ? [] : [address];
}

function toMessage(
  { id, draft, isDiscreet }: MessageTry,
  channel: ChannelName,
  whole: MessageText,
  to: string,
): ChannelMessage {
  const { language, purpose, ttlSeconds, smsEnd } = draft;
  const content = isDiscreet && purpose === 'notice' ? discreetText(draft, whole) : whole;
  const text = channel === 'sms' && smsEnd !== undefined ? `${content.text}\n\n${smsEnd}` : content.text;
  return { id, to, language, purpose, ttlSeconds, ...content, text };
}

/** What a message says that names neither venue nor treatment. */
function discreetText({ language, discreet }: MessageDraft, { link }: MessageText): MessageText {
  const locale = localeOf(language);
  const text = (key: 'subject' | 'text' | 'button') => translateMail(locale, `discreet.${key}`, whenOf(discreet));
  return {
    title: text('subject'),
    text: text('text'),
    ...(link ? { link: { label: text('button'), url: link.url } } : {}),
  };
}

/** The same as an email. The file for calendars is the booking's, which is discreet by itself. */
async function writeDiscreet({ language, discreet, writeEmail: writeWhole }: MessageDraft): Promise<Email | undefined> {
  const whole = await writeWhole?.();
  if (!whole || !discreet) return whole;
  const locale = localeOf(language);
  const link = await discreet.link();
  const written = await writeEmail({ mail: 'discreet', locale, name: undefined, link, values: whenOf(discreet) });
  return { ...whole, ...written };
}

const whenOf = (discreet: MessageDraft['discreet']): Record<string, string> =>
  discreet?.when ? { hasTime: 'yes', ...discreet.when } : { hasTime: 'no', day: '', time: '' };

/** Sends to one address within the cap of the day; undefined where that failed, which is recorded. */
async function sendText(
  deps: Deps,
  given: MessageTry,
  name: Exclude<ChannelName, 'email'>,
  message: ChannelMessage,
): Promise<TryOutcome | undefined> {
  const channel = deps.channels[name];
  const day = todayAt(deps.clock.now()).toString();
  const price = channel.priceIqd(message);
  const cap = deps.env.messageDayCapIqd;
  if (price > 0 && !(await reserveCost(deps.db, day, price, cap))) {
    deps.log.warn({ channel: name, cap }, 'the cap of the day for messages is reached');
    await fail(deps, given, name, 'cap');
    return undefined;
  }
  try {
    const { reference, costIqd } = await channel.send(message);
    if (costIqd < price) await refundCost(deps.db, day, price - costIqd);
    // A chat shows what it took; a stored message is read where it is stored.
    const hasArrived = name === 'telegram' || !channel.isConfigured;
    const state = hasArrived ? 'delivered' : 'sent';
    await endTry(deps.db, given.id, name, { state, reference, cost_iqd: costIqd }, toDate(deps.clock.now()));
    await given.draft.onSent?.();
    return { hasLeft: true, isFinal: hasArrived };
  } catch (error) {
    if (price > 0) await refundCost(deps.db, day, price);
    if (!(error instanceof ChannelFailure)) deps.log.error({ err: error, channel: name }, 'a channel broke');
    await fail(deps, given, name, error instanceof ChannelFailure ? error.reason : 'unreachable');
    return undefined;
  }
}

async function fail(
  deps: Deps,
  { id }: Pick<MessageTry, 'id'>,
  channel: ChannelName,
  reason: ChannelFailureReason | 'cap',
): Promise<TryOutcome> {
  await endTry(deps.db, id, channel, { state: 'failed', reason }, toDate(deps.clock.now()));
  return failed;
}
