import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  botCall,
  botSettings,
  memberUpdate,
  openBotApi,
  textUpdate,
} from '#app/integrations/telegram/testing/bot-api.ts';
import { createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { frozenNow } from '#testing/frozen.ts';

const api = await openBotApi();
const server = useServer({ ...botSettings, TELEGRAM_API_URL: api.url });
const without = useServer();
const demo = useServer({ DEMO: 'on' });

beforeEach(() => {
  api.requests.length = 0;
  api.misbehave(undefined);
  server.setClock(frozenNow);
});
afterAll(() => api.close());

let lastChat = 700_000;
const newChat = () => (lastChat += 1);

const post = (update: object) =>
  server.call('POST', '/webhooks/telegram', update, {
    'x-telegram-bot-api-secret-token': botSettings.TELEGRAM_WEBHOOK_SECRET,
  });
const chatOf = async ({ id }: TestUser) =>
  (await server.deps.db.selectFrom('telegram_chats').select('chat_id').where('user_id', '=', id).executeTakeFirst())
    ?.chat_id;
const issue = async ({ client }: TestUser) => {
  const { url, expires_at: expiresAt } = (await client.createTelegramLink()).data;
  return { url, expiresAt, start: `/start ${new URL(url).searchParams.get('start')}` };
};
const writtenTexts = () => api.requests.map(botCall).map((call) => (call as { text?: string }).text);

it('R12.05 createTelegramLink connects the chat that starts the bot by it, once', async () => {
  const user = await createUser(server);
  const { url, expiresAt, start } = await issue(user);
  expect(url).toMatch(/^https:\/\/t\.me\/TajmeelSpotBot\?start=[\w-]{43}$/);
  expect(expiresAt).toBe(frozenNow.add({ minutes: 15 }).toString());
  const chat = newChat();
  expect((await post(textUpdate(chat, start))).status).toBe(200);
  expect(await chatOf(user)).toBe(String(chat));
  expect(writtenTexts()).toEqual([expect.stringMatching(/^Done\. Messages of your/)]);
  // Telegram repeats what it thinks was lost.
  expect((await post(textUpdate(chat, start))).status).toBe(200);
  expect(await chatOf(user)).toBe(String(chat));
  const stranger = newChat();
  await post(textUpdate(stranger, start));
  expect(writtenTexts().at(-1)).toMatch(/^انتهت صلاحية هذا الرابط/);
  expect(await chatOf(user)).toBe(String(chat));
});

it('a link is stored as a hash, ends after 15 minutes, and with the next one', async () => {
  const user = await createUser(server);
  const [first, second] = [await issue(user), await issue(user)];
  const rows = await server.deps.pool.query('select * from telegram_links');
  expect(JSON.stringify(rows.rows)).not.toContain(second.start.slice(7));
  await post(textUpdate(newChat(), first.start));
  expect(await chatOf(user)).toBeUndefined();
  server.setClock(frozenNow.add({ minutes: 15 }));
  await post(textUpdate(newChat(), second.start));
  expect(await chatOf(user)).toBeUndefined();
});

it('a link connects one of two chats that start it at once', async () => {
  const user = await createUser(server);
  const { start } = await issue(user);
  const chats = [newChat(), newChat()];
  const answers = await Promise.all(chats.map((chat) => post(textUpdate(chat, start))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(chats.map(String)).toContain(await chatOf(user));
});

it('a chat belongs to the account that it was connected with last, an account has one chat', async () => {
  const [one, two] = [await createUser(server), await createUser(server)];
  const [chat, other] = [newChat(), newChat()];
  await post(textUpdate(chat, (await issue(one)).start));
  await post(textUpdate(chat, (await issue(two)).start));
  expect([await chatOf(one), await chatOf(two)]).toEqual([undefined, String(chat)]);
  await post(textUpdate(other, (await issue(two)).start));
  expect(await chatOf(two)).toBe(String(other));
});

it('one chat that starts the links of two accounts at once ends with one of them', async () => {
  const users = [await createUser(server), await createUser(server)];
  const starts = await Promise.all(users.map(async (user) => (await issue(user)).start));
  const chat = newChat();
  const answers = await Promise.all(starts.map((start) => post(textUpdate(chat, start))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const found = await Promise.all(users.map(chatOf));
  expect(found.filter(Boolean)).toEqual([String(chat)]);
});

it('who is blocked meanwhile connects no chat', async () => {
  const user = await createUser(server);
  const { start } = await issue(user);
  await server.deps.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', user.id).execute();
  expect((await post(textUpdate(newChat(), start))).status).toBe(200);
  expect(await chatOf(user)).toBeUndefined();
});

it('R12.05 removeTelegramChat, and blocking the bot, end the messages to a chat', async () => {
  const user = await createUser(server);
  const chat = newChat();
  await post(textUpdate(chat, (await issue(user)).start));
  const { start } = await issue(user);
  expect((await user.client.removeTelegramChat()).message).toBe('Telegram is disconnected.');
  expect(await chatOf(user)).toBeUndefined();
  await post(textUpdate(chat, start));
  expect(await chatOf(user)).toBeUndefined();
  await post(textUpdate(chat, (await issue(user)).start));
  expect(await chatOf(user)).toBe(String(chat));
  expect((await post(memberUpdate(chat, 'kicked'))).status).toBe(200);
  expect(await chatOf(user)).toBeUndefined();
});

it('a message to the bot without a link is answered with what it is for', async () => {
  await post(textUpdate(newChat(), '/start'));
  await post(textUpdate(newChat(), 'What time is it?'));
  await post(textUpdate(newChat(), `/start ${'x'.repeat(64)}`));
  expect(writtenTexts()).toEqual([
    expect.stringMatching(/^هذا البوت/),
    expect.stringMatching(/^هذا البوت/),
    expect.stringMatching(/^انتهت صلاحية/),
  ]);
});

it('a chat is connected though Telegram does not take our answer', async () => {
  const user = await createUser(server);
  const { start } = await issue(user);
  api.misbehave('answers 503');
  const chat = newChat();
  expect((await post(textUpdate(chat, start))).status).toBe(200);
  expect(await chatOf(user)).toBe(String(chat));
});

it('createTelegramLink: channel_not_offered without a bot, unauthenticated without a session', async () => {
  const { client } = await createUser(without);
  expect((await apiErrorOf(client.createTelegramLink())).body?.code).toBe('channel_not_offered');
  expect((await apiErrorOf(server.client().createTelegramLink())).body?.code).toBe('unauthenticated');
});

it('removeTelegramChat: unauthenticated without a session', async () => {
  expect((await apiErrorOf(server.client().removeTelegramChat())).body?.code).toBe('unauthenticated');
});

it('R12.08 a demo without a bot connects a chat that is read where messages are stored', async () => {
  const { id, client } = await createUser(demo);
  expect((await client.createTelegramLink()).data.url).toMatch(/\/dev\/messages$/);
  const { data } = await client.findChannels();
  expect(data.channels.find(({ name }) => name === 'telegram')).toMatchObject({ is_offered: true, is_reachable: true });
  await client.removeTelegramChat();
  const chats = demo.deps.db.selectFrom('telegram_chats').select('chat_id').where('user_id', '=', id);
  expect(await chats.execute()).toEqual([]);
});
