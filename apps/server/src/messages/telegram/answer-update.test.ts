import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { botCall, botSettings, openBotApi, pressUpdate } from '#app/integrations/telegram/testing/bot-api.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';

const api = await openBotApi();
const server = useServer({ ...botSettings, TELEGRAM_API_URL: api.url });
const { service, hairCut } = landmarks.specifiedPrices;
const chat = 800_001;
let owner: TestUser;
let customer: TestUser;

const bindChat = (userId: number, chatId: number) =>
  server.deps.db
    .insertInto('telegram_chats')
    .values({ user_id: userId, chat_id: String(chatId), created_at: new Date() })
    .execute();

beforeAll(async () => {
  owner = await createOwner(server, landmarks.noorSalon);
  customer = await createUser(server);
  await bindChat(owner.id, chat);
});
beforeEach(() => {
  api.requests.length = 0;
  api.misbehave(undefined);
});
afterAll(() => api.close());

async function request(): Promise<number> {
  const day = '2026-12-05';
  const [time = ''] = await listFreeTimes(server, service, hairCut, day);
  const body = await toBookingBody(server, service, hairCut, day, time);
  return (await customer.client.placeBooking({ body: { ...body, for_other: true } })).data.id;
}

async function press(data: string, from = chat) {
  const headers = { 'x-telegram-bot-api-secret-token': botSettings.TELEGRAM_WEBHOOK_SECRET };
  const { status } = await server.call('POST', '/webhooks/telegram', pressUpdate(from, data), headers);
  return status;
}
const statusOf = async (id: number) => (await customer.client.findBooking({ params: { id: String(id) } })).data.status;
const calls = () => api.requests.map(botCall) as { method?: string; text?: string; reply_markup?: unknown }[];
const link = [{ text: 'Open', url: 'https://spot.example/b/1' }];

it('the first press on a button asks again in the message, and changes nothing', async () => {
  const id = await request();
  expect(await press(`confirm:${id}`)).toBe(200);
  expect(calls().map(({ method }) => method)).toEqual(['answerCallbackQuery', 'editMessageReplyMarkup']);
  expect(calls()[1]?.reply_markup).toEqual({
    inline_keyboard: [
      [
        { text: 'Yes, confirm', callback_data: `yes:confirm:${id}` },
        { text: 'Back', callback_data: `back:${id}` },
      ],
      link,
    ],
  });
  expect(await statusOf(id)).toBe('pending');
  await press(`back:${id}`);
  expect(calls()[3]?.reply_markup).toEqual({
    inline_keyboard: [
      [
        { text: 'Confirm', callback_data: `confirm:${id}` },
        { text: 'Decline', callback_data: `decline:${id}` },
      ],
      link,
    ],
  });
});

it.each([
  ['confirm', 'confirmed', 'Confirmed.'],
  ['decline', 'declined', 'Declined.'],
])('the second press is the answer: %s', async (answer, status, text) => {
  const id = await request();
  await press(`${answer}:${id}`);
  expect(await press(`yes:${answer}:${id}`)).toBe(200);
  expect(await statusOf(id)).toBe(status);
  expect(calls().at(-1)).toMatchObject({
    method: 'editMessageText',
    text: `A request\n\n${text}`,
    reply_markup: { inline_keyboard: [link] },
  });
});

it('an answer that was given already, or comes twice at once, is one answer', async () => {
  const id = await request();
  const statuses = await Promise.all([press(`yes:confirm:${id}`), press(`yes:decline:${id}`)]);
  expect(statuses).toEqual([200, 200]);
  expect(['confirmed', 'declined']).toContain(await statusOf(id));
  api.requests.length = 0;
  const before = await statusOf(id);
  expect(await press(`yes:decline:${id}`)).toBe(200);
  expect(await statusOf(id)).toBe(before);
  expect(calls()[0]?.text).toMatch(/./);
  expect(calls()[1]).toMatchObject({ method: 'editMessageReplyMarkup', reply_markup: { inline_keyboard: [link] } });
});

it('nobody answers the request of a venue that is not theirs', async () => {
  const id = await request();
  const stranger = await createUser(server, 'vendor');
  await bindChat(stranger.id, 800_002);
  await bindChat(customer.id, 800_003);
  for (const from of [800_002, 800_003]) expect(await press(`yes:confirm:${id}`, from)).toBe(200);
  expect(await statusOf(id)).toBe('pending');
  expect(await press(`yes:confirm:${id}`, 800_999)).toBe(200);
  expect(await statusOf(id)).toBe('pending');
  expect(calls().at(-1)?.text).toBe('This chat is no longer connected to an account.');
});

it.each([
  'x',
  'yes:confirm:',
  'confirm:abc',
  'yes:delete:1',
  'confirm:1234567890123456',
  '1;drop table users',
  'back:',
])('a button %j that we never sent does nothing', async (data) => {
  expect(await press(data)).toBe(200);
  expect(calls().map(({ method }) => method)).toEqual(['answerCallbackQuery']);
});

it('a request that does not exist is none of anybody', async () => {
  expect(await press('yes:confirm:999999999')).toBe(200);
  expect(calls()[0]).toMatchObject({ method: 'answerCallbackQuery', text: expect.stringMatching(/./) });
});

it('an answer counts though Telegram does not take ours', async () => {
  const id = await request();
  api.misbehave('drops the line');
  expect(await press(`yes:confirm:${id}`)).toBe(200);
  expect(await statusOf(id)).toBe('confirmed');
});

/** What the buttons below each message of the bot send, newest message last. */
const sentData = () =>
  calls().map(({ reply_markup: markup }) =>
    ((markup as { inline_keyboard?: { callback_data?: string }[][] } | undefined)?.inline_keyboard ?? [])
      .flat()
      .flatMap((button) => button.callback_data ?? []),
  );

it('R12.05 a request arrives in the chat of the venue with buttons, by two of which it is confirmed', async () => {
  const id = await request();
  await server.deliver();
  expect(sentData()).toContainEqual([`confirm:${id}`, `decline:${id}`]);
  await press(`confirm:${id}`);
  const [yes = ''] = sentData().at(-1) ?? [];
  await press(yes);
  expect(await statusOf(id)).toBe('confirmed');
});
