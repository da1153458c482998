import { expect, it } from 'vitest';
import { onceForObject } from './once-for-object.ts';

it('something is worked out once for each object and name', () => {
  const made: string[] = [];
  const namesOf = onceForObject((source: { readonly of: number }, name) => {
    made.push(name);
    return { text: `${source.of} ${name}` };
  });
  const [one, other] = [{ of: 1 }, { of: 1 }];
  expect(namesOf(one, 'a')).toBe(namesOf(one, 'a'));
  expect(namesOf(one, 'b')).toEqual({ text: '1 b' });
  expect(namesOf(other, 'a')).not.toBe(namesOf(one, 'a'));
  expect(made).toEqual(['a', 'b', 'a']);
});
