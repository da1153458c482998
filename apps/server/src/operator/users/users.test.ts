import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { logInFirstStep, switchOnSecondFactor } from '#testing/second-factor.ts';

const server = useServer();
const reason = 'Asked for by mail';
const password = 'a long password';
const { service, hairCut } = landmarks.specifiedPrices;
let operator: ReturnType<TestServer['client']>;
let self = 0;

const params = (id: number) => ({ params: { id: String(id) } });
const because = { body: { reason } };

beforeAll(async () => {
  const { token, id } = await server.signIn('operator');
  operator = server.client({ token });
  self = id;
});

const listed = async (search: string) => (await operator.listUsers({ query: { search } })).data;

describe('people', () => {
  it('are found by name and address, with their sessions, which end on request', async () => {
    const one = await createUser(server);
    expect(await listed(one.email)).toMatchObject([{ id: one.id, role: 'customer', sessions: 1, bookings: 0 }]);
    await operator.endUserSessions(params(one.id));
    expect(await listed(one.email)).toMatchObject([{ sessions: 0 }]);
    expect((await apiErrorOf(one.client.findUser())).status).toBe(401);
  });

  it('logIn answers account_blocked to a blocked account with the right password alone, until it is unblocked', async () => {
    const one = await createUser(server);
    await operator.blockUser({ ...params(one.id), ...because });
    expect((await apiErrorOf(one.client.findUser())).status).toBe(401);
    const logIn = (given: string) => server.client().logIn({ body: { email: one.email, password: given } });
    expect((await apiErrorOf(logIn('wrong password'))).body?.code).toBe('invalid_credentials');
    expect((await apiErrorOf(logIn(password))).body?.code).toBe('account_blocked');
    await operator.unblockUser(params(one.id));
    expect((await logIn(password)).user.id).toBe(one.id);
  });

  it('beginOperatorLogin answers account_blocked to a blocked operator, whose console is closed', async () => {
    const other = await server.signIn('operator');
    const client = server.client({ token: other.token });
    await client.findHealth();
    await operator.blockUser({ ...params(other.id), ...because });
    expect((await apiErrorOf(client.findHealth())).status).toBe(401);
    const begun = server.client().beginOperatorLogin({ body: { email: other.email, password } });
    expect((await apiErrorOf(begun)).body?.code).toBe('account_blocked');
  });
});

describe('the two-step login of a user', () => {
  it('removeUserSecondFactor lets a user log in with the password alone, writes to the user and logs the reason', async () => {
    const one = await server.signIn('vendor');
    await switchOnSecondFactor(server, one.token);
    expect(await listed(one.email)).toMatchObject([{ has_second_factor: true }]);
    const waiting = await logInFirstStep(server, one.email);
    await operator.removeUserSecondFactor({ ...params(one.id), ...because });
    expect(await listed(one.email)).toMatchObject([{ has_second_factor: false }]);
    expect((await server.client().logIn({ body: { email: one.email, password } })).user.id).toBe(one.id);
    const late = server.client().finishLogIn({ body: { token: waiting, code: '000000' } });
    expect((await apiErrorOf(late)).body?.code).toBe('wrong_code');
    await server.deliver();
    const { db } = server.deps;
    const mails = await db.selectFrom('stored_emails').selectAll().where('recipient', '=', one.email).execute();
    expect(mails.at(-1)).toMatchObject({ subject: 'We switched your two-step login off' });
    expect(mails.at(-1)?.text).not.toContain(reason);
    const entry = db.selectFrom('audit_entries').selectAll().where('kind', '=', 'operator.user_second_factor_removed');
    expect(await entry.execute()).toMatchObject([{ user_id: self, detail: { on: one.id, reason } }]);
  });

  it('removeUserSecondFactor answers not_found where there is none, enrolment_needs_link for an operator', async () => {
    const [plain, other] = [await createUser(server), await server.signIn('operator')];
    const remove = (id: number) => apiErrorOf(operator.removeUserSecondFactor({ ...params(id), ...because }));
    expect((await remove(plain.id)).body?.code).toBe('not_found');
    expect((await remove(424_242)).body?.code).toBe('not_found');
    expect((await remove(other.id)).body?.code).toBe('enrolment_needs_link');
  });
});

describe('whom the console leaves alone', () => {
  it('blockUser and eraseUser answer own_account for the account of the caller', async () => {
    const input = [
      operator.blockUser({ ...params(self), ...because }),
      operator.eraseUser({ ...params(self), ...because }),
    ];
    for (const refused of await Promise.all(input.map(apiErrorOf))) expect(refused.body?.code).toBe('own_account');
  });

  it('endUserSessions, blockUser, unblockUser, exportUser and eraseUser answer not_found for nobody', async () => {
    const { id } = await createUser(server);
    const input = [
      operator.endUserSessions(params(424_242)),
      operator.blockUser({ ...params(424_242), ...because }),
      operator.unblockUser(params(id)),
      operator.exportUser(params(424_242)),
      operator.eraseUser({ ...params(424_242), ...because }),
    ];
    for (const refused of await Promise.all(input.map(apiErrorOf))) expect(refused.body?.code).toBe('not_found');
  });
});

/** A customer who has left traces everywhere, each with a name of their own. */
async function known() {
  const mark = `Nadia-${crypto.randomUUID()}`;
  const { token, email, id } = await server.signUp();
  const one = { id, email, client: server.client({ token }) };
  const [time = ''] = await listFreeTimes(server, service, hairCut, '2026-12-15');
  const body = { ...(await toBookingBody(server, service, hairCut, '2026-12-15', time)), customer_name: mark };
  const { data: booking } = await one.client.placeBooking({ body: { ...body, notes: `${mark} has an allergy` } });
  await one.client.addToWishlist({ body: { service_id: 104 } });
  await one.client.writeReview({ ...params(104), body: { rating: 1, comment: `${mark} was here` } });
  const contact = { name: mark, email: one.email, subject: 'One', message: `${mark} asks` } as const;
  await server.client().sendContactMessage({ body: contact });
  await server.client().subscribe({ body: { email: one.email } });
  await server.deliver();
  return { ...one, mark, booking: booking.id };
}

describe('what is known about somebody', () => {
  it('exportUser gives all of it by kind, without hashes and tokens', async () => {
    const one = await known();
    const everything = await operator.exportUser(params(one.id));
    expect(Object.keys(everything)).toEqual(
      expect.arrayContaining([
        'account',
        'sessions',
        'bookings',
        'reviews',
        'wishlist',
        'messages',
        'newsletter',
        'log',
      ]),
    );
    const text = JSON.stringify(everything);
    for (const word of [`${one.mark} has an allergy`, `${one.mark} was here`, `${one.mark} asks`, one.email])
      expect(text).toContain(word);
    expect(text).not.toMatch(/password_hash|token|argon2/);
  });

  it('eraseUser answers account_in_use while a booking is open or a venue is theirs', async () => {
    const one = await known();
    const vendor = await createOwner(server, 17);
    for (const id of [one.id, vendor.id]) {
      expect((await apiErrorOf(operator.eraseUser({ ...params(id), ...because }))).body?.code).toBe('account_in_use');
    }
  });

  it('eraseUser leaves no word of theirs in any table, and the visit with the venue', async () => {
    const one = await known();
    await setStatus(server, one.booking, 'completed');
    const { reviews_count: count } = await server.client().findService(params(104));
    await operator.eraseUser({ ...params(one.id), ...because });
    expect(await traces(one.email)).toEqual([]);
    expect(await traces(one.mark)).toEqual([]);
    const { db } = server.deps;
    const booking = db.selectFrom('bookings').select(['status', 'customer_name']).where('id', '=', one.booking);
    expect(await booking.executeTakeFirst()).toEqual({ status: 'completed', customer_name: '—' });
    expect((await server.client().findService(params(104))).reviews_count).toBe(count - 1);
    expect((await apiErrorOf(one.client.findUser())).status).toBe(401);
    expect((await apiErrorOf(operator.eraseUser({ ...params(one.id), ...because }))).body?.code).toBe('not_found');
    const again = await server
      .client()
      .signUp({ body: { name: 'A', email: one.email, password, password_confirmation: password } });
    expect(again.user.id).not.toBe(one.id);
  });
});

/** Tables in which a text stands somewhere. */
async function traces(text: string): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hits = await server.deps.pool.query(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [
        text,
      ]);
      return hits.rowCount ? [name] : [];
    }),
  );
  return found.flat();
}

describe('messages and subscribers', () => {
  it('markContactMessage notes that one is answered, and not_found is what markContactMessage answers for none', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await server.client().sendContactMessage({ body: { name: 'A', email, subject: 'Two', message: 'Where are you?' } });
    const open = async () => (await operator.listContactMessages({ query: { search: email, state: 'open' } })).data;
    const [{ id } = { id: 0 }] = await open();
    await operator.markContactMessage({ ...params(id), body: { is_answered: true } });
    expect(await open()).toEqual([]);
    await operator.markContactMessage({ ...params(id), body: { is_answered: false } });
    expect((await open()).map((one) => one.id)).toEqual([id]);
    const nothing = operator.markContactMessage({ ...params(424_242), body: { is_answered: true } });
    expect((await apiErrorOf(nothing)).body?.code).toBe('not_found');
  });

  it('the CSV has confirmed subscribers alone, and no address makes a spreadsheet reckon', async () => {
    const emails = ['=cmd|a@example.com', 'late@example.com'];
    for (const email of emails) await server.client().subscribe({ body: { email } });
    const { db } = server.deps;
    const rows = db
      .selectFrom('subscriptions')
      .select('token')
      .where('email', '=', emails[0] ?? '');
    await server.client().confirmSubscription({ body: await rows.executeTakeFirstOrThrow() });
    const text = await operator.exportSubscribers();
    expect(text).toContain("'=cmd|a@example.com,en,");
    expect(text).not.toContain('late@example.com');
    expect((await operator.listSubscribers({ query: { search: 'late@' } })).data).toMatchObject([
      { status: 'pending' },
    ]);
  });
});
