import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import type { Hono } from 'hono';
import type { Env } from '#app/env.ts';
import { guardHeaders } from '../guard-headers.ts';
import type { Host } from '../actor.ts';
import { serveAppPage } from './app-page.ts';

/** The vendor dashboard, built into `folder`: its page, its files and its service worker. */
export function serveDashboard(app: Hono<Host>, env: Env, folder: string): void {
  serveWorker(app, env, path.join(folder, 'service-worker.js'));
  // The page is opened with a token in its address, which no file that it loads may learn.
  const headers = { 'referrer-policy': 'strict-origin' };
  serveAppPage(app, env, { mount: places.vendorDashboard, folder, headers });
}

/** The worker that stores the dashboard's files in the browser: it may ask its own host, and changes with every build. */
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
