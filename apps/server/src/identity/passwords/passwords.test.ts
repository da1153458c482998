import { describe, expect, it } from 'vitest';
import { issueReset } from '../identity.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const chosen = 'a newly chosen password';

/** A fresh token for choosing a new password, as the mail would bring it. */
const tokenFor = async (email: string): Promise<string> => {
  const issued = await issueReset(server.deps, email);
  return issued?.token ?? expect.unreachable('no such account');
};

const reset = (email: string, token: string, password = chosen) =>
  server.client().resetPassword({ body: { email, token, password, password_confirmation: password } });

const invalidToken = {
  code: 'invalid',
  errors: { token: ['This link is no longer valid. Please request a new one.'] },
};

describe('forgotPassword', () => {
  it('R7.08 answers alike for an address with an account and for one without', async () => {
    const { email } = await server.signUp();
    const ask = (address: string) => server.call('POST', '/forgot-password', { email: address });
    const [known, unknown] = await Promise.all([ask(email), ask('nobody-at-all@example.com')]);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const message = 'If there is an account with this email, a link to choose a new password is on its way.';
    expect(await known.json()).toEqual({ message });
    expect(await unknown.json()).toEqual({ message });
  });

  it('R7.08 does the same work for both: an entry and an event, no look at the account', async () => {
    const { email } = await server.signUp();
    const count = async () => {
      const entries = server.deps.db
        .selectFrom('audit_entries')
        .select('user_id')
        .where('kind', '=', 'reset_requested');
      const rows = await entries.execute();
      return { entries: rows.length, named: rows.filter(({ user_id }) => user_id !== null).length };
    };
    const before = await count();
    for (const address of [email, 'still-nobody@example.com']) {
      await server.client().forgotPassword({ body: { email: address } });
    }
    expect(await count()).toEqual({ entries: before.entries + 2, named: 0 });
  });

  it.each(['', 'nobody', 'a b@example.com'])('refuses %j', async (email) => {
    const refused = await apiErrorOf(server.client().forgotPassword({ body: { email } }));
    expect(refused.body?.errors).toHaveProperty('email');
  });
});

describe('resetPassword', () => {
  it('R7.09 sets the password, ends every session and works once', async () => {
    const { email, token: session } = await server.signUp();
    const token = await tokenFor(email);
    const done = await reset(email.toUpperCase(), token);
    expect(done.message).toBe('Your password has been changed. Please log in.');
    expect((await apiErrorOf(server.client({ token: session }).findUser())).status).toBe(401);
    expect((await server.client().logIn({ body: { email, password: chosen } })).user.email).toBe(email);
    expect((await apiErrorOf(reset(email, token))).body).toMatchObject(invalidToken);
  });

  it('R7.09 takes the newest token only, for an hour, for its own address', async () => {
    const { email } = await server.signUp();
    const other = await server.signUp();
    const old = await tokenFor(email);
    const token = await tokenFor(email);
    expect((await apiErrorOf(reset(email, old))).body).toMatchObject(invalidToken);
    expect((await apiErrorOf(reset(other.email, token))).body).toMatchObject(invalidToken);
    const start = server.deps.clock.now();
    server.setClock(start.add({ minutes: 60 }));
    const late = await apiErrorOf(reset(email, token));
    server.setClock(start);
    expect(late.body).toMatchObject(invalidToken);
    await reset(email, token);
  });
});

describe('the token of a mail', () => {
  it('of two at once with one token exactly one succeeds', async () => {
    const { email } = await server.signUp();
    const token = await tokenFor(email);
    const both = await Promise.allSettled([reset(email, token), reset(email, token, 'another chosen password')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('R5.04 names every field that is missing, and passwords that differ', async () => {
    const answer = await server.call('POST', '/reset-password', {});
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['email', 'token', 'password', 'password_confirmation']);
    const body = { email: 'a@example.com', token: 'x', password: chosen, password_confirmation: 'not the same' };
    const refused = await apiErrorOf(server.client().resetPassword({ body }));
    expect(refused.body?.errors).toEqual({ password_confirmation: ['Passwords do not match'] });
  });

  it('a password that is refused does not use the token up', async () => {
    const { email } = await server.signUp();
    const token = await tokenFor(email);
    expect((await apiErrorOf(reset(email, token, 'password123'))).body?.errors).toHaveProperty('password');
    await reset(email, token);
  });

  it('keeps only the hash of a token', async () => {
    const { email } = await server.signUp();
    const token = await tokenFor(email);
    const rows = await server.deps.db.selectFrom('password_resets').select('token_hash').execute();
    expect(JSON.stringify(rows.map((row) => row.token_hash.toString('base64url')))).not.toContain(token);
  });
});

const change = (token: string, old: string, next = chosen) =>
  server
    .client({ token })
    .changePassword({ body: { old_password: old, new_password: next, new_password_confirmation: next } });

describe('changePassword', () => {
  it('R7.10 sets the password and ends every session but this one', async () => {
    const { email, token } = await server.signUp();
    const elsewhere = await server.client().logIn({ body: { email, password: 'a long password' } });
    const forgotten = await tokenFor(email);
    await change(token, 'a long password');
    expect((await server.client({ token }).findUser()).email).toBe(email);
    expect((await apiErrorOf(server.client({ token: elsewhere.token }).findUser())).status).toBe(401);
    expect((await apiErrorOf(server.client().logIn({ body: { email, password: 'a long password' } }))).status).toBe(
      401,
    );
    // A link that was asked for before must not undo it.
    expect((await apiErrorOf(reset(email, forgotten))).body).toMatchObject(invalidToken);
  });

  it('R7.10 refuses a wrong old password and changes nothing', async () => {
    const { email, token } = await server.signUp();
    const refused = await apiErrorOf(change(token, 'not the old one'));
    expect(refused.body).toMatchObject({
      code: 'invalid',
      errors: { old_password: ['The current password is not correct.'] },
    });
    await server.client().logIn({ body: { email, password: 'a long password' } });
  });

  it("R5.05 asks for three fields and says 'New passwords do not match.'", async () => {
    const { token } = await server.signUp();
    const answer = await server.call('POST', '/change-password', {}, { authorization: `Bearer ${token}` });
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['old_password', 'new_password', 'new_password_confirmation']);
    const body = { old_password: 'a long password', new_password: chosen, new_password_confirmation: 'another' };
    const refused = await apiErrorOf(server.client({ token }).changePassword({ body }));
    expect(refused.body?.errors).toEqual({ new_password_confirmation: ['New passwords do not match.'] });
  });

  it('changePassword answers too_many_attempts to a stolen session that guesses', async () => {
    const { token } = await server.signUp();
    for (let guess = 0; guess < 10; guess++) await apiErrorOf(change(token, `guess ${guess}`));
    expect((await apiErrorOf(change(token, 'a long password'))).body?.code).toBe('too_many_attempts');
  });
});

describe('a password', () => {
  it.each(['password1', 'QWERTYUIOP', '123456789'])('%s is refused as one of the commonest', async (password) => {
    const body = { name: 'Sara', email: 'common@example.com', password, password_confirmation: password };
    const refused = await apiErrorOf(server.client().signUp({ body }));
    expect(refused.body?.errors).toEqual({
      password: ['This is one of the most common passwords. Please choose another one.'],
    });
    const { token } = await server.signUp();
    expect((await apiErrorOf(change(token, 'a long password', password))).body?.errors).toHaveProperty('new_password');
  });

  it('is the same in whatever code points a keyboard writes it', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'شَعر caf\u00e9 جميل';
    await server.client().signUp({ body: { name: 'Sara', email, password, password_confirmation: password } });
    const { user } = await server.client().logIn({ body: { email, password: password.normalize('NFD') } });
    expect(user.email).toBe(email);
  });

  it('many at once are hashed a few at a time and all are answered', async () => {
    const { email } = await server.signUp();
    const body = { email, password: 'a long password' };
    const logins = Array.from({ length: 8 }, () => server.client().logIn({ body }));
    expect((await Promise.all(logins)).length).toBe(8);
  });
});
