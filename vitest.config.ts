import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

/** One project per kind of test: only the server's needs a database. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/testing/global-setup.ts'],
          exclude,
        },
      },
      { extends: true, test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'site', include: ['apps/site/app/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'dashboard', include: ['apps/dashboard/src/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'operator', include: ['apps/operator/src/**/*.test.{ts,tsx}'], exclude } },
      { extends: true, test: { name: 'bench', include: ['bench/**/*.test.ts'], exclude } },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude } },
    ],
  },
});
