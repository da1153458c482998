import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every page knows where the files of the others are: a broken line cannot cut the way to them.
  routeDiscovery: { mode: 'initial' },
  // A build may go aside first, so that a running server keeps its files until they are swapped.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  basename: process.env['NODE_ENV'] === 'development' ? `${process.env['BASE_PATH'] ?? '/tajmeelspot'}/` : '/',
} satisfies Config;
