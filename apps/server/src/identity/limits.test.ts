import { expect, it } from 'vitest';
import { useServer } from '#app/testing/harness.ts';

const server = useServer();

it('logIn answers too_many_attempts to an address that guesses at many accounts, whatever RATE_LIMIT_SCALE says', async () => {
  const guess = (number: number) =>
    server.call('POST', '/login', { email: `guessed-${number}@example.com`, password: 'a guess' });
  for (let number = 0; number < 50; number++) expect((await guess(number)).status).toBe(401);
  const answer = await guess(51);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
