import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The site's port; the API has the next one and the dashboard the one after it. */
const port = Number(process.env['PORT'] ?? 3000);

const base = '/vendor/dashboard/';

/** Writes the worker that keeps the files of this build: their names stand in it, so that every build has another one. */
const keepFiles = (): Plugin => ({
  name: 'keep-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((name) => /[.](js|css|woff2)$/.test(name));
    const worker = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
    const addresses = JSON.stringify(files.map((name) => base + name));
    const page = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
    const build = createHash('sha256')
      .update(addresses + worker + page)
      .digest('hex')
      .slice(0, 12);
    const source = `const files = ${addresses};\nconst build = '${build}';\n${worker}`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});

export default defineConfig({
  base,
  plugins: [
    react(),
    tailwindcss(),
    keepFiles(),
    {
      name: 'site-base',
      apply: 'serve',
      // In production the server writes it, whose configuration it is.
      transformIndexHtml: (html) => html.replaceAll('%SITE_BASE%', process.env['BASE_PATH'] ?? '/tajmeelspot'),
    },
  ],
  build: {
    // A build may go aside first, so that a running server keeps its files until they are swapped.
    outDir: `${process.env['BUILD_DIRECTORY'] ?? 'build'}/client`,
    emptyOutDir: true,
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several screens share is one file: many small ones weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /\/(packages|apps\/dashboard\/src)\//, minShareCount: 2 }] },
      },
    },
  },
  server: { host: '127.0.0.1', port: port + 2, strictPort: true, hmr: { clientPort: port } },
});
