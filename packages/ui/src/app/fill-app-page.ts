import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fills the page of an application: with its first script, which stores what it has to know before anything is painted
 * under the name of the application ('dashboard'), and for development with the base path of the site.
 */
export function fillAppPage(app: string, siteBase = '/tajmeelspot'): Plugin {
  const firstScript = readFileSync(path.join(import.meta.dirname, 'first-script.js'), 'utf8').replaceAll('%APP%', app);
  let isServed = false;
  return {
    name: 'fill-app-page',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const filled = html.replace('%FIRST_SCRIPT%', () => firstScript);
        // In production the server writes it, whose configuration it is.
        return isServed ? filled.replaceAll('%SITE_BASE%', siteBase) : filled;
      },
    },
  };
}
