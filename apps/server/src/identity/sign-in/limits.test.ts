import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer({ RATE_LIMIT_SCALE: '1' });
const fresh = useServer({ RATE_LIMIT_SCALE: '1' });

const expectRefused = async (answer: Response) => {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'too_many_attempts', message: expect.stringMatching(/minute/) });
};

describe('an address', () => {
  it('logIn answers too_many_attempts to one that guesses at many accounts', async () => {
    const guess = (number: number) =>
      server.call('POST', '/login', { email: `guessed-${number}@example.com`, password: 'a guess' });
    for (let number = 0; number < 50; number++) expect((await guess(number)).status).toBe(401);
    await expectRefused(await guess(51));
  });

  it('signUp answers too_many_attempts to one that makes accounts without end', async () => {
    const bad = { name: 'x', password: 'password1', password_confirmation: 'password1' };
    const make = (number: number) => server.call('POST', '/signup', { ...bad, email: `made-${number}@example.com` });
    for (let number = 0; number < 60; number++) expect((await make(number)).status).toBe(422);
    await expectRefused(await make(61));
  });
});

describe('an account', () => {
  it('R7.08 forgotPassword answers too_many_attempts to the fourth mail, whether there is an account or not', async () => {
    for (const email of ['omar@example.com', 'nobody@example.com']) {
      const ask = (written: string) => server.call('POST', '/forgot-password', { email: written });
      for (let times = 0; times < 3; times++) expect((await ask(email)).status).toBe(200);
      await expectRefused(await ask(email.toUpperCase()));
    }
  });

  it('R7.09 resetPassword answers too_many_attempts to guesses at the code', async () => {
    const password = 'a long password';
    const guess = (number: number) =>
      fresh.call('POST', '/reset-password', {
        email: 'omar@example.com',
        token: `guess-${number}`,
        password,
        password_confirmation: password,
      });
    for (let number = 0; number < 10; number++) expect((await guess(number)).status).toBe(422);
    await expectRefused(await guess(11));
  });

  it('many guesses at once are counted before they are tried', async () => {
    const guesses = Array.from({ length: 30 }, (_, number) =>
      fresh.call('POST', '/login', { email: 'shilan@example.com', password: `guess ${number}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});
