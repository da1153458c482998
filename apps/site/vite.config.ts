import { reactRouter } from '@react-router/dev/vite';
import { startInSteps } from '@tajmeelspot/ui/app/start-in-steps.ts';
import { usedPaths } from '@tajmeelspot/ui/app/used-paths.ts';
import { withoutInstrumentation } from '@tajmeelspot/ui/app/without-instrumentation.ts';
import {
  withoutAddressChecks,
  withoutPagePrefetch,
  withoutServerClicks,
} from '@tajmeelspot/ui/app/without-page-prefetch.ts';
import { withoutServerMemory, withoutServerRoutes } from '@tajmeelspot/ui/app/without-server-repeats.ts';
import { writingText } from '@tajmeelspot/ui/app/writing-text.ts';
import tailwindcss from '@tailwindcss/vite';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { scriptGroups } from './script-groups.ts';

const port = Number(process.env['PORT'] ?? 3000);

/** Vite's helper preloads what an imported chunk needs beside it: here always nothing, for there is one style sheet. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

const routeLoader = new URL('app/shell/offline/load-route-module.js', import.meta.url);
const routeDiscovery = fileURLToPath(new URL('app/shell/offline/discover-routes.js', import.meta.url));

/** A route whose script does not come is retried, and never answered by a reload of the page before it. */
const withOwnRouteLoader: Plugin = {
  name: 'with-own-route-loader',
  enforce: 'pre',
  load: (id) => (id.endsWith('/lib/dom/ssr/routeModules.js') ? readFile(routeLoader, 'utf8') : undefined),
  transform(code, id) {
    if (!id.endsWith('/lib/dom/ssr/routes.js')) return undefined;
    const imported = code.replace(
      '{ loadRouteModule }',
      '{ guardLazy, importAgain, isRenderedAddress, loadRouteModule }',
    );
    const retried = imported
      .replaceAll(
        /import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*([\w.]+)\s*\)/g,
        'importAgain($1)',
      )
      .replace('importAgain(modulePath);', 'importAgain(modulePath).catch(() => {});')
      .replace('let children = createClientRoutes(', 'guardLazy(dataRoute);\n$&')
      // A link that is pressed before the rendered page has loaded would else be answered with that page.
      .replace(
        '_isHydrationRequest = isHydrationRequest;',
        '_isHydrationRequest = isHydrationRequest && isRenderedAddress(request.url);',
      );
    // Another version of React Router may read otherwise.
    if (retried.split(/importAgain|guardLazy|isRenderedAddress/).length !== 10)
      throw new Error('react-router: its routes have changed');
    return retried;
  },
};

/** The browser takes the routes of the other pages from a file of the build; nothing asks the server for them. */
const withOwnRouteDiscovery: Plugin = {
  name: 'with-own-route-discovery',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!id.endsWith('/lib/dom/ssr/fog-of-war.js')) return undefined;
    const replaced = ['getPatchRoutesOnNavigationFunction(getRouter, manifest, routeModules,'];
    replaced.push(
      'useFogOFWarDiscovery(router, manifest, routeModules,',
      'createClientRoutes(patches, routeModules, null,',
    );
    const code = await readFile(id, 'utf8');
    // Another version of React Router may call otherwise.
    if (!replaced.every((part) => code.includes(part))) throw new Error('react-router: its discovery has changed');
    return `export * from ${JSON.stringify(routeDiscovery)};`;
  },
};

const withLessWeight = [
  withoutPreloads,
  withOwnRouteLoader,
  withOwnRouteDiscovery,
  startInSteps,
  withoutInstrumentation,
  withoutPagePrefetch,
  withoutServerClicks,
  withoutAddressChecks,
  withoutServerMemory,
  ...withoutServerRoutes,
  writingText,
  usedPaths(`${import.meta.dirname}/app`),
];

/**
 * One build serves under any base path: every address in it is worked out from `__BASE__` when it runs, which the
 * server sets at its start and each page before its first script.
 */
export default defineConfig(({ command }) => ({
  plugins: [...withLessWeight, reactRouter(), tailwindcss()],
  build: {
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    // What a page imports at once is asked for by the page; the rest is small.
    modulePreload: false,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: [...scriptGroups] } } } },
    },
  },
  // Bundled whole, React is its production build whatever the environment says: Vite leaves that question to run time.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : { define: { 'globalThis.__BASE__': JSON.stringify(process.env['BASE_PATH'] ?? '/tajmeelspot') } }),
  experimental: {
    renderBuiltUrl: (file: string, { hostType, ssr }: { hostType: string; ssr: boolean }) =>
      hostType === 'js'
        ? { runtime: `${ssr ? 'globalThis' : 'window'}.__BASE__+${JSON.stringify(`/${file}`)}` }
        : { relative: true },
  },
  server: {
    port,
    strictPort: true,
    proxy: {
      '^/vendor/dashboard\\b': {
        target: `http://127.0.0.1:${port + 2}`,
        ws: true,
        // A hand-off leads there without a slash, which Vite insists on.
        rewrite: (path) => path.replace(/^\/vendor\/dashboard(?=\?|$)/, '/vendor/dashboard/'),
      },
      '^/operator\\b': {
        target: `http://127.0.0.1:${port + 3}`,
        ws: true,
        rewrite: (path) => path.replace(/^\/operator(?=\?|$)/, '/operator/'),
      },
      '^/(api|dev/mail|google/redirect|facebook/redirect)\\b|^(/[\\w.~-]+)*/files/[a-z0-9-]+/\\d+\\.(avif|webp)$': `http://127.0.0.1:${port + 1}`,
      // Vite serves public files at the root of the host alone.
      '^/.+/(favicon\\.svg|icons/[\\w-]+\\.png)$': {
        target: `http://127.0.0.1:${port}`,
        rewrite: (path) => path.replace(/^.*(?=\/(favicon|icons\/))/, ''),
      },
    },
  },
}));
