import { expect, test } from 'vitest';
import { namesOf } from './benches.ts';
import { help, readOptions } from './options.ts';

test('the help names every bench', () => {
  for (const name of [...namesOf(undefined), ...namesOf(1000)]) expect(help).toContain(name);
});

test('a million listings are asked for by their number, and a folder keeps them', () => {
  expect(readOptions(['--listings', '1000000', '--data', '/kept', '--only', 'search'])).toMatchObject({
    listings: 1_000_000,
    kept: '/kept',
    only: ['search'],
    rounds: 5,
  });
  expect(readOptions([])).toMatchObject({ listings: undefined, only: [] });
});

test.each([['--listings', 'many'], ['--listings', '0'], ['--rounds', '1.5'], ['--fast']])(
  '%s %s is refused',
  (...args) => {
    expect(readOptions(args)).toBeUndefined();
  },
);
