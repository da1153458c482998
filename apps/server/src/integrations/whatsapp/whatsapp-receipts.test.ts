import { expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { cloudSettings, cloudWebhook, signed } from './testing/cloud-api.ts';
import { answerChallenge, readWhatsappWebhook } from './whatsapp-receipts.ts';

const settings = readEnv(cloudSettings).whatsapp ?? expect.unreachable();
const now = Temporal.Instant.from('2026-11-24T09:00:00Z');
const at = Temporal.Instant.from('2026-11-24T08:59:00Z');
const timestamp = String(at.epochMilliseconds / 1000);

const read = ({ body, signature }: { body: string; signature: string }) =>
  readWhatsappWebhook(settings, Buffer.from(body), signature, now);
const status = (id: string, state: string, more: object = {}) => ({ id, status: state, timestamp, ...more });

it('R12.07 receipts of WhatsApp are read once their signature is right', () => {
  const statuses = [
    status('wamid.1', 'sent'),
    status('wamid.2', 'delivered'),
    status('wamid.3', 'read'),
    status('wamid.4', 'failed', { errors: [{ code: 131_026, title: 'Message undeliverable' }] }),
    status('wamid.5', 'failed', { errors: 'none' }),
    status('wamid.6', 'deleted'),
    { status: 'delivered' },
    null as unknown as object,
  ];
  expect(read(cloudWebhook(statuses))).toEqual([
    { channel: 'whatsapp', reference: 'wamid.1', state: 'sent', at },
    { channel: 'whatsapp', reference: 'wamid.2', state: 'delivered', at },
    { channel: 'whatsapp', reference: 'wamid.3', state: 'read', at },
    { channel: 'whatsapp', reference: 'wamid.4', state: 'failed', reason: 'no_such_address', at },
    { channel: 'whatsapp', reference: 'wamid.5', state: 'failed', reason: 'unreachable', at },
  ]);
});

it.each([
  ['made with another secret', cloudWebhook([status('wamid.1', 'read')], { secret: 'another secret' }).signature],
  ['none', ''],
  ['without its prefix', cloudWebhook([status('wamid.1', 'read')]).signature.replace('sha256=', '')],
  ['of another body', signed('{}').signature],
])('R12.07 a receipt of WhatsApp is forged where its signature is %s', (_, signature) => {
  expect(read({ ...cloudWebhook([status('wamid.1', 'read')]), signature })).toBe('forged');
});

it('the signature is over the bytes, whatever they mean', () => {
  const { body, signature } = cloudWebhook([status('wamid.1', 'read')]);
  expect(read({ body: body.replace('wamid.1', 'wamid.2'), signature })).toBe('forged');
  expect(read({ body: ` ${body}`, signature })).toBe('forged');
});

it.each(['', 'junk', '[]', 'null', '{"object":"page","entry":[]}', '{"object":"whatsapp_business_account"}'])(
  'a signed body %j cannot be read',
  (body) => {
    expect(read(signed(body))).toBe('unreadable');
  },
);

it('messages of other numbers, incoming messages and other fields are nothing to us', () => {
  expect(read(cloudWebhook([status('wamid.1', 'read')], { phoneId: '1' }))).toEqual([]);
  const entry = [
    {
      changes: [
        { field: 'account_alerts', value: 'x' },
        { field: 'messages', value: { messages: [{}] } },
      ],
    },
  ];
  expect(read(signed(JSON.stringify({ object: 'whatsapp_business_account', entry })))).toEqual([]);
});

it.each([undefined, 'x', '-5', '99999999999'])('a receipt of the moment %s is one of now', (moment) => {
  expect(read(cloudWebhook([{ ...status('wamid.1', 'read'), timestamp: moment }]))).toMatchObject([{ at: now }]);
});

it('R12.07 Meta is answered its challenge with our token alone', () => {
  const ask = (given: Record<string, string>) => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': settings.verifyToken, 'hub.challenge': '1158201444' };
    return answerChallenge(settings, new URLSearchParams({ ...query, ...given }));
  };
  expect(ask({})).toBe('1158201444');
  expect(ask({ 'hub.verify_token': 'wrong' })).toBeUndefined();
  expect(ask({ 'hub.mode': 'unsubscribe' })).toBeUndefined();
  expect(ask({ 'hub.challenge': '<script>' })).toBeUndefined();
});
