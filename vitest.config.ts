import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

/** They start processes, kill them and wait for them: much of their time no core is busy. */
const processTests = [
  'apps/server/commands/**/*.test.ts',
  'apps/server/testing/{main,outages/*,overload/*,former-version/*}.test.ts',
  'apps/server/src/database/postgres/**/*.test.ts',
  'apps/server/src/**/{race,races,crowd}.test.ts',
];

/** A project of tests that have a PostgreSQL. */
const withDatabase = (
  name: string,
  options: { include: string[]; exclude: string[]; testTimeout?: number; isolate?: boolean },
) => ({
  extends: true as const,
  test: { name, globalSetup: ['apps/server/testing/global-setup.ts'], ...options },
});

/** One project per kind of test: only the server's need a database. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // A process for each file costs a quarter of the time: no test may mock a module or leave anything behind.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      withDatabase('server', { include: ['apps/server/**/*.test.ts'], exclude: [...exclude, ...processTests] }),
      withDatabase('processes', { include: processTests, exclude, testTimeout: 60_000, isolate: true }),
      { extends: true, test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'site', include: ['apps/site/app/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'dashboard', include: ['apps/dashboard/src/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'operator', include: ['apps/operator/src/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'bench', include: ['bench/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude } },
    ],
  },
});
