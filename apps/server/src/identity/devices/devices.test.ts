import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { codeOf, logInFirstStep, switchOnSecondFactor, waitForNextCode } from '#testing/second-factor.ts';
import { useStandIns } from '#testing/stand-ins.ts';

const providers = useStandIns();
const server = useServer(providers.settings);
const password = 'a long password';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

beforeEach(() => server.setClock(frozenNow));

type CookieJar = { cookie: string; readonly userAgent: string };
const newBrowser = (userAgent = phone): CookieJar => ({ cookie: '', userAgent });

/** Sends a login as a browser does, which stores the cookie of the answer. */
async function send(browser: CookieJar, path: string, body: object, language = 'en') {
  const headers = { cookie: browser.cookie, 'user-agent': browser.userAgent, 'accept-language': language };
  const answer = await server.call('POST', path, body, headers);
  const set = answer.headers.get('set-cookie');
  if (set !== null) browser.cookie = set.split(';')[0] ?? '';
  return { answer, set, body: (await answer.json()) as { token: string; login_token: string } };
}

const logIn = (browser: CookieJar, email: string, language?: string) =>
  send(browser, '/login', { email, password }, language);

/** The subjects and texts of the emails about new devices to an address, the oldest first. */
async function deviceEmails(email: string) {
  await server.deliver();
  const found = await server.deps.db
    .selectFrom('stored_emails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return found.filter(({ subject }) => /New login|دخول جديد|چوونەژوورەوەیەکی نوێ/.test(subject));
}

const countDevices = async (userId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from known_devices where user_id = ${userId}`.execute(server.deps.db);
  return rows[0]?.count;
};

describe('a login on another device', () => {
  it('is written about, with the day, the kind of device and the page that ends it; the first login and a known device are not', async () => {
    const { email } = await server.signIn('vendor');
    const own = newBrowser();
    await logIn(own, email);
    await logIn(own, email);
    expect(await deviceEmails(email)).toEqual([]);
    await logIn(newBrowser(), email);
    const [mail, ...others] = await deviceEmails(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Chrome on Android');
    expect(mail?.text).toMatch(/10:00\sAM/);
    expect(mail?.text).toContain('/ChangePassword');
    await logIn(own, email);
    expect(await deviceEmails(email)).toHaveLength(1);
  });

  it('is written about in the language of the reader, not of who logs in, and a program cannot write words of its own into it', async () => {
    const { email } = await server.signIn();
    const own = newBrowser();
    await logIn(own, email, 'ar');
    await logIn(newBrowser('https://evil.example/win 1.0'), email, 'en');
    await logIn(own, email, 'ckb');
    await logIn(newBrowser(), email, 'en');
    const [arabic, sorani] = await deviceEmails(email);
    expect(arabic).toMatchObject({ subject: 'دخول جديد إلى حسابك' });
    expect(arabic?.text).toContain('جهاز غير معروف');
    expect(arabic?.text).not.toContain('evil');
    expect(sorani?.text).toContain('\u2068Chrome\u2069 لەسەر \u2068Android\u2069');
  });
});

describe('the cookie of a device', () => {
  it('is one that no script reads, which is stored as a hash that two accounts do not share', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const browser = newBrowser();
    const { set } = await logIn(browser, one.email);
    expect(set).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/);
    await logIn(browser, other.email);
    const rows = await server.deps.db
      .selectFrom('known_devices')
      .select('device_hash')
      .where('user_id', 'in', [one.id, other.id])
      .execute();
    const hashes = rows.map(({ device_hash: hash }) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(2);
    const token = browser.cookie.split('=')[1] ?? '';
    for (const hash of hashes) expect(hash).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('opens nothing: the cookie alone is no session, and one that is made up is known to no account', async () => {
    const { email } = await server.signIn();
    const browser = newBrowser();
    await logIn(browser, email);
    const headers = { cookie: browser.cookie, authorization: `Bearer ${browser.cookie.split('=')[1]}` };
    expect((await server.call('GET', '/user', undefined, headers)).status).toBe(401);
    await logIn({ ...browser, cookie: `device=${'x'.repeat(43)}` }, email);
    expect(await deviceEmails(email)).toHaveLength(1);
  });
});

describe('who logs in on ever new devices', () => {
  it('sends five emails in a day at most, and fills no table', async () => {
    const { email, id } = await server.signIn();
    await logIn(newBrowser(), email);
    for (let round = 0; round < 30; round++) await logIn(newBrowser(), email);
    expect(await deviceEmails(email)).toHaveLength(5);
    expect(await countDevices(id)).toBe(20);
    server.setClock(frozenNow.add({ hours: 25 }));
    await logIn(newBrowser(), email);
    expect(await deviceEmails(email)).toHaveLength(6);
  });

  it('at once sends no more either', async () => {
    const { email, id } = await server.signIn();
    await logIn(newBrowser(), email);
    await Promise.all(Array.from({ length: 12 }, () => logIn(newBrowser(), email)));
    expect(await deviceEmails(email)).toHaveLength(5);
    expect(await countDevices(id)).toBe(13);
  });

  it('writes nothing about one browser that logs in several times at once', async () => {
    const { email, id } = await server.signIn();
    const browser = newBrowser();
    await logIn(browser, email);
    await Promise.all(Array.from({ length: 6 }, () => logIn({ ...browser }, email)));
    expect(await deviceEmails(email)).toEqual([]);
    expect(await countDevices(id)).toBe(1);
  });
});

describe('every login', () => {
  it('sets the cookie after the last step alone, also of a two-step login', async () => {
    const user = await server.signIn('vendor');
    const { secret } = await switchOnSecondFactor(server, user.token);
    waitForNextCode(server);
    const browser = newBrowser();
    const first = await logIn(browser, user.email);
    expect(first.set).toBeNull();
    expect(await countDevices(user.id)).toBe(0);
    const second = await send(browser, '/login/code', { token: first.body.login_token, code: codeOf(server, secret) });
    expect(second.set).toMatch(/^device=/);
    expect(await countDevices(user.id)).toBe(1);
  });

  it('counts: by a provider, and in the application of operators', async () => {
    const sub = randomUUID();
    const email = `${sub}@example.com`;
    providers.setUser({ sub, name: 'Hiba', email, email_verified: true });
    for (let round = 0; round < 2; round++) {
      const { query, cookie } = await providers.logIn(server);
      await server.client().finishProviderLogin({ query, headers: { cookie } });
    }
    expect(await deviceEmails(email)).toHaveLength(1);
    const operator = await server.signIn('vendor');
    const { recoveryCodes } = await switchOnSecondFactor(server, operator.token);
    await server.deps.db.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.id).execute();
    for (const code of recoveryCodes.slice(0, 2)) {
      const begun = await server.client().beginOperatorLogin({ body: { email: operator.email, password } });
      await server.client().finishOperatorLogin({ body: { token: begun.token, code } });
    }
    expect(await deviceEmails(operator.email)).toHaveLength(1);
  });
});

describe('a device that is forgotten', () => {
  it('that was logged out from elsewhere is written about again, one that logged out itself is not', async () => {
    const { email } = await server.signIn();
    const [own, other] = [newBrowser(), newBrowser()];
    const owner = server.client({ token: (await logIn(own, email)).body.token });
    const there = await logIn(other, email);
    expect(await deviceEmails(email)).toHaveLength(1);
    await server.client({ token: there.body.token }).logOut();
    await logIn(other, email);
    expect(await deviceEmails(email)).toHaveLength(1);
    const { data } = await owner.listSessions();
    for (const { id, is_current: isCurrent } of data) {
      if (!isCurrent) await owner.endSession({ params: { id: String(id) } });
    }
    await logIn(other, email);
    expect(await deviceEmails(email)).toHaveLength(2);
    await owner.endOtherSessions();
    await logIn(own, email);
    expect(await deviceEmails(email)).toHaveLength(2);
    await logIn(other, email);
    expect(await deviceEmails(email)).toHaveLength(3);
  });

  it('is gone with an erased account, and told with the own data before', async () => {
    const { id, email } = await server.signIn();
    await logIn(newBrowser(), email);
    expect(await countDevices(id)).toBe(1);
    const operator = server.client({ token: (await server.signIn('operator')).token });
    const kinds = Object.keys(await operator.exportUser({ params: { id: String(id) } }));
    expect(kinds).toContain('known_devices');
    await operator.eraseUser({ params: { id: String(id) }, body: { reason: 'Asked for it' } });
    expect(await countDevices(id)).toBe(0);
    expect(await logInFirstStep(server, email)).toBe('');
  });
});
