import { directionOf, type Language, languages } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://spot.example' });
const emails: Record<Language, string> = {
  en: 'zainab@example.com',
  ar: 'omar@example.com',
  ckb: 'shilan@example.com',
};
const huda = 'huda@example.com';
const prefix: Record<Language, string> = { en: '', ar: '/ar', ckb: '/ckb' };

beforeEach(async () => {
  await server.deliver();
  mailbox.taken.length = 0;
});
afterAll(() => mailbox.close());

const lastMail = async () => {
  await server.deliver();
  expect(mailbox.taken).toHaveLength(1);
  const { html = '', text = '', subject, to } = mailbox.taken[0] ?? {};
  return { html, text, subject, to: to?.[0]?.address };
};

const signUp = (given: { name?: string; role_id?: number; email?: string; language?: Language }) => {
  const { language = 'en', ...body } = given;
  const password = 'a long password';
  const whole = { name: 'Sara Jamal', email: `${crypto.randomUUID()}@example.com`, ...body };
  return server.client({ language }).signUp({ body: { ...whole, password, password_confirmation: password } });
};

describe.each(languages)('in %s', (language) => {
  it('R7.08 forgot-password mails a link that sets a new password, once', async () => {
    const email = emails[language];
    await server.client({ language }).forgotPassword({ body: { email } });
    const mail = await lastMail();
    expect(mail.to).toBe(email);
    expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    const link = /^https:\S+$/m.exec(mail.text)?.[0] ?? '';
    const { origin, pathname, search, hash } = new URL(link);
    const place = `https://spot.example/tajmeelspot${prefix[language]}/customerslogin`;
    expect(`${origin}${pathname}${search}`).toBe(place);
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    const key = new URLSearchParams(hash.slice(1));
    const password = `a new password in ${language}`;
    const body = {
      email: key.get('email') ?? '',
      token: key.get('reset') ?? '',
      password,
      password_confirmation: password,
    };
    await server.client().resetPassword({ body });
    await server.client().logIn({ body: { email, password } });
    expect((await apiErrorOf(server.client().resetPassword({ body }))).status).toBe(422);
  });

  it('greets who signed up, in the language of the account', async () => {
    const { user } = await signUp({ language });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: user.email, text: expect.stringContaining('Sara Jamal') });
    expect(mail.text).toContain(`https://spot.example/tajmeelspot${prefix[language]}/confirm-email#token=`);
    expect(mail.html).toContain(`lang="${language}"`);
  });

  it('tells of a new password, with the time in Baghdad', async () => {
    const { user } = await signUp({ language });
    await server.deliver();
    mailbox.taken.length = 0;
    await server.deps.db
      .transaction()
      .execute((tx) => server.deps.outbox.add(tx, { kind: 'identity.password_changed', userId: user.id }));
    const mail = await lastMail();
    const written = {
      en: /21 November 2026 at 10:00\sAM/,
      ar: /21 .*2026، الساعة 10:00\sص/,
      ckb: /21ی تشرینی دووەم 2026، کاتژمێر 10:00\sبەیانی/,
    };
    expect(mail.text).toMatch(written[language]);
    expect(mail.text).toContain(`/tajmeelspot${prefix[language]}/customerslogin\n`);
  });
});

it('a vendor is sent to the professional login, also for a new password', async () => {
  const { user } = await signUp({ role_id: 0 });
  await server.deliver();
  await sql`update users set email_verified_at = now() where id = ${user.id}`.execute(server.deps.db);
  await server.deps.db
    .transaction()
    .execute((tx) => server.deps.outbox.add(tx, { kind: 'identity.signed_up', userId: user.id }));
  mailbox.taken.length = 0;
  expect((await lastMail()).text).toContain('/tajmeelspot/professionallogin\n');
  mailbox.taken.length = 0;
  await server.client().forgotPassword({ body: { email: user.email ?? '' } });
  expect((await lastMail()).text).toContain('/tajmeelspot/professionallogin#reset=');
});

it('R7.08 forgot-password mails nothing to an address without an account, and says nothing else', async () => {
  const known = await server.client().forgotPassword({ body: { email: huda } });
  const unknown = await server.client().forgotPassword({ body: { email: 'nobody@example.com' } });
  expect(unknown).toEqual(known);
  expect((await lastMail()).to).toBe(huda);
});

it('of two requests, only the link of the second works', async () => {
  await server.client().forgotPassword({ body: { email: huda } });
  await server.client().forgotPassword({ body: { email: huda } });
  await server.deliver();
  const [first, last] = mailbox.taken.map((mail) => /reset=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '');
  const choose = (token = '') =>
    server.client().resetPassword({
      body: { email: huda, token, password: 'quite a new one', password_confirmation: 'quite a new one' },
    });
  expect((await apiErrorOf(choose(first))).status).toBe(422);
  await choose(last);
});

it.each(['<script>boo', '"><img src=x onerror=boo>'])('the name %s is text in the mail, never HTML', async (name) => {
  await signUp({ name });
  const { html } = await lastMail();
  expect(html).toContain(name.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(html).not.toMatch(/<script|<img/);
});

it('a name with line breaks adds no header', async () => {
  const { user } = await signUp({});
  await sql`update users set name = ${'Sara\r\nBcc: all@example.com'} where id = ${user.id}`.execute(server.deps.db);
  await lastMail();
  expect(mailbox.taken[0]?.bcc).toBeUndefined();
  expect(mailbox.taken[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
});

it('an account that is gone when the mail would be written gets none', async () => {
  const { user } = await signUp({});
  await sql`delete from users where id = ${user.id}`.execute(server.deps.db);
  await server.deliver();
  expect(mailbox.taken).toEqual([]);
});
