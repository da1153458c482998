import type { Language } from '@tajmeelspot/language/languages.ts';

/** Every channel by which a message leaves us; email goes through the mailer, the others through their `Channel`. */
export const channelNames = ['push', 'telegram', 'whatsapp', 'sms', 'email'] as const;

/** A channel by which a message leaves us. */
export type ChannelName = (typeof channelNames)[number];

/** One message to one address by one channel. */
export type ChannelMessage = {
  /** The same at each try. */
  readonly id: string;
  /** A number in E.164 (whatsapp, sms), the id of a chat (telegram), a PushSubscription as JSON (push), an address (email). */
  readonly to: string;
  readonly language: Language;
  readonly purpose: 'code' | 'notice';
  /** One line: the heading of a push, a subject. */
  readonly title: string;
  /** The whole text, plain, without the link. */
  readonly text: string;
  /** Six digits, of a code alone. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** What can be pressed below the message, by Telegram alone; `data` has at most 64 bytes. */
  readonly buttons?: readonly { readonly label: string; readonly data: string }[];
  /** After these it is worth nothing. */
  readonly ttlSeconds: number;
};

/** What a provider answered: its own id of the message, and what it costs. */
export type SentMessage = { readonly reference: string; readonly costIqd: number };

/** Why a channel did not take or deliver a message. */
export type ChannelFailureReason = 'unreachable' | 'refused' | 'no_such_address' | 'blocked' | 'limited' | 'expired';

/** A channel did not take a message. Its text names neither address nor content nor secret. */
export class ChannelFailure extends Error {
  override readonly name = 'ChannelFailure';
  readonly reason: ChannelFailureReason;
  /** This message will never reach this address by this channel. */
  readonly isFinal: boolean;
  readonly retryAfterSeconds?: number;
  constructor(
    reason: ChannelFailureReason,
    message: string,
    { isFinal = false, retryAfterSeconds }: { isFinal?: boolean; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message);
    this.reason = reason;
    this.isFinal = isFinal;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a provider reports of a message it took, verified to come from the provider. */
export type ChannelReceipt = {
  readonly channel: ChannelName;
  readonly reference: string;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  readonly reason?: ChannelFailureReason;
  readonly at: Temporal.Instant;
};

/** One way out. */
export type Channel = {
  readonly name: ChannelName;
  /** Whether there are credentials: without them a demo stores the messages, and everybody else has no such channel. */
  readonly isConfigured: boolean;
  /** Whether the provider reports what became of a message. */
  readonly hasReceipts: boolean;
  /** What a message costs at most, whole dinars. */
  priceIqd(message: ChannelMessage): number;
  /** Resolves once the provider took the message; throws a ChannelFailure where it did not. One try, at most 5 s. */
  send(message: ChannelMessage): Promise<SentMessage>;
};

/** Every channel but email. */
export type Channels = Readonly<Record<Exclude<ChannelName, 'email'>, Channel>>;
