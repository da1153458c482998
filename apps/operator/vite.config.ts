import { compiledTexts } from '@tajmeelspot/ui/app/compiled-texts.ts';
import { fillAppPage } from '@tajmeelspot/ui/app/fill-app-page.ts';
import { usedPaths } from '@tajmeelspot/ui/app/used-paths.ts';
import { withoutInstrumentation } from '@tajmeelspot/ui/app/without-instrumentation.ts';
import { withoutPrefetch } from '@tajmeelspot/ui/app/without-prefetch.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The site's port; the API has the next one, then come the dashboard and the operator's console. */
const port = Number(process.env['PORT'] ?? 3000);

export default defineConfig({
  base: '/operator/',
  plugins: [
    withoutInstrumentation,
    withoutPrefetch,
    usedPaths(`${import.meta.dirname}/src`),
    compiledTexts,
    react(),
    tailwindcss(),
    fillAppPage('operator', process.env['BASE_PATH']),
  ],
  build: {
    // A build may go aside first, so that a running server keeps its files until they are swapped.
    outDir: `${process.env['BUILD_DIRECTORY'] ?? 'build'}/client`,
    emptyOutDir: true,
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', port: port + 3, strictPort: true, hmr: { clientPort: port } },
});
