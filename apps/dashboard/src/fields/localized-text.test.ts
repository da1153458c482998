import { expect, it } from 'vitest';
import { textIn, readWholeNumber } from './localized-text.ts';

it('a text is shown in the language asked for, else in the first one there is', () => {
  expect([textIn({ en: 'Cut', ar: 'قص' }, 'ar'), textIn({ ar: 'قص' }, 'en'), textIn({}, 'en')]).toEqual([
    'قص',
    'قص',
    '',
  ]);
});

it('numbers are read in the digits of each language', () => {
  expect([readWholeNumber('٢٥٬٠٠٠'), readWholeNumber('۲۵'), readWholeNumber(' 25,000 ')]).toEqual([25_000, 25, 25_000]);
  expect([readWholeNumber('2.5'), readWholeNumber(''), readWholeNumber('-1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
