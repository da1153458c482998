import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';

/** What a reader chooses of how messages come. */
export type ChannelChoice = Pick<ChannelSettings, 'order' | 'has_quiet_hours' | 'is_discreet'>;

/** The settings that can be changed, one change at a time. */
export type ChannelsEditor = {
  readonly isBusy: boolean;
  readonly errorText: string | undefined;
  /** Address of the link that connects a Telegram chat, once it was asked for. */
  readonly telegramUrl: string | undefined;
  readonly choose: (choice: ChannelChoice) => void;
  readonly connectTelegram: () => void;
  readonly disconnectTelegram: () => void;
};
