import { expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';

const whatsapp = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '105954558954427',
  WHATSAPP_APP_SECRET: 'secret of the app',
  WHATSAPP_VERIFY_TOKEN: 'token of the webhook',
};
const telegram = {
  TELEGRAM_BOT_TOKEN: '123456:ABC-DEF1234ghIkl',
  TELEGRAM_BOT_NAME: '@SpotBot',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
};
const gateway = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_BODY: '{"to":"{to}","text":"{text}"}' };

it('R12.05 offers no channel without credentials', () => {
  const { whatsapp: cloud, telegram: bot, otpiq, smsGateway, messageDayCapIqd } = readEnv({});
  expect([cloud, bot, otpiq, smsGateway]).toEqual([undefined, undefined, undefined, undefined]);
  expect(messageDayCapIqd).toBe(100_000);
});

it('R12.05 reads the credentials of every channel', () => {
  const env = readEnv({ ...whatsapp, ...telegram, ...gateway, SMS_GATEWAY_HEADERS: '{"x-key":"k"}' });
  expect(env.whatsapp).toMatchObject({ codeTemplate: 'login_code', url: 'https://graph.facebook.com/v25.0' });
  expect(env.telegram).toMatchObject({ botName: 'SpotBot', url: 'https://api.telegram.org' });
  expect(env.smsGateway).toMatchObject({ method: 'POST', headers: { 'x-key': 'k' }, receipts: undefined });
  const receipts = { SMS_GATEWAY_RECEIPT_SECRET: 'of receipts', SMS_GATEWAY_ID: 'id', SMS_GATEWAY_FAILED: '3, 4' };
  expect(readEnv({ ...gateway, ...receipts }).smsGateway?.receipts).toMatchObject({ failed: ['3', '4'] });
  expect(readEnv({ OTPIQ_API_KEY: 'sk_live_x' }).otpiq).toMatchObject({ url: 'https://api.otpiq.com/api' });
});

it.each<[string, Record<string, string>, RegExp]>([
  [
    'half of WhatsApp',
    { WHATSAPP_TOKEN: 'x' },
    /^WHATSAPP_TOKEN, .* and WHATSAPP_VERIFY_TOKEN must be set together\.$/,
  ],
  ['half of Telegram', { TELEGRAM_BOT_NAME: 'SpotBot' }, /^TELEGRAM_BOT_TOKEN, .* must be set together\.$/],
  ['a sender without OTPIQ', { OTPIQ_SENDER_ID: 'Spot' }, /^OTPIQ_SENDER_ID needs OTPIQ_API_KEY\.$/],
  ['two providers of SMS', { ...gateway, OTPIQ_API_KEY: 'x' }, /must not be set together\.$/],
  ['a gateway that is nowhere', { SMS_GATEWAY_BODY: '{to}{text}' }, /^SMS_GATEWAY_BODY needs SMS_GATEWAY_URL\.$/],
  [
    'a gateway without a text',
    { ...gateway, SMS_GATEWAY_BODY: '{to}' },
    /must contain \{to\} or \{digits\}, and \{text\}\.$/,
  ],
  ['receipts of no id', { ...gateway, SMS_GATEWAY_RECEIPT_SECRET: 'of receipts' }, /needs SMS_GATEWAY_ID/],
  ['headers that are none', { ...gateway, SMS_GATEWAY_HEADERS: 'x-key: k' }, /must be JSON like/],
  ['a header of two lines', { ...gateway, SMS_GATEWAY_HEADERS: '{"x-key":"k\\r\\ny: z"}' }, /must be JSON like/],
  ['a provider without TLS', { ...whatsapp, WHATSAPP_API_URL: 'http://graph.example' }, /must begin with https/],
  ['a short secret', { ...telegram, TELEGRAM_WEBHOOK_SECRET: 'short' }, /must have 16 to 256/],
  ['a stand-in elsewhere', { WEB_PUSH_STAND_IN: 'https://push.example' }, /must be on this machine/],
])('does not start with %s', (_, settings, expected) => {
  expect(() => readEnv(settings)).toThrow(expected);
});
