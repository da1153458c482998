import type { Language } from '@tajmeelspot/language/languages.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { EventKind, OutboxEvent } from '#app/database/outbox/events.ts';
import type { ChannelMessage, ChannelName } from '#app/integrations/channels/channel.ts';
import type { Email } from '#app/integrations/email/mailer.ts';

/** What a message says by every channel but email. */
export type MessageText = Pick<ChannelMessage, 'title' | 'text' | 'link' | 'buttons' | 'code'>;

/** A message to one reader about an event; what it says is written at each try, when its tokens are issued. */
export type MessageDraft = {
  readonly recipient: 'customer' | 'venue' | 'self';
  /** Null: `number` is all that is known of the reader. */
  readonly userId: number | null;
  readonly bookingId?: number;
  readonly purpose: ChannelMessage['purpose'];
  readonly language: Language;
  /** Leaves at night too. */
  readonly isUrgent: boolean;
  /** A person must answer it: a push that was taken is not enough. */
  readonly needsAnswer?: boolean;
  /** It was answered: what has left by one channel is not said by another. */
  readonly isOver?: boolean;
  /** After these seconds it is worth nothing. */
  readonly ttlSeconds: number;
  /** The only channels, in their order; absent: as the reader has chosen. */
  readonly channels?: readonly ChannelName[];
  /** E.164, of a reader without an account. */
  readonly number?: string;
  /** Absent: it is an email alone. */
  readonly writeText?: () => MessageText | Promise<MessageText>;
  /** The last line of an SMS. */
  readonly smsEnd?: string;
  /** Absent: it is no email. */
  readonly writeEmail?: () => Promise<Email>;
  /** It names neither venue nor treatment: a reader in discreet mode gets it as it is. */
  readonly namesNothing?: boolean;
  /** What a reader in discreet mode gets as an email: where it opens, and of which appointment it is. */
  readonly discreet?: {
    readonly link: () => string | Promise<string>;
    /** Absent: it is of no appointment yet. */
    readonly when?: { readonly day: string; readonly time: string };
  };
  /** Records that it has left by a channel that reaches readers. */
  readonly onSent?: () => Promise<void>;
};

/** Writes the messages that an event causes now; none where it is overtaken. */
export type DraftWriter = (
  event: OutboxEvent,
  happenedAt: Temporal.Instant,
  eventId: string,
) => Promise<MessageDraft[]>;

/** The writers of some events. */
export type DraftWriters<Kind extends EventKind> = {
  readonly [K in Kind]: (...given: Parameters<EventHandlers[K]>) => Promise<MessageDraft[]>;
};
