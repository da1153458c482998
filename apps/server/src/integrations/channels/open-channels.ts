import { places } from '@tajmeelspot/contract/places.ts';
import type { Database } from '#app/database/connection.ts';
import { addressOf, type Env } from '#app/env.ts';
import { openOtpiq } from '#app/integrations/sms/otpiq.ts';
import { openSmsGateway } from '#app/integrations/sms/sms-gateway.ts';
import { openTelegram } from '#app/integrations/telegram/telegram.ts';
import { openWebPush } from '#app/integrations/web-push/web-push.ts';
import { openWhatsapp } from '#app/integrations/whatsapp/whatsapp.ts';
import { type Channel, ChannelFailure, type Channels } from './channel.ts';
import { storeMessage } from './stored-messages.ts';

type ChannelClock = { now(): Temporal.Instant };

/** The channels of the configuration. Nothing is asked of a provider before the first message. */
export function openChannels(env: Env, db: Database, clock: ChannelClock, timeoutMs?: number): Channels {
  const without = env.isDemo ? (name: StoredChannel) => storingChannel(name, db, clock) : closedChannel;
  const { whatsapp, telegram } = env;
  const hasPush = env.webPush === undefined ? !env.isDemo : env.webPush === 'on';
  return {
    push: hasPush ? openWebPush(env, db, timeoutMs) : without('push'),
    telegram: telegram ? openTelegram(telegram, timeoutMs) : without('telegram'),
    whatsapp: whatsapp ? openWhatsapp(whatsapp, addressOf(env, 'en', ''), timeoutMs) : without('whatsapp'),
    sms: openSms(env, timeoutMs) ?? without('sms'),
  };
}

/** Where the provider of SMS reports to; undefined where nobody else could reach this server. */
const smsWebhookOf = ({ origin }: Env): string | undefined =>
  origin?.startsWith('https:') ? `${origin}${places.api}/webhooks/sms` : undefined;

function openSms(env: Env, timeoutMs: number | undefined): Channel | undefined {
  const costIqd = env.smsCostIqd;
  if (env.otpiq) return openOtpiq(env.otpiq, { costIqd, webhook: smsWebhookOf(env), timeoutMs });
  return env.smsGateway ? openSmsGateway(env.smsGateway, { costIqd, timeoutMs }) : undefined;
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
