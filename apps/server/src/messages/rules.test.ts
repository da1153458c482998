import { describe, expect, it } from 'vitest';
import { greetedName, loginPageOf } from './rules.ts';

describe('greetedName', () => {
  it.each(['Zainab Kareem', 'زينب كريم', 'شیلان نوری', 'نازەنین‌ئەحمەد', "O'Neil-Ahmed", 'Dr. Huda', 'محمد ع. جاسم'])(
    'greets %s by name',
    (name) => {
      expect(greetedName(name)).toBe(name);
    },
  );

  it.each([
    ['an address', 'evil.example'],
    ['a link', 'https://evil'],
    ['a call', 'Call 07701234567'],
    ['a mail address', 'me@here'],
    ['a host', 'WWW evil'],
    ['a long text', 'word '.repeat(20)],
    ['nothing to see', ' \u202E\u0007 '],
  ])('does not pass on %s', (_, name) => {
    expect(greetedName(name)).toBeUndefined();
  });

  it('is one line in one direction', () => {
    expect(greetedName('Sara\r\nBcc: x')).toBeUndefined();
    expect(greetedName('Sara\r\nJamal\u202E')).toBe('Sara Jamal');
  });
});

it('sends each role to its own login', () => {
  expect(['vendor', 'customer', 'operator'].map(loginPageOf)).toEqual([
    'professionallogin',
    'customerslogin',
    'customerslogin',
  ]);
});
