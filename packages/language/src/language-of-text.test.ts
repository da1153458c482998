import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['Lovely place, very clean.', 'en'],
  ['مكان جميل ونظيف جدًا والموظفات لطيفات', 'ar'],
  ['شوێنێکی زۆر خۆش و پاکە، کارمەندەکان بەڕێزن', 'ckb'],
  ['المكان كلش حلو', 'ar'],
  ['Noor Salon ممتاز جدا والنتيجة رائعة', 'ar'],
  ['👍👍', undefined],
  ['5/5', undefined],
])('%s is written in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
