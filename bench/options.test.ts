import { expect, test } from 'vitest';
import { listBenchNames } from './benches.ts';
import { help, readOptions } from './options.ts';

test('the help names every bench', () => {
  for (const name of [...listBenchNames(undefined), ...listBenchNames(1000)]) expect(help).toContain(name);
});

test('the number of services and the data folder are read', () => {
  expect(readOptions(['--services', '1000000', '--data', '/filled', '--only', 'search'])).toMatchObject({
    services: 1_000_000,
    dataFolder: '/filled',
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
