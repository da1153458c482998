import * as z from 'zod';
import { valueAt } from '#app/integrations/channels/ask-provider.ts';
import type { ChannelReceipt } from '#app/integrations/channels/channel.ts';
import { isSameSecret, readJson, reference, type WebhookReading } from '#app/integrations/channels/webhook-checks.ts';
import type { Env } from '#app/env.ts';
import { otpiqSecretOf } from './otpiq.ts';

/** What the provider of SMS reports; `header` gives a header of the request, '' where it has none. */
export function readSmsWebhook(
  { otpiq, smsGateway }: Pick<Env, 'otpiq' | 'smsGateway'>,
  bytes: Uint8Array,
  header: (name: string) => string,
  now: Temporal.Instant,
): WebhookReading {
  if (otpiq) {
    if (!isSameSecret(header('x-otpiq-webhook-secret'), otpiqSecretOf(otpiq))) return 'forged';
    return readOtpiq(readJson(bytes), now);
  }
  const receipts = smsGateway?.receipts;
  if (!receipts || !isSameSecret(header(receipts.header), receipts.secret)) return 'forged';
  return readGateway(receipts, bodyOf(bytes, header('content-type')), now);
}

const otpiqReport = z.object({ smsId: reference, status: z.string() });

function readOtpiq(json: unknown, at: Temporal.Instant): WebhookReading {
  const parsed = otpiqReport.safeParse(json);
  if (!parsed.success) return 'unreadable';
  const { smsId, status } = parsed.data;
  if (status === 'sent' || status === 'delivered') return [{ channel: 'sms', reference: smsId, state: status, at }];
  return status === 'failed' ? [failed(smsId, at)] : [];
}

const gatewayId = z.union([z.string(), z.number().transform(String)]).pipe(reference);

type GatewayReceipts = NonNullable<NonNullable<Env['smsGateway']>['receipts']>;

function readGateway(
  { idPath, statePath, ...words }: GatewayReceipts,
  body: unknown,
  at: Temporal.Instant,
): WebhookReading {
  const id = gatewayId.safeParse(valueAt(body, idPath));
  const state = valueAt(body, statePath);
  if (!id.success || (typeof state !== 'string' && typeof state !== 'number')) return 'unreadable';
  const word = String(state).toLowerCase();
  if (words.delivered.includes(word)) return [{ channel: 'sms', reference: id.data, state: 'delivered', at }];
  return words.failed.includes(word) ? [failed(id.data, at)] : [];
}

/** Why, each network says in words of its own. */
const failed = (id: string, at: Temporal.Instant): ChannelReceipt => ({
  channel: 'sms',
  reference: id,
  state: 'failed',
  reason: 'refused',
  at,
});

function bodyOf(bytes: Uint8Array, contentType: string): unknown {
  if (!contentType.includes('urlencoded')) return readJson(bytes);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}
