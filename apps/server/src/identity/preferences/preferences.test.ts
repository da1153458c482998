import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { localeOf, type Locale } from '@tajmeelspot/language/locale.ts';
import { createClient } from '@tajmeelspot/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../../testing/harness.ts';
import { readerLocale } from './reader-locale.ts';

const server = useServer();
const clientOf = (token: string, language: Locale | Language | '') =>
  createClient({ base: 'http://test/api', language, token, fetch: (request) => server.fetch(request) });

async function localeOfMessages(id: number): Promise<Locale> {
  const found = await server.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return readerLocale(found);
}

describe('the language of messages', () => {
  it('R10.10 is kept at the sign-up and at the login', async () => {
    const body = { name: 'Sara', email: 'reader@example.com', password: 'a long password' };
    const { user } = await server.client({ language: 'ar' }).signUp({ body });
    expect(await localeOfMessages(user.id)).toBe(localeOf('ar'));
    await server.client({ language: 'ckb' }).logIn({ body });
    expect(await localeOfMessages(user.id)).toBe(localeOf('ckb'));
  });

  it.each(languages)('R10.10 is that of the last call of a signed-in user: %s', async (language) => {
    const { id, token } = await server.signIn();
    await clientOf(token, language).findUser({});
    expect(await localeOfMessages(id)).toBe(localeOf(language));
    await clientOf(token, '').findUser({});
    expect(await localeOfMessages(id), 'a call that names no language changes nothing').toBe(localeOf(language));
  });

  it('R10.07 R10.08 brings the digits and the clock of the device', async () => {
    const { id, token } = await server.signIn();
    const locale = localeOf('ckb', { digits: 'arab', clock: 'h23' });
    await clientOf(token, locale).findUser({});
    expect(await localeOfMessages(id)).toBe(locale);
  });
});

describe('the language that stays', () => {
  it('R10.10 of another user stays as it is', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    await clientOf(one.token, 'ar').findUser({});
    expect(await localeOfMessages(other.id)).toBe(localeOf('en'));
  });

  it('R10.10 is the one chosen in the profile, whatever language is used after', async () => {
    const { id, token } = await server.signIn();
    const client = clientOf(token, 'ar');
    const { data } = await client.changePreferences({ body: { message_language: 'ckb' } });
    expect(data).toEqual({ message_language: 'ckb', language: 'ar', digits: 'latn', clock: 'h12' });
    await clientOf(token, 'en').findUser({});
    expect(await localeOfMessages(id)).toBe(localeOf('ckb'));
    await client.changePreferences({ body: { message_language: null } });
    expect((await client.findPreferences({})).data).toMatchObject({ message_language: null, language: 'ar' });
    expect(await localeOfMessages(id)).toBe(localeOf('ar'));
  });

  it('R10.10 is that of the moment at which a message leaves', async () => {
    const { email, token, id } = await server.signIn();
    await server.deliver();
    await server.deps.db
      .transaction()
      .execute((tx) => server.deps.outbox.add(tx, { kind: 'identity.password_changed', userId: id }));
    await clientOf(token, localeOf('ar', { digits: 'arab', clock: 'h23' })).findUser({});
    await server.deliver();
    const { rows } = await server.deps.pool.query<{ body: string }>(
      'select text as body from stored_emails where recipient = $1 order by id desc limit 1',
      [email],
    );
    expect(rows[0]?.body).toMatch(/٢٠٢٦، الساعة ١٠:٠٠/);
  });
});
