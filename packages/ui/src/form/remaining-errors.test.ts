import { expect, it } from 'vitest';
import { errorsBelow, remainingErrors } from './remaining-errors.ts';

it('a sentence about a field goes as soon as the field is changed', () => {
  const name = {};
  const errors = { name: 'Required', city: 'Required' };
  expect(remainingErrors(errors, { name, city: '' }, { name, city: 'erbil' })).toEqual({ name: 'Required' });
});

it('a part of a form has the sentences about its own fields', () => {
  const errors = { 'coupon.code': 'Required', title: 'Required' };
  expect(errorsBelow(errors, 'coupon.')).toEqual({ code: 'Required' });
});
