import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { useServer } from '#testing/harness.ts';
import { findStoredEmail, listStoredEmails } from './stored-emails.ts';
import { openMailer } from './mailer.ts';
import { type MailboxFailure, openMailbox } from './testing/mailbox.ts';

const mailbox = await openMailbox();
const server = useServer();
const letter = { language: 'ar', subject: 'أهلًا', text: 'مرحبًا', html: '<p dir="rtl">مرحبًا</p>' } as const;

const openSending = (settings: Record<string, string> = {}) =>
  openMailer(readEnv({ DEMO: 'off', SMTP_URL: mailbox.url, ...settings }), server.deps.db, server.deps.clock, 300);

beforeEach(() => {
  mailbox.taken.length = 0;
});
afterAll(() => mailbox.close());

describe('with a mail server', () => {
  it('sends both parts, in UTF-8, with the headers that keep machines from answering', async () => {
    const post = openSending({ ORIGIN: 'https://spot.example:8443' });
    await post.send({ to: 'sara@example.com', ...letter });
    await post.close();
    const [mail] = mailbox.taken;
    expect(mail).toMatchObject({
      from: { name: 'TajmeelSpot', address: 'no-reply@spot.example' },
      to: [{ address: 'sara@example.com' }],
      subject: letter.subject,
      html: expect.stringContaining(letter.html),
      messageId: expect.stringMatching(/^<.+@spot\.example>$/),
    });
    expect(mail?.text?.trim()).toBe(letter.text);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'ar' }));
  });

  it('writes as whom it is told to', async () => {
    const post = openSending({ MAIL_FROM: 'Salon Desk <desk@spot.example>' });
    await post.send({ to: 'sara@example.com', ...letter });
    await post.close();
    expect(mailbox.taken[0]?.from).toEqual({ name: 'Salon Desk', address: 'desk@spot.example' });
  });

  it.each([
    ['a subject', { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBuy' }],
    ['a recipient', { to: 'sara@example.com\r\nBcc: all@example.com' }],
    ['a recipient that looks like two', { to: 'sara@example.com, all@example.com' }],
  ])('%s cannot add a header or a recipient', async (_, given) => {
    const post = openSending();
    await post.send({ to: 'sara@example.com', ...letter, ...given }).catch(() => {});
    await post.close();
    for (const mail of mailbox.taken) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.to).toHaveLength(1);
      expect(mail.text?.trim()).toBe(letter.text);
    }
  });
});

describe('with a mail server in trouble', () => {
  it.each<MailboxFailure>(['refuses the connection', 'hangs in the greeting', 'answers 451', 'drops in DATA'])(
    'a mail to a server that %s is not sent, and is said not to be',
    async (failure) => {
      const post = openSending();
      await post.send({ to: 'sara@example.com', ...letter });
      await mailbox.misbehave(failure);
      await expect(post.send({ to: 'sara@example.com', ...letter })).rejects.toThrow(/./);
      await mailbox.misbehave(undefined);
      expect(mailbox.taken).toHaveLength(1);
      await post.send({ to: 'sara@example.com', ...letter });
      expect(mailbox.taken).toHaveLength(2);
      await post.close();
    },
  );
});

describe('without a mail server', () => {
  it('keeps the newest 200 mails', async () => {
    const post = openMailer(server.deps.env, server.deps.db, server.deps.clock);
    for (let number = 1; number <= 203; number++) {
      await post.send({ to: 'sara@example.com', ...letter, subject: `Mail ${number}` });
    }
    const kept = await listStoredEmails(server.deps.db);
    expect(kept.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 200 }, (_, index) => `Mail ${203 - index}`),
    );
    const newest = await findStoredEmail(server.deps.db, kept[0]?.id ?? 0);
    expect(newest).toMatchObject({ recipient: 'sara@example.com', text: letter.text, html: letter.html });
  });
});
