import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledTexts } from '@tajmeelspot/ui/app/compiled-texts.ts';
import { fillAppPage } from '@tajmeelspot/ui/app/fill-app-page.ts';
import { usedPaths } from '@tajmeelspot/ui/app/used-paths.ts';
import { withoutInstrumentation } from '@tajmeelspot/ui/app/without-instrumentation.ts';
import { withoutPrefetch } from '@tajmeelspot/ui/app/without-prefetch.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The site's port; the API has the next one and the dashboard the one after it. */
const port = Number(process.env['PORT'] ?? 3000);

const base = '/vendor/dashboard/';

/** Writes the worker that stores the files of this build: it names them, so that every build has another worker. */
const writeWorker = (): Plugin => ({
  name: 'write-worker',
  apply: 'build',
  generateBundle: {
    // Vite drops empty chunks when it writes the page, and a file that is not there would stop the installation.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The page is not built yet');
      // The map with tiles needs a line in any case, and weighs as much as all the rest.
      const isOfMap = /(maplibre-gl-worker|open-live-map)-/;
      const files = Object.keys(bundle).filter((name) => /[.](js|css|woff2)$/.test(name) && !isOfMap.test(name));
      const worker = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const addresses = JSON.stringify(files.map((name) => base + name));
      const build = createHash('sha256')
        .update(addresses + worker + String(page.source))
        .digest('hex')
        .slice(0, 12);
      const source = `const files = ${addresses};\nconst build = '${build}';\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

type FindModule = (id: string) => { readonly importers: readonly string[] } | null;

/** Asks whether a module is one of these entries, or is imported by one directly or by way of others. */
function isImportedBy(entries: RegExp): (id: string, find: FindModule) => boolean {
  const known = new Map<string, boolean>();
  return function isImported(id: string, find: FindModule): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Modules that import each other in a ring are asked once.
    known.set(id, false);
    const is = entries.test(id) || (find(id)?.importers ?? []).some((importer) => isImported(importer, find));
    known.set(id, is);
    return is;
  };
}

const isOfPage = isImportedBy(/\/dashboard\/src\/main[.]tsx$/);
/** The library names them in one file with all others, and long lists alone use them. */
const isOfLists = /\/infiniteQuery\w+[.]js$/;
const isOfFirstScreen = isImportedBy(/\/dashboard\/src\/(main|routes\/today|today\/timeline\/timeline)[.]tsx$/);

export default defineConfig({
  base,
  plugins: [
    withoutInstrumentation,
    withoutPrefetch,
    usedPaths(`${import.meta.dirname}/src`),
    compiledTexts,
    react(),
    tailwindcss(),
    writeWorker(),
    fillAppPage('dashboard', process.env['BASE_PATH']),
  ],
  build: {
    // A build may go aside first, so that a running server keeps its files until they are swapped.
    outDir: `${process.env['BUILD_DIRECTORY'] ?? 'build'}/client`,
    emptyOutDir: true,
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of what a script needs weigh a kilobyte; what is not of the first screen is on the device by then.
      resolveDependencies: (file, needed) =>
        /[/](today|timeline)-/.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
    },
    // What the page loads by itself and what its first screen shares with others is one file: many small ones weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) =>
                !isOfLists.test(id) && isOfPage(id, (one) => graph.getModuleInfo(one)) ? 'page' : null,
            },
            {
              name: (id, graph) => (isOfFirstScreen(id, (one) => graph.getModuleInfo(one)) ? 'first-screen' : null),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: port + 2, strictPort: true, hmr: { clientPort: port } },
});
