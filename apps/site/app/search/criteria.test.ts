import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCriteria, toSearch } from './criteria.ts';

const none = readCriteria(new URLSearchParams());
const criteria = fc.record(
  Object.fromEntries(
    Object.keys(none).map((name) => [name, fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 8 }))]),
  ),
) as fc.Arbitrary<typeof none>;

it('an address has what is asked for and no more, in the same order whatever is changed', () => {
  fc.assert(
    fc.property(criteria, criteria, (before, changes) => {
      const search = toSearch(before, { city: changes.city, sort: changes.sort });
      const expected = { ...before, city: changes.city, sort: changes.sort };
      const pairs = Object.entries(expected).filter(([, value]) => value !== '');
      expect([...new URLSearchParams(search)]).toEqual([...new URLSearchParams(Object.fromEntries(pairs))]);
    }),
  );
  expect(toSearch(none)).toBe('');
  expect(toSearch(none, { treatment: 'a b&c' })).toBe('?treatment=a+b%26c');
});
