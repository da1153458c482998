import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import type { Env } from '#app/env.ts';
import { guardHeaders } from '../guard-headers.ts';
import type { Host } from '../actor.ts';
import { serveAssets } from './assets.ts';
import { builtPagePolicy, withTiles } from './page-policy.ts';

/** An application that the browser fills: where it is mounted ('/operator') and the folder of its build. */
type BuiltApp = { readonly mount: string; readonly folder: string; readonly headers?: Record<string, string> };

/** Where the page of an application learns how to get back to the site. */
const baseMark = '%SITE_BASE%';

/** The files of an application, and its one page for every other address below its mount. */
export function serveAppPage(app: Hono<Host>, env: Env, { mount, folder, headers = {} }: BuiltApp): void {
  serveAssets(app, env, folder, mount);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll(baseMark, env.basePath);
  const all = { ...guardHeaders(env, withTiles(env, builtPagePolicy(html))), 'cache-control': 'no-store', ...headers };
  const answer = (c: Context<Host>) => c.html(html, 200, all);
  app.get(mount, answer);
  app.get(`${mount}/*`, answer);
}
