import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import type { ChannelMessage } from '#app/integrations/channels/channel.ts';
import { bookingMessage, codeMessage, failureOfSending } from '#app/integrations/channels/testing/messages.ts';
import { jsonOf, providerFailures } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { cloudError, cloudSettings, openCloudApi } from './testing/cloud-api.ts';
import { openWhatsapp } from './whatsapp.ts';

const cloud = await openCloudApi();
const home = 'https://spot.example/tajmeelspot/';

function openSending(settings: Record<string, string> = {}) {
  const env = readEnv({ ...cloudSettings, WHATSAPP_API_URL: cloud.url, WHATSAPP_COST_IQD: '25', ...settings });
  if (!env.whatsapp) throw new Error('WhatsApp is not configured');
  return openWhatsapp(env.whatsapp, home, 1000);
}

beforeEach(() => void (cloud.requests.length = 0));
afterEach(() => cloud.misbehave(undefined));
afterAll(() => cloud.close());

const templateSent = () => cloud.requests.map(jsonOf)[0]?.['template'];
const textOf = (text: string) => [{ type: 'text', text }];

it('R12.05 WhatsApp sends a code by a template of its own, with a button that copies it', async () => {
  const channel = openSending();
  expect(channel).toMatchObject({ name: 'whatsapp', isConfigured: true, hasReceipts: true });
  const sent = await channel.send(codeMessage);
  expect(sent).toEqual({ reference: expect.stringMatching(/^wamid\./), costIqd: 25 });
  expect(cloud.requests.map(jsonOf)).toEqual([
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '9647700000001',
      type: 'template',
      template: {
        name: 'login_code',
        language: { code: 'en' },
        components: [
          { type: 'body', parameters: textOf('482915') },
          { type: 'button', sub_type: 'url', index: '0', parameters: textOf('482915') },
        ],
      },
    },
  ]);
});

it('R12.05 WhatsApp sends a text as one line, and the end of its link behind a button', async () => {
  await openSending({ WHATSAPP_NOTICE_TEMPLATE: 'my_template' }).send(bookingMessage);
  expect(templateSent()).toEqual({
    name: 'my_template',
    language: { code: 'ar' },
    components: [
      { type: 'body', parameters: textOf('تم تأكيد الحجز · صالون نور، الأحد 5:30 م') },
      { type: 'button', sub_type: 'url', index: '0', parameters: textOf('tajmeelspot/ar/b/1#key=abc') },
    ],
  });
});

it('a text in Sorani goes by the template in Arabic, one that is too long is cut, one without a link leads home', async () => {
  const { link: _, ...message } = bookingMessage;
  await openSending().send({ ...message, language: 'ckb', text: 'ن'.repeat(2000) });
  expect(templateSent()).toMatchObject({
    language: { code: 'ar' },
    components: [
      { parameters: [{ text: expect.stringMatching(/^ن{899}…$/) }] },
      { parameters: [{ text: 'tajmeelspot/' }] },
    ],
  });
});

const errors: [string, number, number, object][] = [
  ['a number without WhatsApp', 400, 131_026, { reason: 'no_such_address', isFinal: true }],
  ['a reader who stopped it', 400, 131_050, { reason: 'blocked', isFinal: true }],
  ['too many messages', 400, 130_429, { reason: 'limited', isFinal: false }],
  ['a fault at Meta', 500, 131_000, { reason: 'unreachable', isFinal: false }],
  ['an expired token', 401, 190, { reason: 'refused', isFinal: false }],
  ['a missing permission', 403, 200, { reason: 'refused', isFinal: false }],
  ['a template that does not exist', 404, 132_001, { reason: 'refused', isFinal: true }],
  ['an error that is new', 400, 139_999, { reason: 'refused', isFinal: true }],
];

it.each(errors)('R12.05 WhatsApp says why not: %s', async (_, status, code, expected) => {
  cloud.answerNext(cloudError(status, code, `to 9647700000001: 482915`));
  const failure = await failureOfSending(openSending(), codeMessage, [cloudSettings.WHATSAPP_TOKEN]);
  expect(failure).toMatchObject(expected);
});

it.each(providerFailures)('R12.05 WhatsApp that %s is unreachable, after one try', async (failure) => {
  cloud.misbehave(failure);
  const thrown = await failureOfSending(openSending(), codeMessage, [cloudSettings.WHATSAPP_TOKEN]);
  expect(thrown).toMatchObject({ reason: 'unreachable', isFinal: false });
  expect(cloud.requests).toHaveLength(1);
});

it.each<[string, Parameters<typeof cloud.answerNext>[0], object]>([
  ['an answer without an id', { status: 200, body: { messages: [] } }, { reason: 'unreachable' }],
  ['an answer that is no JSON', { status: 200, body: '<html>' }, { reason: 'unreachable' }],
  [
    'a limit without a code',
    { status: 429, headers: { 'retry-after': '7' } },
    { reason: 'limited', retryAfterSeconds: 7 },
  ],
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, { reason: 'refused' }],
])('%s is a failure', async (_, answer, expected) => {
  cloud.answerNext(answer);
  expect(await failureOfSending(openSending(), bookingMessage)).toMatchObject(expected);
});

it('a text of line breaks alone is refused by Meta, not by a crash', async () => {
  const empty: ChannelMessage = { ...bookingMessage, text: '\n\t\n' };
  expect(await failureOfSending(openSending(), empty)).toMatchObject({ reason: 'refused', isFinal: true });
});
