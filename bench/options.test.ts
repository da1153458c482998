import { expect, test } from 'vitest';
import { namesOf } from './benches.ts';
import { help, readOptions } from './options.ts';

test('the help names every bench', () => {
  for (const name of [...namesOf(undefined), ...namesOf(1000)]) expect(help).toContain(name);
});

test('a million services are asked for by their number, and a folder keeps them', () => {
  expect(readOptions(['--services', '1000000', '--data', '/kept', '--only', 'search'])).toMatchObject({
    services: 1_000_000,
    kept: '/kept',
    only: ['search'],
    rounds: 5,
  });
  expect(readOptions([])).toMatchObject({ services: undefined, only: [] });
});

test.each([['--services', 'many'], ['--services', '0'], ['--rounds', '1.5'], ['--fast']])(
  '%s %s is refused',
  (...args) => {
    expect(readOptions(args)).toBeUndefined();
  },
);
