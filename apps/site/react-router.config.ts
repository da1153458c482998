import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page comes with its own routes; the list of the others follows at once, so that no broken line cuts the way to them.
  routeDiscovery: { mode: 'lazy' },
  // A build may go aside first, so that a running server keeps its files until they are swapped.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  basename: process.env['NODE_ENV'] === 'development' ? `${process.env['BASE_PATH'] ?? '/tajmeelspot'}/` : '/',
} satisfies Config;
