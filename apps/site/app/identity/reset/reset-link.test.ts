import { describe, expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

describe('the link of the mail', () => {
  it('R2.41 brings the code and the address', () => {
    expect(readResetLink('#reset=a-B_9&email=a%2Bb%40example.com')).toEqual({
      step: 'choose',
      token: 'a-B_9',
      email: 'a+b@example.com',
    });
  });

  it('is known by its code alone', () => {
    expect(readResetLink('#content')).toBeUndefined();
    expect(readResetLink('')).toBeUndefined();
    expect(readResetLink('#reset=x')).toEqual({ step: 'choose', token: 'x', email: '' });
  });
});
