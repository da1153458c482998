import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#app/database/connection.ts';
import { credentials, otherSecrets } from '#app/identity/credentials/credentials.ts';
import { issueConfirmation, issueReset, openOperatorSession, openSession } from '#app/identity/identity.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { newPhone } from '#testing/phones.ts';
import { openVenueView } from '#app/identity/sessions/open-session.ts';
import { noActor } from '#testing/no-actor.ts';
import { useStandIns } from '#testing/stand-ins.ts';

const providers = useStandIns();
const server = useServer(providers.settings);
const password = 'a long password';
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const audience = 'vendor_dashboard' as const;
const another = { token: '' };

type TestAccount = { readonly id: number; readonly email: string; readonly token: string };
/** Whether a credential still opens what it opened. */
type Opens = () => Promise<boolean>;

beforeAll(async () => {
  another.token = (await server.signIn('operator')).token;
});

/** Someone with a login, who works at a venue without owning it, and whose address is not verified. */
async function createAccount(): Promise<TestAccount> {
  const account = await server.signIn('vendor');
  const { db } = server.deps;
  await sql`insert into memberships (venue_id, user_id, role, created_at) values (${venue}, ${account.id}, 'manager', now())`.execute(
    db,
  );
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute();
  return account;
}

const opens = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );
const hasRows = async (query: ReturnType<typeof sql>) => (await query.execute(server.deps.db)).rows.length > 0;
const logIn = async (email: string) => (await server.client().logIn({ body: { email, password } })).token;
const handOff = async (token: string) => (await server.client({ token }).handOff({ body: { audience } })).token;
const openDashboard = (token: string) => server.client().openDashboard({ body: { token, audience } });
const later = (seconds: number) => toDate(server.deps.clock.now().add({ seconds }));

/** Makes a credential of each kind of the registry. */
const makers: Record<string, (account: TestAccount) => Promise<Opens>> = {
  'hand-off': async ({ token }) => {
    const handed = await handOff(token);
    return () => opens(openDashboard(handed));
  },
  'session of site': async ({ email }) => {
    const token = await logIn(email);
    return () => opens(server.client({ token }).findUser());
  },
  'session of vendor_dashboard': async ({ token }) => {
    const opened = await openDashboard(await handOff(token));
    return () => opens(server.client({ token: opened.token }).listVenues());
  },
  'session of operator': async ({ id }) => {
    const token = await openOperatorSession(server.deps, server.deps.db, noActor, id);
    return async () => (await apiErrorOf(server.client({ token }).findHealth())).body?.code === 'operators_only';
  },
  'session of venue_view': async ({ id, token }) => {
    const origin = { userId: id, origin: hashToken(token), provenAt: null, venueId: landmarks.noorSalon };
    const view = await openVenueView(server.deps, server.deps.db, noActor, origin);
    return () => opens(server.client({ token: view }).listVenues());
  },
  'login that waits for a code': async ({ id }) => {
    const given = { token_hash: hashToken(newToken()), user_id: id, audience: 'site', expires_at: later(600) };
    await server.deps.db.insertInto('pending_logins').values(given).execute();
    return () => hasRows(sql`select from pending_logins where token_hash = ${given.token_hash}`);
  },
  'known device': async ({ email }) => {
    // Another login than that of a session which may stay.
    await logIn(email);
    const known = server.deps.db.selectFrom('known_devices').innerJoin('users', 'users.id', 'user_id');
    const { device_hash: hash } = await known
      .select('device_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return () => hasRows(sql`select from known_devices where device_hash = ${hash}`);
  },
  'set-up of a second factor': async ({ id }) => {
    const given = { user_id: id, sealed_secret: Buffer.from('sealed'), expires_at: later(600) };
    await server.deps.db.insertInto('second_factor_setups').values(given).execute();
    return () => hasRows(sql`select from second_factor_setups where user_id = ${id}`);
  },
  'calendar feed': async ({ token }) => {
    const { url } = (await server.client({ token }).createCalendarFeed()).data;
    return async () => (await server.call('GET', new URL(url).pathname.replace('/api', ''))).status === 200;
  },
  'link to a Telegram chat': async ({ id }) => {
    const given = { token_hash: hashToken(newToken()), user_id: id, expires_at: later(600) };
    await server.deps.db.insertInto('telegram_links').values(given).execute();
    return () => hasRows(sql`select from telegram_links where user_id = ${id}`);
  },
  'Telegram chat': async ({ id }) => {
    const given = { user_id: id, chat_id: randomUUID(), created_at: later(0) };
    await server.deps.db.insertInto('telegram_chats').values(given).execute();
    return () => hasRows(sql`select from telegram_chats where user_id = ${id}`);
  },
  'browser with push messages': async ({ id }) => {
    const keys = { p256dh: 'p', auth: 'a', locale: 'en' };
    const given = { endpoint: randomUUID(), user_id: id, ...keys, created_at: later(0) };
    await server.deps.db.insertInto('push_subscriptions').values(given).execute();
    return () => hasRows(sql`select from push_subscriptions where user_id = ${id}`);
  },
  'password reset link': async ({ email }) => {
    const token = (await issueReset(server.deps, email))?.token ?? '';
    const body = { email, token, password, password_confirmation: password };
    return () => opens(server.client().resetPassword({ body }));
  },
  'link that confirms an address': async ({ id }) => {
    const token = (await issueConfirmation(server.deps, id)) ?? '';
    return () => opens(server.client().confirmEmail({ body: { token } }));
  },
  'code of a change of number': async ({ id }) => {
    await sql`update users set email_verified_at = now() where id = ${id}`.execute(server.deps.db);
    const token = await openSession(server.deps, server.deps.db, noActor, id);
    const { data } = await server.client({ token }).requestNumberChange({ body: { phone: newPhone() } });
    await sql`update users set email_verified_at = null where id = ${id}`.execute(server.deps.db);
    return () => hasRows(sql`select from phone_codes where id = ${data.code.id}`);
  },
  invitation: async ({ id }) => {
    const code = randomUUID().replaceAll('-', '').toUpperCase();
    const ends = later(3600);
    await sql`insert into invitations (venue_id, email, role, invited_by, language, created_at, expires_at, code_hash)
      values (${venue}, ${randomUUID()}, 'manager', ${id}, 'en', now(), ${ends}, ${hashToken(code)})`.execute(
      server.deps.db,
    );
    const { token } = await server.signIn('vendor');
    return () => opens(server.client({ token }).acceptInvitation({ body: { code } }));
  },
  'link that answers a request': async ({ id }) => {
    const given = { token_hash: hashToken(newToken()), user_id: id, booking_id: 1 };
    await server.deps.db
      .insertInto('request_links')
      .values({ ...given, created_at: later(0), expires_at: later(600) })
      .execute();
    return () => hasRows(sql`select from request_links where user_id = ${id}`);
  },
  'attendance link': async ({ token, id }) => {
    const day = '2026-12-12';
    const [time = ''] = await listFreeTimes(server, service, hairCut, day);
    const body = await toBookingBody(server, service, hairCut, day, time);
    await server.client({ token }).placeBooking({ body });
    const link = newToken();
    await sql`update bookings set status = 'confirmed', attendance_token_hash = ${hashToken(link)}
      where customer_id = ${id}`.execute(server.deps.db);
    return () => opens(server.client().confirmAttendance({ body: { token: link } }));
  },
  'event stream': async ({ token }) => {
    const reader = (await server.client({ token }).watchVenue({ params: { id: String(venue) } })).getReader();
    await reader.read();
    let isOpen = true;
    const readOn = async (): Promise<void> => {
      if ((await reader.read()).done) isOpen = false;
      else await readOn();
    };
    void readOn();
    return () => Promise.resolve(isOpen);
  },
};

const params = (id: number) => ({ params: { id: String(id) } });
const operator = () => server.client({ token: another.token });

/** Everything that ends access to an account. */
const endings: Record<string, (account: TestAccount) => Promise<unknown>> = {
  'a password reset': async ({ email }) => {
    const { token } = (await issueReset(server.deps, email)) ?? { token: '' };
    const chosen = 'another long password';
    await server.client().resetPassword({ body: { email, token, password: chosen, password_confirmation: chosen } });
  },
  'a change of the password elsewhere': async ({ email }) => {
    const chosen = 'another long password';
    const body = { old_password: password, new_password: chosen, new_password_confirmation: chosen };
    await server.client({ token: await logIn(email) }).changePassword({ body });
  },
  'a reclaim by a provider': async ({ email }) => {
    providers.setUser({ sub: randomUUID(), name: 'Owner', email, email_verified: true });
    const { query, cookie } = await providers.logIn(server);
    await server.client().finishProviderLogin({ query, headers: { cookie } });
  },
  'a block by the operator': ({ id }) => operator().blockUser({ ...params(id), body: { reason: 'Because' } }),
  'an erasure': async ({ id }) => {
    await sql`update bookings set status = 'cancelled' where customer_id = ${id}`.execute(server.deps.db);
    await operator().eraseUser({ ...params(id), body: { reason: 'Because' } });
  },
  'the end of all sessions by the operator': ({ id }) => operator().endUserSessions(params(id)),
  "'log out everywhere' from another device": async ({ email }) =>
    server.client({ token: await logIn(email) }).endOtherSessions(),
};

const kinds = credentials.map(({ kind }) => kind);

describe('R11.06 the registry of credentials', () => {
  it('R11.06 has a credential of every kind in this test', () => {
    expect(Object.keys(makers).toSorted()).toEqual(kinds.toSorted());
  });

  it('R11.06 knows every column of the database that holds a secret', async () => {
    const { rows } = await server.deps.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and (data_type = 'bytea'
         or column_name ~ '(token|secret|hash|password|verifier|nonce|sealed|idempotency)')`,
    );
    const known = new Set([...credentials.flatMap(({ columns }) => columns), ...Object.keys(otherSecrets)]);
    const found = rows.map(({ name }) => name);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !found.includes(name))).toEqual([]);
  });

  it.each(kinds)('R11.06 a %s works while nothing ends it', async (kind) => {
    const isOpen = await makers[kind]?.(await createAccount());
    expect(await isOpen?.()).toBe(true);
  });
});

describe.each(Object.keys(endings))('R11.06 after %s', (ending) => {
  it.each(kinds)('no %s works any more', async (kind) => {
    const account = await createAccount();
    const isOpen = await makers[kind]?.(account);
    await endings[ending]?.(account);
    await expect.poll(() => isOpen?.(), { timeout: 5000 }).toBe(false);
  });
});

it('R11.06 no login, hand-off or feed that is under way while access ends opens anything afterwards', async () => {
  for (let round = 0; round < 8; round++) {
    const { email, token } = await createAccount();
    const handed = await handOff(token);
    const reset = (await issueReset(server.deps, email))?.token ?? '';
    const chosen = 'another long password';
    const body = { email, token: reset, password: chosen, password_confirmation: chosen };
    const [, ...opened] = await Promise.allSettled([
      server.client().resetPassword({ body }),
      logIn(email),
      logIn(email),
      openDashboard(handed).then((dashboard) => dashboard.token),
      handOff(token).then(async (again) => (await openDashboard(again)).token),
    ]);
    const tokens = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const calls = await Promise.all(tokens.map((one) => opens(server.client({ token: one }).listVenues())));
    expect(calls).not.toContain(true);
    const rows = sql`select from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
    expect(await hasRows(rows)).toBe(false);
  }
});
