import { expect, it } from 'vitest';
import { attemptFor } from './booking-attempt.ts';

it('the same request has the same key, so that a retry cannot book twice', () => {
  const first = attemptFor('{"time":"16:30"}', undefined);
  expect(attemptFor('{"time":"16:30"}', first)).toBe(first);
});

it('another request has a key of its own, in the form that the contract asks for', () => {
  const first = attemptFor('{"time":"16:30"}', undefined);
  const second = attemptFor('{"time":"16:45"}', first);
  expect(second.key).not.toBe(first.key);
  expect(second.key).toMatch(/^[\w-]{8,100}$/);
});
