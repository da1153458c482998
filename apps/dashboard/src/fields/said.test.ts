import { expect, it } from 'vitest';
import { said, wholeNumber } from './said.ts';
import { stillWrong } from './still-wrong.ts';

it('a text is shown in the language asked for, else in the first one there is', () => {
  expect([said({ en: 'Cut', ar: 'قص' }, 'ar'), said({ ar: 'قص' }, 'en'), said({}, 'en')]).toEqual(['قص', 'قص', '']);
});

it('numbers are read in the digits of each language', () => {
  expect([wholeNumber('٢٥٬٠٠٠'), wholeNumber('۲۵'), wholeNumber(' 25,000 ')]).toEqual([25_000, 25, 25_000]);
  expect([wholeNumber('2.5'), wholeNumber(''), wholeNumber('-1')]).toEqual([undefined, undefined, undefined]);
});

it('a sentence about a field goes as soon as the field is changed', () => {
  const name = {};
  const errors = { name: 'Required', city: 'Required' };
  expect(stillWrong(errors, { name, city: '' }, { name, city: 'erbil' })).toEqual({ name: 'Required' });
});
