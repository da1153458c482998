import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { bookingMessage, codeMessage, failureOfSending } from '#app/integrations/channels/testing/messages.ts';
import { jsonOf, providerFailures } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { openOtpiqApi, otpiqSettings } from './testing/otpiq-api.ts';
import { openOtpiq, otpiqSecretOf } from './otpiq.ts';
import { countSmsParts } from './sms-parts.ts';
import { readSmsWebhook } from './sms-receipts.ts';

const api = await openOtpiqApi();
const env = readEnv({ ...otpiqSettings, OTPIQ_API_URL: api.url });
const settings = env.otpiq ?? expect.unreachable();
const webhook = 'https://spot.example/api/webhooks/sms';
const channel = openOtpiq(settings, { costIqd: 120, webhook, timeoutMs: 200 });

beforeEach(() => void (api.requests.length = 0));
afterEach(() => api.misbehave(undefined));
afterAll(() => api.close());

it('R12.03 R12.05 OTPIQ sends a code in our sentence by our sender, which says what it is for, and says what it costs', async () => {
  expect(channel).toMatchObject({ name: 'sms', isConfigured: true, hasReceipts: true });
  expect(await channel.send(codeMessage)).toEqual({ reference: expect.stringMatching(/^sms-/), costIqd: 200 });
  expect(api.requests.map(jsonOf)).toEqual([
    {
      phoneNumber: '9647700000001',
      provider: 'sms',
      senderId: 'TajmeelSpot',
      smsType: 'custom',
      customMessage: codeMessage.text,
      deliveryReport: { webhookUrl: webhook, deliveryReportType: 'all', webhookSecret: otpiqSecretOf(settings) },
    },
  ]);
});

it('R12.05 OTPIQ sends a text by our sender, and a code alone without one, in its own sentence', async () => {
  await channel.send(bookingMessage);
  expect(api.requests.map(jsonOf)).toMatchObject([
    { smsType: 'custom', customMessage: `${bookingMessage.text}\n${bookingMessage.link?.url}` },
  ]);
  const senderless = openOtpiq({ ...settings, senderId: undefined }, { costIqd: 120, timeoutMs: 200 });
  expect(await failureOfSending(senderless, bookingMessage)).toMatchObject({ reason: 'refused', isFinal: true });
  await senderless.send(codeMessage);
  expect(senderless.hasReceipts).toBe(false);
  expect(api.requests.map(jsonOf)[1]).toEqual({
    phoneNumber: '9647700000001',
    provider: 'sms',
    smsType: 'verification',
    verificationCode: '482915',
  });
});

it.each<[string, Parameters<typeof api.answerNext>[0], object]>([
  [
    'the credit is used up',
    { status: 400, body: { error: 'x', yourCredit: 0, requiredCredit: 200 } },
    { reason: 'limited' },
  ],
  [
    'the threshold is reached',
    { status: 400, body: { currentSpending: 9, spendingThreshold: 9 } },
    { reason: 'limited' },
  ],
  ['there were too many', { status: 429, body: { waitMinutes: 2 } }, { reason: 'limited', retryAfterSeconds: 120 }],
  ['something is wrong', { status: 400, body: { message: '9647700000001' } }, { reason: 'refused', isFinal: true }],
  ['the key is wrong', { status: 401 }, { reason: 'refused', isFinal: false }],
  ['there is no id', { status: 200, body: { ok: true } }, { reason: 'unreachable', isFinal: false }],
])('R12.05 OTPIQ says why not: %s', async (_, answer, expected) => {
  api.answerNext(answer);
  expect(await failureOfSending(channel, codeMessage, [settings.key])).toMatchObject(expected);
});

it.each(providerFailures)('R12.05 OTPIQ that %s is unreachable, after one try', async (failure) => {
  api.misbehave(failure);
  expect(await failureOfSending(channel, codeMessage, [settings.key])).toMatchObject({ reason: 'unreachable' });
  expect(api.requests).toHaveLength(1);
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ن'.repeat(70), 1],
  ['ن'.repeat(71), 2],
  ['ن'.repeat(135), 3],
  ['', 1],
])('R12.06 an SMS is paid by its parts', (text, parts) => {
  expect(countSmsParts(text)).toBe(parts);
  expect(channel.priceIqd({ ...codeMessage, text })).toBe(120 * parts);
});

const now = Temporal.Instant.from('2026-11-24T09:00:00Z');
const read = (body: unknown, secret = otpiqSecretOf(settings)) =>
  readSmsWebhook(
    env,
    Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    (name) => (name === 'x-otpiq-webhook-secret' ? secret : ''),
    now,
  );
const report = { smsId: 'sms-1', deliveryReportType: 'all', isFinal: true, channel: 'sms' };

it('R12.07 receipts of OTPIQ are read with its secret alone', () => {
  const receipt = { channel: 'sms', reference: 'sms-1', at: now };
  expect(read({ ...report, status: 'sent' })).toEqual([{ ...receipt, state: 'sent' }]);
  expect(read({ ...report, status: 'delivered' })).toEqual([{ ...receipt, state: 'delivered' }]);
  expect(read({ ...report, status: 'failed', reason: 'Carrier rejected the message' })).toEqual([
    { ...receipt, state: 'failed', reason: 'refused' },
  ]);
  expect(read({ ...report, status: 'queued' })).toEqual([]);
  expect(read({ ...report, status: 'sent' }, 'wrong')).toBe('forged');
  expect(read({ ...report, status: 'sent' }, '')).toBe('forged');
});

it.each(['', 'junk', '[]', 'null', '{}', '{"smsId":5,"status":"sent"}'])('a report %j cannot be read', (body) => {
  expect(read(body)).toBe('unreadable');
});

it('a server without SMS takes no report of it', () => {
  expect(readSmsWebhook(readEnv({}), Buffer.from('{}'), () => '', now)).toBe('forged');
});
