import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { listStoredMessages } from '#app/integrations/channels/stored-messages.ts';

const server = useServer({ DEMO: 'on' });

/** An account with a phone, a chat and a browser, each of which got a message that names nobody. */
async function createReader(phone: string) {
  const user = await createUser(server);
  const { db, channels } = server.deps;
  const created = new Date();
  const [chat, endpoint] = [`${user.id}00`, `https://push.example/${randomUUID()}`];
  await db.updateTable('users').set({ proven_phone: phone }).where('id', '=', user.id).execute();
  await db.insertInto('telegram_chats').values({ user_id: user.id, chat_id: chat, created_at: created }).execute();
  const browser = { endpoint, user_id: user.id, p256dh: 'point', auth: 'bytes', locale: 'en', created_at: created };
  await db.insertInto('push_subscriptions').values(browser).execute();
  const message = {
    id: randomUUID(),
    language: 'en',
    purpose: 'notice',
    title: 'One',
    text: 'Two',
    ttlSeconds: 60,
  } as const;
  await channels.sms.send({ ...message, to: phone });
  await channels.whatsapp.send({ ...message, to: phone });
  await channels.telegram.send({ ...message, to: chat });
  await channels.push.send({ ...message, to: JSON.stringify({ endpoint }) });
  return { ...user, phone, chat, endpoint };
}

it('R11.12 deleting an account deletes its addresses and the messages to them, and nobody else’s', async () => {
  const one = await createReader('+9647700000021');
  const other = await createReader('+9647700000022');
  await one.client.deleteAccount({ body: { password: 'a long password' } });
  const stored = await listStoredMessages(server.deps.db);
  expect(stored.map(({ channel }) => channel).toSorted()).toEqual(['push', 'sms', 'telegram', 'whatsapp']);
  for (const table of ['telegram_chats', 'push_subscriptions'] as const) {
    const rows = await server.deps.db.selectFrom(table).select('user_id').execute();
    expect(rows).toEqual([{ user_id: other.id }]);
  }
});

it('R11.12 the own data name the chat and how many browsers there are, and give no browser away', async () => {
  const one = await createReader('+9647700000023');
  const data = await one.client.exportOwnData();
  expect(data).toMatchObject({ telegram: [{ chat_id: one.chat }], push_messages: [{ locale: 'en' }] });
  expect(JSON.stringify(data)).not.toContain(one.endpoint);
});
