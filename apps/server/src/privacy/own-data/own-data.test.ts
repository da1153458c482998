import { afterEach, describe, expect, it } from 'vitest';
import { logInByPhone } from '#testing/phones.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, setStatus, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noName } from '../erasure/erasure-queries.ts';

const server = useServer();
const strict = useServer({ RATE_LIMIT_SCALE: '1' });
const { service, hairCut } = landmarks.specifiedPrices;
const password = 'a long password';
const params = (id: number) => ({ params: { id: String(id) } });
const query = (text: string, values: unknown[] = []) => server.deps.pool.query<Record<string, never>>(text, values);
afterEach(() => server.setClock(frozenNow));

/** A customer whose name and address stand wherever something can be written. */
async function known() {
  const mark = `Nadia-${crypto.randomUUID()}`;
  const { token, email, id } = await server.signUp();
  const customer = { id, email, client: server.client({ token }) };
  await customer.client.updateProfile({ body: { name: mark, phone: '07701234567', city: mark, state: mark } });
  const booking = await book(customer, mark);
  await customer.client.writeReview({ ...params(104), body: { rating: 1, comment: `${mark} was here` } });
  const contact = { name: mark, email, subject: 'One', message: `${mark} asks` } as const;
  await server.client().sendContactMessage({ body: contact });
  await server.client().subscribe({ body: { email } });
  await server.deliver();
  return { ...customer, mark, booking };
}

async function book({ client }: TestUser, name: string, date = '2026-12-15'): Promise<number> {
  const [time = ''] = await listFreeTimes(server, service, hairCut, date);
  const body = { ...(await toBookingBody(server, service, hairCut, date, time)), customer_name: name, notes: name };
  return (await client.placeBooking({ body })).data.id;
}

/** Tables of all schemas in which a text stands somewhere. */
async function traces(text: string): Promise<string[]> {
  const { rows } = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const hits = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await query(`select from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [text]);
      return found.rowCount ? [String(name)] : [];
    }),
  );
  return hits.flat();
}

describe('R11.12 deleteAccount', () => {
  it('leaves no word of its user in any table, also where another user wrote it', async () => {
    const one = await known();
    const { mark, email, id, booking } = one;
    const owner = await createOwner(server, landmarks.noorSalon);
    const operator = await server.signIn('operator');
    await query(`update booking_events set reason = $1 where booking_id = $2`, [`${mark} was rude`, booking]);
    const detail = { on: id, reason: `${mark} again`, before: { email } };
    await query(
      `insert into audit_entries (kind, user_id, address, request_id, detail, created_at)
       values ('operator.user_blocked', $1, '', 'r', $2, now()), ('denied', $3, '10.9.8.7', 'r', $4, now())`,
      [operator.id, JSON.stringify(detail), id, JSON.stringify({ path: mark })],
    );
    const review = await query('select id from reviews where user_id = $1', [id]);
    await owner.client.reportReview({ ...params(Number(review.rows[0]?.['id'])), body: { reason: 'spam' } });
    await query(`update review_reports set comment = $1 where user_id = $2`, [`${mark} was here`, owner.id]);
    await query(
      `insert into schedule_changes (venue_id, actor_id, verb, before, after, created_at)
       values ($1, null, 'changeMember', '{}', $2, now())`,
      [landmarks.noorSalon, JSON.stringify({ email })],
    );
    await server.client().forgotPassword({ body: { email } });
    await one.client.deleteAccount({ body: { password } });
    // What is still to be told to the venue names nobody.
    await server.deliver();
    for (const word of [mark, email, '+9647701234567', '10.9.8.7'])
      expect([word, await traces(word)]).toEqual([word, []]);
    expect((await apiErrorOf(one.client.findUser())).status).toBe(401);
  });
});

describe('R11.12 deleteAccount and bookings', () => {
  it('cancels upcoming bookings, whatever time is left, and tells the venue alone', async () => {
    const customer = await createUser(server);
    const owner = await createOwner(server, landmarks.noorSalon, { cancel_hours: 48 });
    const soon = await book(customer, 'Zainab', '2026-11-22');
    const confirmed = await book(customer, 'Zainab', '2026-12-16');
    for (const id of [soon, confirmed]) await owner.client.confirmBooking(params(id));
    await server.deliver();
    await query('delete from stored_emails');
    expect((await customer.client.previewDeletion()).data).toMatchObject({ bookings: 2, venues: 0 });
    await customer.client.deleteAccount({ body: { password: null } });
    await server.deliver();
    for (const id of [soon, confirmed]) {
      const { data } = await owner.client.findBooking(params(id));
      expect(data).toMatchObject({ status: 'cancelled', customer_name: noName });
    }
    const mails = await query('select recipient from stored_emails');
    expect(mails.rows).toHaveLength(2);
    expect(JSON.stringify(mails.rows)).not.toContain('erased');
    const [time] = await listFreeTimes(server, service, hairCut, '2026-11-22');
    expect(time).toBeDefined();
  });

  it('deletes nobody else’s mail, whatever name or address somebody chose', async () => {
    const hostile = await createUser(server);
    await query(`update users set email = 'a_b@example.com' where id = $1`, [hostile.id]);
    await book(hostile, 'e', '2026-12-17');
    await query(
      `insert into pgboss.job (name, state, output) values ('events', 'failed', '{"error": "axb@example.com"}')`,
    );
    await query(
      `insert into stored_emails (recipient, subject, text, html, created_at) values ('other@example.com', 'e', 'e', '', now())`,
    );
    await hostile.client.deleteAccount({ body: { password: null } });
    expect((await query(`select from stored_emails where recipient = 'other@example.com'`)).rows).toHaveLength(1);
    expect((await query(`select from pgboss.job where output::text like '%axb@%'`)).rows).toHaveLength(1);
  });

  it('keeps what took place with the venue, without the name', async () => {
    const one = await known();
    await setStatus(server, one.booking, 'completed');
    await one.client.deleteAccount({ body: { password } });
    const { rows } = await query('select status, customer_name, notes from bookings where id = $1', [one.booking]);
    expect(rows).toEqual([{ status: 'completed', customer_name: noName, notes: '' }]);
  });
});

describe('R11.12 who may delete an account', () => {
  it('asks for the password, or for a login of the last ten minutes', async () => {
    const { client } = await createUser(server);
    const refused = async (body: { password: string | null }) =>
      (await apiErrorOf(client.deleteAccount({ body }))).body?.errors;
    expect(await refused({ password: 'not the one' })).toHaveProperty('password');
    server.setClock(frozenNow.add({ minutes: 11 }));
    expect((await client.previewDeletion()).data).toMatchObject({ has_password: true, needs_password: true });
    expect(await refused({ password: null })).toEqual({ password: ['The password field is required.'] });
    await client.deleteAccount({ body: { password } });
    const other = await createUser(server);
    await query('update users set password_hash = null where id = $1', [other.id]);
    server.setClock(frozenNow.add({ minutes: 30 }));
    const late = await apiErrorOf(other.client.deleteAccount({ body: { password } }));
    expect(late.body?.errors?.['password']?.[0]).toMatch(/log in again/);
  });

  it('deleteAccount answers owns_venue to the owner of a venue, and own_account to an operator', async () => {
    const owner = await createOwner(server, 17);
    expect((await owner.client.previewDeletion()).data.venues).toBe(1);
    expect((await apiErrorOf(owner.client.deleteAccount({ body: { password: null } }))).body?.code).toBe('owns_venue');
    const operator = await createUser(server);
    await query(`update users set role = 'operator' where id = $1`, [operator.id]);
    expect((await apiErrorOf(operator.client.deleteAccount({ body: { password: null } }))).body?.code).toBe(
      'own_account',
    );
  });

  it('deleteAccount answers too_many_attempts to a stolen session that guesses', async () => {
    const { client } = await strict.signUp().then(({ token }) => ({ client: strict.client({ token }) }));
    const guess = () => apiErrorOf(client.deleteAccount({ body: { password: 'a guess' } }));
    for (let count = 0; count < 10; count++) expect((await guess()).body?.code).toBe('invalid');
    expect((await guess()).body?.code).toBe('too_many_attempts');
  });
});

describe('R11.12 deleteAccount under way', () => {
  it('of two at once one deletes, and a booking that is placed meanwhile is not left behind', async () => {
    const customer = await createUser(server);
    const [time = ''] = await listFreeTimes(server, service, hairCut, '2026-12-17');
    const body = await toBookingBody(server, service, hairCut, '2026-12-17', time);
    await Promise.allSettled([
      customer.client.placeBooking({ body }),
      customer.client.deleteAccount({ body: { password: null } }),
      customer.client.deleteAccount({ body: { password: null } }),
      customer.client.placeBooking({ body: { ...body, notes: 'another' } }),
    ]);
    const { rows } = await query(
      `select from bookings where customer_id = $1 and (status in ('pending', 'confirmed') or customer_name <> $2)`,
      [customer.id, noName],
    );
    expect(rows).toEqual([]);
    const { rows: users } = await query('select erased_at from users where id = $1', [customer.id]);
    expect(users[0]?.['erased_at']).not.toBeNull();
  });
});

describe('R11.12 exportOwnData', () => {
  it('gives everything about the caller in one call, without hashes and tokens, and nothing about others', async () => {
    const one = await known();
    const other = await known();
    const text = JSON.stringify(await one.client.exportOwnData());
    for (const word of [one.mark, one.email, `${one.mark} was here`, `${one.mark} asks`]) expect(text).toContain(word);
    expect(text).not.toContain(other.mark);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/password_hash|_hash"|token|argon2/);
  });
});

it('R11.12 R12.01 exportOwnData shows the phone of an account, and deleteAccount leaves neither it nor a code anywhere', async () => {
  const { client, id, phone } = await logInByPhone(server);
  await server.client().requestCode({ body: { phone } });
  await server.deliver();
  expect((await client.exportOwnData())['account']).toMatchObject([{ id, proven_phone: phone, email: null }]);
  await client.deleteAccount({ body: { password: null } });
  await server.deliver();
  expect(await traces(phone)).toEqual([]);
  expect((await logInByPhone(server, phone)).id).not.toBe(id);
});
