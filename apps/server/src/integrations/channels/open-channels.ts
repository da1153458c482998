import type { Database } from '#app/database/connection.ts';
import type { Env } from '#app/env.ts';
import { type Channel, ChannelFailure, type Channels } from './channel.ts';
import { storeMessage } from './stored-messages.ts';

type ChannelClock = { now(): Temporal.Instant };

/** The channels of the configuration. Nothing is asked of a provider before the first message. */
export function openChannels(env: Env, db: Database, clock: ChannelClock): Channels {
  const without = env.isDemo ? (name: StoredChannel) => storingChannel(name, db, clock) : closedChannel;
  return {
    push: without('push'),
    telegram: without('telegram'),
    whatsapp: without('whatsapp'),
    sms: without('sms'),
  };
}

type StoredChannel = keyof Channels;

/** Stores messages for the reader of a demo, who has no provider. */
const storingChannel = (name: StoredChannel, db: Database, clock: ChannelClock): Channel => ({
  name,
  isConfigured: false,
  hasReceipts: false,
  priceIqd: () => 0,
  send: async (message) => ({ reference: await storeMessage(db, name, message, clock.now()), costIqd: 0 }),
});

/** A channel that this installation does not have. */
const closedChannel = (name: StoredChannel): Channel => ({
  name,
  isConfigured: false,
  hasReceipts: false,
  priceIqd: () => 0,
  send: () => Promise.reject(new ChannelFailure('refused', `${name} is not configured`, { isFinal: true })),
});
