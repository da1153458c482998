import { bookingMails } from '@tajmeelspot/language/en/booking-mails.ts';
import { mails } from '@tajmeelspot/language/en/mails.ts';
import { shortTexts } from '@tajmeelspot/language/en/short-texts.ts';
import { waitlistMails } from '@tajmeelspot/language/en/waitlist-mails.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLines, safeValues, safeWords } from './safe-text.ts';

/** Characters with which names are made to look like something else, among ordinary ones. */
const characters = Array.from(
  'aexسارةژینا ./:@19-\n\r\t\u0000\u0085\u2028\u200b\u200c\u200d\u200f\u202e\u2066\u2069\u00ad\ufeff\u3164\u2800\u0336\ufe0f。．｡😀\u{e0061}',
);
const nasty = fc.string({
  unit: fc.constantFrom(...characters, 'www.', 'https://', 'mailto:', '.com', '\ud800'),
  maxLength: 400,
});

describe('R11.08 words of users in messages', () => {
  it('R11.08 are one visible line without control, direction and zero-width characters, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (written) => {
        const safe = safeWords(written);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);
        expect(safe.trim()).toBe(safe);
        expect(safe).not.toBe('');
        expect(Array.from(safe).length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 2000 },
    );
  });

  it('R11.08 are no address that a mail program opens, whatever was typed', () => {
    fc.assert(
      fc.property(nasty, (written) => {
        const safe = safeWords(written);
        expect(safe).not.toMatch(/[.。]\p{L}/u);
        expect(safe).not.toMatch(/\/\/|\p{L}:\S|@\S/u);
        expect(safe).not.toMatch(/\d+(\.\d+){3}/);
      }),
      { numRuns: 2000 },
    );
  });

  it('R11.08 stay the same when they are made safe twice', () => {
    fc.assert(
      fc.property(nasty, (written) => {
        const safe = safeWords(written);
        expect(safeWords(safe)).toBe(safe);
      }),
    );
  });
});

describe('R11.08 a name in a message', () => {
  it.each([
    ['Zainab Kareem', 'Zainab Kareem'],
    ['سارة جمال', 'سارة جمال'],
    ['شیلان ئەحمەد', 'شیلان ئەحمەد'],
    ['Dr.Ali', 'Dr. Ali'],
    ['Sara\n\nYour account is blocked, call 0770', 'Sara Your account is blocked, call 0770'],
    ['see evil.example/login now', 'see evil. example/login now'],
    ['https://evil.example', 'evil. example'],
    ['a@evil.example', 'a@ evil. example'],
    ['127.0.0.1', '127 0 0 1'],
    ['Botox 2.5 ml', 'Botox 2.5 ml'],
    ['\u202eevil', 'evil'],
    [' \u200b ', '—'],
  ])('R11.08 %j reads %j', (written, safe) => {
    expect(safeWords(written)).toBe(safe);
  });

  it('R11.08 are made safe among the values of a text, which the server wrote itself otherwise', () => {
    const day = '\u200f٢١ تشرين الثاني';
    expect(safeValues('en', { customerName: 'a\nb.co', day: 'Saturday', count: 2, reason: '' })).toEqual({
      customerName: 'a b. co',
      day: 'Saturday',
      count: 2,
      reason: '',
    });
    // Many days of a series are not cut, and a browser stands before its system in a language of the other direction.
    const [dates, device] = [
      'Saturday 21 November 5:30 PM · '.repeat(20),
      '\u2068Chrome\u2069 على \u2068Android\u2069',
    ];
    expect(safeValues('en', { dates })).toEqual({ dates });
    expect(safeValues('ar', { device })).toEqual({ device: `\u2068${device}\u2069` });
    // What runs in the other direction is kept apart; what chooses a branch stays as it is.
    expect(safeValues('ar', { customerName: 'Sara', day, hasReason: 'yes', count: 2 })).toEqual({
      customerName: '\u2068Sara\u2069',
      day,
      hasReason: 'yes',
      count: 2,
    });
    expect(safeLines(['one', '', 'www.two.example'])).toEqual(['one', '', 'www. two. example']);
  });
});

it('R13.11 what chooses a branch of a text reaches it in every language, such as the time of a discreet message', () => {
  const texts = JSON.stringify([mails, bookingMails, shortTexts, waitlistMails]);
  const choices = new Set(Array.from(texts.matchAll(/\{(\w+), select/g), ([, name = '']) => name));
  expect(choices).toContain('hasTime');
  const values = Object.fromEntries(Array.from(choices, (name) => [name, 'yes']));
  for (const language of languages) expect(safeValues(language, values)).toEqual(values);
});
