import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const zainab = { email: 'zainab@example.com', password: 'bukra-inshallah' };
const newcomer = () => ({
  name: 'Sara Jamal',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'a long password',
  password_confirmation: 'a long password',
});

describe('signUp', () => {
  it('R7.05 makes an account that can log in', async () => {
    const body = newcomer();
    const made = await server.client().signUp({ body });
    expect(made.user).toMatchObject({ name: 'Sara Jamal', email: body.email, role_id: 1 });
    const { user } = await server.client().logIn({ body });
    expect(user.id).toBe(made.user.id);
  });

  it.each([
    [0, 0],
    ['0', 0],
    [1, 1],
    [2, 1],
    ['operator', 1],
    [undefined, 1],
  ])('R6.01 role_id %s makes role_id %s and never an operator', async (input, made) => {
    const { user } = await server.client().signUp({ body: { ...newcomer(), role_id: input } });
    expect(user.role_id).toBe(made);
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const body = newcomer();
    await server.client().signUp({ body });
    const refused = await apiErrorOf(server.client().signUp({ body: { ...body, email: body.email.toUpperCase() } }));
    expect(refused.body).toMatchObject({ code: 'invalid', errors: { email: ['The email has already been taken.'] } });
  });

  it('R5.03 R5.11 names every field that is missing', async () => {
    const answer = await server.call('POST', '/signup', {});
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(['name', 'email', 'password']);
    expect(errors['name']).toEqual(['The name field is required.']);
  });
});

describe('the confirmation of a password in signUp', () => {
  it('R5.03 R7.05 needs no confirmation of who sends none', async () => {
    const { password_confirmation: _, ...body } = newcomer();
    const answer = await server.call('POST', '/signup', body);
    expect(answer.status).toBe(201);
    expect((await server.client().logIn({ body })).user.email).toBe(body.email);
  });

  it.each(['', null, 'another password'])('R5.03 refuses a confirmation that is sent as %j', async (sent) => {
    const answer = await server.call('POST', '/signup', { ...newcomer(), password_confirmation: sent });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['password_confirmation']);
  });

  it("R5.03 says 'Passwords do not match'", async () => {
    const body = { ...newcomer(), password_confirmation: 'another password' };
    const refused = await apiErrorOf(server.client().signUp({ body }));
    expect(refused.body?.errors).toEqual({ password_confirmation: ['Passwords do not match'] });
  });
});

describe('the fields of signUp', () => {
  it.each([
    ['email', 'nobody'],
    ['password', 'short'],
    ['name', 'x'.repeat(121)],
    ['name', 'a\u0000b'],
  ])('refuses %s %j', async (field, value) => {
    const refused = await apiErrorOf(server.client().signUp({ body: { ...newcomer(), [field]: value } }));
    expect(refused.status).toBe(422);
    expect(refused.body?.errors).toHaveProperty(field);
  });
});

describe('logIn', () => {
  it('R3.02 R7.04 gives a token and the user, whatever the case of the address', async () => {
    const found = await server.client().logIn({ body: { ...zainab, email: 'ZAINAB@example.com' } });
    expect(found.token).toMatch(/^[\w-]{43}$/);
    expect(found.user).toMatchObject({ email: zainab.email, role_id: 1 });
    expect(Object.keys(found.user)).toEqual(expect.arrayContaining(['name', 'phone', 'city', 'state', 'image']));
  });

  it('R8.09 logIn answers invalid_credentials alike for an unknown account and a wrong password', async () => {
    const wrong = await apiErrorOf(server.client().logIn({ body: { ...zainab, password: 'not it at all' } }));
    const unknown = await apiErrorOf(server.client().logIn({ body: { ...zainab, email: 'nobody@example.com' } }));
    for (const refused of [wrong, unknown]) {
      expect(refused.status).toBe(401);
      expect(refused.message).toBe('Invalid email or password');
    }
  });

  it('says so in Arabic and Sorani when asked', async () => {
    const body = { ...zainab, password: 'not it at all' };
    const arabic = await apiErrorOf(server.client({ language: 'ar' }).logIn({ body }));
    const sorani = await apiErrorOf(server.client({ language: 'ckb' }).logIn({ body }));
    expect(arabic.message).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة');
    expect(sorani.message).toBe('ئیمەیڵ یان وشەی نهێنی هەڵەیە');
  });

  it('stores no token, only its hash', async () => {
    const { token } = await server.client().logIn({ body: zainab });
    const rows = await server.deps.db.selectFrom('sessions').select('token_hash').execute();
    const text = JSON.stringify(rows.map((row) => row.token_hash.toString('base64url')));
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(token);
  });

  it('logIn answers too_many_attempts to an account that guesses, with Retry-After, also with the right password then', async () => {
    const { email } = await server.signUp();
    for (let guess = 0; guess < 10; guess++) {
      await apiErrorOf(server.client().logIn({ body: { email, password: `guess number ${guess}` } }));
    }
    const answer = await server.call('POST', '/login', { email, password: 'a long password' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'too_many_attempts', message: expect.stringMatching(/minute/) });
  });
});

describe('sessions', () => {
  it('R7.06 says who a token belongs to', async () => {
    const { token, email } = await server.signUp('vendor');
    expect(await server.client({ token }).findUser()).toMatchObject({ email, role_id: 0 });
  });

  it.each(['findUser', 'logOut', 'listBookings'] as const)('%s refuses a visitor', async (verb) => {
    const refused = await apiErrorOf(server.client()[verb]());
    expect(refused.body).toMatchObject({ code: 'unauthenticated', message: 'Session expired. Please log in again.' });
  });

  it('R7.07 a token is dead after logging out', async () => {
    const { token } = await server.signUp();
    const gone = await server.client({ token }).logOut();
    expect(gone.message).toBe('Logged out successfully.');
    expect((await apiErrorOf(server.client({ token }).findUser())).status).toBe(401);
  });

  it('a session that is not used ends after 30 days, a used one lives on', async () => {
    const { token } = await server.signUp();
    const start = server.deps.clock.now();
    server.setClock(start.add({ hours: 29 * 24 }));
    await server.client({ token }).findUser();
    server.setClock(start.add({ hours: 58 * 24 }));
    await server.client({ token }).findUser();
    server.setClock(start.add({ hours: 89 * 24 }));
    const refused = await apiErrorOf(server.client({ token }).findUser());
    server.setClock(start);
    expect(refused.status).toBe(401);
  });
});
