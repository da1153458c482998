import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { useServer } from '#testing/harness.ts';
import { type Mailbox, openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { announcementDraft } from '#testing/safety/announcement-requests.ts';
import { sendAnnouncements } from './hand-over.ts';

const mailbox: Mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://example.com' });
afterAll(() => mailbox.close());
const everywhere = (text: string) => ({ en: text, ar: text, ckb: text });
let operator: Client;
beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

async function subscribe(language: 'en' | 'ar' | 'ckb', isConfirmed = true): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await server.client({ language }).subscribe({ body: { email } });
  const found = server.deps.db.selectFrom('subscriptions').select('token').where('email', '=', email);
  const { token } = await found.executeTakeFirstOrThrow();
  if (isConfirmed) await server.client().confirmSubscription({ body: { token } });
  return email;
}

async function send(changes: object): Promise<number> {
  const { id } = (
    await operator.createAnnouncement({ body: { ...announcementDraft, purpose: 'marketing', ...changes } })
  ).data;
  const params = { id: String(id) };
  const { version, addressees } = (await operator.previewAnnouncement({ params })).data;
  await operator.startAnnouncement({ params, body: { reason: 'Monthly', version, addressees } });
  for (let round = 0; round < 3; round++) {
    await sendAnnouncements(server.deps);
    await server.deliver();
  }
  return addressees;
}

const mailsOf = (address: string, subject: string) =>
  mailbox.taken.filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject);

it('R15.17 the newsletter reaches confirmed subscribers in their language, once, and one click ends it', async () => {
  const [reader, other, unconfirmed] = [await subscribe('ckb'), await subscribe('en'), await subscribe('en', false)];
  const title = { en: 'In December', ar: 'في كانون الأول', ckb: 'لە کانوونی یەکەم' };
  const email_text = everywhere('## News\n\n- **First** [see](https://example.org/a)\n- <script>alert(1)</script>');
  const count = await send({ recipients: 'subscribers', title, email_text });
  expect(count).toBeGreaterThanOrEqual(2);
  expect(mailbox.taken.some((mail) => mail.to?.[0]?.address === unconfirmed && mail.subject === title.en)).toBe(false);
  const [mail, ...more] = mailsOf(reader, title.ckb);
  expect(more).toEqual([]);
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).toContain('<a class="link" href="https://example.org/a"');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.text).toContain('see (https://example.org/a)');
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /^<(https:\/\/example\.com\/api\/newsletter\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(mail?.html).toContain('/ckb/newsletter#token=');
  // As a mail program calls it: a form, without anything else.
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.fetch(new Request(url, { method: 'POST', headers, body }));
  expect(answer.status).toBe(200);
  const next = { ...title, en: 'In January', ckb: 'لە کانوونی دووەم' };
  await send({ recipients: 'subscribers', title: next });
  expect(mailsOf(reader, next.ckb)).toEqual([]);
  expect(mailsOf(other, next.en)).toHaveLength(1);
});

it('R15.17 marketing to accounts goes to those alone who subscribed, and ends with the subscription', async () => {
  const [asked, silent] = [await server.signIn('vendor'), await server.signIn('vendor')];
  await sql`insert into subscriptions (email, status, token, language, requested_at, confirmed_at)
    values (upper(${asked.email}), 'confirmed', ${crypto.randomUUID()}, 'en', now(), now())`.execute(server.deps.db);
  expect(await send({ recipients: 'vendors', title: everywhere('An offer') })).toBe(1);
  const offers = mailbox.taken.filter((mail) => mail.subject === 'An offer');
  expect(offers.map((mail) => mail.to?.[0]?.address?.toLowerCase())).toEqual([asked.email]);
  expect(offers.some((mail) => mail.to?.[0]?.address === silent.email)).toBe(false);
});

it('R15.17 endSubscriptionAtOnce answers not_found to what is no token', async () => {
  expect((await server.call('POST', '/newsletter/unknown/endings')).status).toBe(404);
});

it('R15.17 what became of an announcement stays when its addressees are gone', async () => {
  await send({ recipients: 'subscribers', title: everywhere('Long ago') });
  const [listed] = (await operator.listAnnouncements({ query: { search: 'long ago' } })).data;
  const params = { id: String(listed?.id) };
  const before = (await operator.findAnnouncement({ params })).data;
  server.setClock(server.deps.clock.now().add({ hours: 24 * 31 }));
  operator = server.client({ token: (await server.signIn('operator')).token });
  await sendAnnouncements(server.deps);
  await sql`delete from announcement_addressees where announcement_id = ${listed?.id}`.execute(server.deps.db);
  expect((await operator.findAnnouncement({ params })).data).toEqual(before);
  expect(before.progress[0]?.sent).toBeGreaterThan(0);
});
