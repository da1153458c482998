import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import type { Context, Hono } from 'hono';
import type { Env } from '#app/env.ts';
import { guardHeaders } from '../guard-headers.ts';
import type { Host } from '../host.ts';
import { serveAssets } from './assets.ts';
import { policyFor } from './page-cache.ts';

/** Where the page is told how to get back to the site. */
const baseMark = '%SITE_BASE%';

/** The vendor dashboard and the operator's console: their files, and one page for every other address, which the browser fills. */
export function serveDashboard(app: Hono<Host>, env: Env, folder: string): void {
  const mount = places.vendorDashboard;
  serveWorker(app, env, path.join(folder, 'service-worker.js'));
  serveAssets(app, env, folder, mount);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8').replaceAll(baseMark, env.basePath);
  const headers = {
    ...guardHeaders(env, policyFor(html)),
    // It is opened with a token in its address, which no file that it loads may be told.
    'referrer-policy': 'strict-origin',
    'cache-control': 'no-store',
  };
  const answer = (c: Context<Host>) => c.html(html, 200, headers);
  for (const place of [mount, places.operator]) {
    app.get(place, answer);
    app.get(`${place}/*`, answer);
  }
}

/** The worker that keeps the dashboard's files in the browser: it may ask its own host, and be another one after every build. */
function serveWorker(app: Hono<Host>, env: Env, file: string): void {
  if (!existsSync(file)) return;
  const script = readFileSync(file, 'utf8');
  const headers = {
    ...guardHeaders(env, "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"),
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // The dashboard's own address has no slash at its end, which the worker's folder would leave out.
    'service-worker-allowed': places.vendorDashboard,
  };
  app.get(`${places.vendorDashboard}/service-worker.js`, (c) => c.body(script, 200, headers));
}
