import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { ChannelReceipt } from '#app/integrations/channels/channel.ts';
import {
  isSameSecret,
  momentOf,
  readJson,
  reference,
  type WebhookReading,
} from '#app/integrations/channels/webhook-checks.ts';
import type { WhatsappSettings } from './whatsapp.ts';
import { meaningOf } from './whatsapp-errors.ts';

/** What Meta's webhook says of our messages; `signature` is X-Hub-Signature-256, over the bytes as they came. */
export function readWhatsappWebhook(
  { appSecret, phoneId }: WhatsappSettings,
  bytes: Uint8Array,
  signature: string,
  now: Temporal.Instant,
): WebhookReading {
  const expected = `sha256=${createHmac('sha256', appSecret).update(bytes).digest('hex')}`;
  if (!isSameSecret(signature, expected)) return 'forged';
  const parsed = webhook.safeParse(readJson(bytes));
  if (!parsed.success) return 'unreadable';
  return parsed.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ value }) => value.metadata?.phone_number_id === phoneId)
    .flatMap(({ value }) => value.statuses)
    .flatMap((status) => receiptOf(status, now));
}

/** The answer to Meta's question whether this address is ours; undefined where it does not know our token. */
export function answerChallenge({ verifyToken }: WhatsappSettings, query: URLSearchParams): string | undefined {
  const isKnown =
    query.get('hub.mode') === 'subscribe' && isSameSecret(query.get('hub.verify_token') ?? '', verifyToken);
  const challenge = query.get('hub.challenge') ?? '';
  return isKnown && /^[\w-]{1,100}$/.test(challenge) ? challenge : undefined;
}

const messageStatus = z.object({
  id: reference,
  status: z.string(),
  timestamp: z.union([z.string(), z.number()]).optional(),
  errors: z
    .array(z.object({ code: z.number().int() }))
    .catch([])
    .default([]),
});
const change = z.object({
  value: z
    .object({
      metadata: z.object({ phone_number_id: z.string() }).optional(),
      // What else a message is told about it is nothing to fail at.
      statuses: z.array(messageStatus.nullable().catch(null)).default([]),
    })
    .catch({ statuses: [] }),
});
const webhook = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(change).default([]) })),
});

const states = ['sent', 'delivered', 'read', 'failed'] as const;

function receiptOf(status: z.output<typeof messageStatus> | null, now: Temporal.Instant): ChannelReceipt[] {
  const state = states.find((known) => known === status?.status);
  if (!status || !state) return [];
  const receipt = { channel: 'whatsapp', reference: status.id, state, at: momentOf(status.timestamp, now) } as const;
  if (state !== 'failed') return [receipt];
  return [{ ...receipt, reason: meaningOf(status.errors[0]?.code ?? 1).reason }];
}
