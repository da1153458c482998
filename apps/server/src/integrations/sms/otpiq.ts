import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { askProvider, failureOf, type ProviderAnswer } from '#app/integrations/channels/ask-provider.ts';
import { type Channel, ChannelFailure, type ChannelMessage } from '#app/integrations/channels/channel.ts';
import type { Env } from '#app/env.ts';
import { countSmsParts } from './sms-parts.ts';
import { digitsOf, smsTextOf } from './sms-text.ts';

type OtpiqSettings = NonNullable<Env['otpiq']>;

/** What OTPIQ sends us with each receipt. Made of the key, so that it need not be configured as well. */
export const otpiqSecretOf = ({ key }: Pick<OtpiqSettings, 'key'>): string =>
  createHmac('sha256', key).update('webhook').digest('base64url');

/** SMS by OTPIQ. `webhook` is where it reports to; undefined: it reports nothing. */
export function openOtpiq(
  settings: OtpiqSettings,
  { costIqd, webhook, timeoutMs }: { costIqd: number; webhook?: string | undefined; timeoutMs?: number | undefined },
): Channel {
  const priceIqd = (message: ChannelMessage) => costIqd * countSmsParts(smsTextOf(message));
  return {
    name: 'sms',
    isConfigured: true,
    hasReceipts: webhook !== undefined,
    priceIqd,
    async send(message) {
      const answer = await askProvider('OTPIQ', `${settings.url}/sms`, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...bodyOf(settings, message), ...reportTo(settings, webhook) }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if (!answer.isOk) throw failureOfOtpiq(answer);
      const sent = sentAnswer.safeParse(answer.json);
      if (!sent.success) throw new ChannelFailure('unreachable', 'OTPIQ answered without an id');
      return { reference: sent.data.smsId, costIqd: Math.ceil(sent.data.cost ?? priceIqd(message)) };
    },
  };
}

const sentAnswer = z.object({
  smsId: z.string().min(1).max(200),
  cost: z.number().min(0).max(1_000_000).optional().catch(undefined),
});

/** A text of our own, which says what a code is for, needs a sender that was accepted; without one OTPIQ writes around the code. */
function bodyOf({ senderId }: OtpiqSettings, message: ChannelMessage) {
  const common = { phoneNumber: digitsOf(message.to), provider: 'sms', ...(senderId ? { senderId } : {}) };
  if (message.purpose === 'code' && message.code && !senderId)
    return { ...common, smsType: 'verification', verificationCode: message.code };
  if (!senderId) throw new ChannelFailure('refused', 'OTPIQ needs a sender for texts', { isFinal: true });
  return { ...common, smsType: 'custom', customMessage: smsTextOf(message) };
}

const reportTo = (settings: OtpiqSettings, webhookUrl: string | undefined) =>
  webhookUrl === undefined
    ? {}
    : { deliveryReport: { webhookUrl, deliveryReportType: 'all', webhookSecret: otpiqSecretOf(settings) } };

function failureOfOtpiq(answer: ProviderAnswer): ChannelFailure {
  const limits = z
    .object({ waitMinutes: z.number().optional(), requiredCredit: z.number().optional() })
    .extend({ spendingThreshold: z.number().optional() })
    .safeParse(answer.json).data;
  const message = `OTPIQ answered with ${answer.status}`;
  if (answer.status === 429) {
    const retryAfterSeconds = limits?.waitMinutes === undefined ? answer.retryAfterSeconds : limits.waitMinutes * 60;
    return new ChannelFailure('limited', message, { retryAfterSeconds });
  }
  // The credit is used up: nothing that this message or its number could help.
  if (limits?.requiredCredit !== undefined || limits?.spendingThreshold !== undefined)
    return new ChannelFailure('limited', `${message}: no credit`);
  if (answer.status === 400) return new ChannelFailure('refused', message, { isFinal: true });
  return failureOf('OTPIQ', answer);
}
