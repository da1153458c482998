import { localeOf } from './locale.ts';
import { describe, expect, it } from 'vitest';
import { server as ar } from './ar/server/server.ts';
import { server as ckb } from './ckb/server/server.ts';
import { server as en } from './en/server/server.ts';
import { fieldName, translate } from './server-messages.ts';

/** How a sentence contains the name of a field, so that its gender and number change no other word. */
const lawfulShapes = {
  en: /^\{field\}: |The \{field\} field /,
  ar: /^\{field\}: |حقل \{field\} /,
  ckb: /^\{field\}: |خانەی \{field\} /,
};
describe('the sentence about a field', () => {
  it.each([
    ['en', en.rules],
    ['ar', ar.rules],
    ['ckb', ckb.rules],
  ] as const)('fits the name of any field in %s', (language, rules) => {
    // Only a name or a code, each a noun in the singular, can be taken.
    const glued = Object.entries(rules).filter(
      ([rule, text]) => text.includes('{field}') && rule !== 'taken' && !lawfulShapes[language].test(text),
    );
    expect(glued).toEqual([]);
  });

  it('names the language of a text, and the last part of a list', () => {
    expect(fieldName('en', 'treatments.2.title.ckb')).toBe('title (Kurdish)');
    expect(fieldName('ar', 'hours.2.to')).toBe('النهاية');
    expect(translate(localeOf('ckb'), 'rules.required', { field: fieldName('ckb', 'phone') })).toBe(
      'خانەی ژمارەی تەلەفۆن پێویستە.',
    );
  });
});

it('a sentence that was said before is the same for the same values alone', () => {
  const sentenceFor = (language: 'en' | 'ar', here: number) =>
    translate(localeOf(language), 'reliability.reliable', { here });
  const [once, again, more, other] = [
    sentenceFor('en', 1),
    sentenceFor('en', 1),
    sentenceFor('en', 2),
    sentenceFor('ar', 1),
  ];
  expect(again).toBe(once);
  expect(new Set([once, more, other]).size).toBe(3);
  const many = Array.from({ length: 5000 }, (_, here) => sentenceFor('en', here));
  expect(new Set(many).size).toBe(5000);
  expect(sentenceFor('en', 1)).toBe(once);
});
