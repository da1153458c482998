import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { bookingMessage, codeMessage, failureOfSending } from '#app/integrations/channels/testing/messages.ts';
import { providerFailures } from '#app/integrations/channels/testing/provider-stand-in.ts';
import {
  botCall,
  botError,
  botSettings,
  memberUpdate,
  openBotApi,
  pressUpdate,
  textUpdate,
} from './testing/bot-api.ts';
import { readTelegramWebhook } from './telegram-updates.ts';
import { openTelegram, openTelegramBot } from './telegram.ts';

const api = await openBotApi();
const settings = readEnv({ ...botSettings, TELEGRAM_API_URL: api.url }).telegram ?? expect.unreachable();
const channel = openTelegram(settings, 1000);
const message = { ...bookingMessage, to: '700100200' };

beforeEach(() => void (api.requests.length = 0));
afterEach(() => api.misbehave(undefined));
afterAll(() => api.close());

it('R12.05 Telegram sends a text with buttons and a link below it', async () => {
  const buttons = [
    { label: 'تأكيد', data: 'confirm:1' },
    { label: 'رفض', data: 'decline:1' },
  ];
  expect(channel).toMatchObject({ name: 'telegram', isConfigured: true, hasReceipts: false });
  const sent = await channel.send({ ...message, buttons });
  expect(sent).toEqual({ reference: expect.stringMatching(/^700100200:\d+$/), costIqd: 0 });
  expect(api.requests.map(botCall)).toEqual([
    {
      method: 'sendMessage',
      chat_id: '700100200',
      text: message.text,
      link_preview_options: { is_disabled: true },
      reply_markup: {
        inline_keyboard: [
          [
            { text: 'تأكيد', callback_data: 'confirm:1' },
            { text: 'رفض', callback_data: 'decline:1' },
          ],
          [{ text: 'الحجز', url: message.link?.url }],
        ],
      },
    },
  ]);
});

it('a link of this machine is written out, for Telegram takes it behind no button; a long text is cut', async () => {
  await channel.send({ ...message, link: { label: 'x', url: 'http://localhost:3000/b/1' } });
  await channel.send({ ...codeMessage, to: '1', text: 'x'.repeat(5000) });
  const [first, second] = api.requests.map(botCall) as { text?: string }[];
  expect(first).toMatchObject({ text: `${message.text}\n\nhttp://localhost:3000/b/1` });
  expect(first).not.toHaveProperty('reply_markup');
  expect(second).toMatchObject({ text: expect.stringMatching(/^x{4095}…$/), protect_content: true });
});

it.each<[string, Parameters<typeof botError>, object]>([
  ['blocked the bot', [403, 'Forbidden: bot was blocked by the user'], { reason: 'blocked', isFinal: true }],
  ['is gone', [403, 'Forbidden: user is deactivated'], { reason: 'no_such_address', isFinal: true }],
  ['has no chat', [400, 'Bad Request: chat not found'], { reason: 'no_such_address', isFinal: true }],
  ['gets what Telegram does not like', [400, 'Bad Request: BUTTON_DATA_INVALID'], { reason: 'refused', isFinal: true }],
  ['gets too much', [429, 'Too Many Requests', { retry_after: 12 }], { reason: 'limited', retryAfterSeconds: 12 }],
  ['has a wrong token', [401, 'Unauthorized'], { reason: 'refused', isFinal: false }],
  ['meets a fault', [502, 'Bad Gateway'], { reason: 'unreachable', isFinal: false }],
])('R12.05 Telegram says why not: who %s', async (_, error, expected) => {
  api.answerNext(botError(...error));
  expect(await failureOfSending(channel, message, [botSettings.TELEGRAM_BOT_TOKEN])).toMatchObject(expected);
});

it.each(providerFailures)(
  'R12.05 Telegram that %s is unreachable, after one try, and no error has its token',
  async (failure) => {
    api.misbehave(failure);
    const thrown = await failureOfSending(channel, message, [botSettings.TELEGRAM_BOT_TOKEN, api.url]);
    expect(thrown).toMatchObject({ reason: 'unreachable', isFinal: false });
    expect(api.requests).toHaveLength(1);
  },
);

it('the bot writes, edits its messages and answers presses', async () => {
  const bot = openTelegramBot(settings, 200);
  await bot.write('7', 'Hello');
  await bot.editMessage('7', 9, 'Done', []);
  await bot.editButtons('7', 9, [[{ text: 'Yes', callback_data: 'do' }]]);
  await bot.answerPress('p', 'Over');
  expect(api.requests.map(botCall)).toEqual([
    { method: 'sendMessage', chat_id: '7', text: 'Hello', link_preview_options: { is_disabled: true } },
    expect.objectContaining({
      method: 'editMessageText',
      message_id: 9,
      text: 'Done',
      reply_markup: { inline_keyboard: [] },
    }),
    {
      method: 'editMessageReplyMarkup',
      chat_id: '7',
      message_id: 9,
      reply_markup: { inline_keyboard: [[{ text: 'Yes', callback_data: 'do' }]] },
    },
    { method: 'answerCallbackQuery', callback_query_id: 'p', text: 'Over' },
  ]);
});

const read = (update: unknown, secret = botSettings.TELEGRAM_WEBHOOK_SECRET) =>
  readTelegramWebhook(settings, Buffer.from(typeof update === 'string' ? update : JSON.stringify(update)), secret);

it('R12.07 updates of Telegram are read with their secret alone', () => {
  const text = { kind: 'text', chatId: '7', text: '/start abc', language: 'ar' };
  expect(read(textUpdate(7, '/start abc'))).toEqual(text);
  expect(read(textUpdate(7, '/start abc'), 'wrong')).toBe('forged');
  expect(read(textUpdate(7, '/start abc'), '')).toBe('forged');
  expect(read(pressUpdate(7, 'confirm:1'))).toEqual({
    kind: 'press',
    chatId: '7',
    pressId: '4382bfdwdsb323b2d9',
    messageId: 9,
    text: 'A request',
    data: 'confirm:1',
    links: [{ text: 'Open', url: 'https://spot.example/b/1' }],
  });
  expect(read(memberUpdate(7, 'kicked'))).toEqual({ kind: 'blocked', chatId: '7' });
});

it('a group, somebody else in a chat, a channel post and what Telegram adds later are nothing to the bot', () => {
  expect(read(textUpdate(-7, '/start abc', 'group'))).toBeUndefined();
  expect(read(pressUpdate(7, 'confirm:1', { fromId: 8 }))).toBeUndefined();
  expect(read(memberUpdate(7, 'member'))).toBeUndefined();
  expect(read({ update_id: 4, channel_post: {} })).toBeUndefined();
  expect(read({ update_id: 4, message: { chat: 'x' } })).toBeUndefined();
});

it.each(['', 'junk', '[]', 'null', '{}', '{"update_id":"x"}'])('an update %j cannot be read', (body) => {
  expect(read(body)).toBe('unreadable');
});
