import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import type { Env } from '#app/env.ts';
import { filePolicy, guardHeaders } from '../guard-headers.ts';
import type { Host } from '../actor.ts';
import { withTiles } from './page-policy.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The built files for the browser under `mount`; the site's favicon at the root of the host as well. They are
 * read once, so that a build under a running server takes nothing from pages that are open.
 */
export function serveAssets(app: Hono<Host>, env: Env, folder: string, mount = env.basePath): void {
  const files = readFiles(folder);
  const guards = Object.entries(guardHeaders(env, filePolicy));
  const guardsOfWorker = Object.entries(guardHeaders(env, withTiles(env, workerPolicy)));
  const send = (c: Context<Host>, name?: string) => {
    for (const [header, value] of isWorker(name) ? guardsOfWorker : guards) c.header(header, value);
    return name === undefined ? c.text('Not found', 404) : sendFile(c, files, name);
  };
  for (const name of files.keys()) {
    if (/\.(br|gz|html)$/.test(name)) continue;
    app.get(`${mount}/${name}`, (c) => send(c, name));
    if (mount && mount === env.basePath && /^favicon\.\w+$/.test(name)) app.get(`/${name}`, (c) => send(c, name));
  }
  // A file of a former build is a plain 404, not a whole page.
  app.get(`${mount}/assets/*`, (c) => send(c));
}

/** The worker of the map lives by the policy that its own file bears. */
const isWorker = (name = ''): boolean => /^assets\/maplibre-gl-worker-[\w-]+\.js$/.test(name);
const workerPolicy = "default-src 'none'";

type AssetFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function readFiles(folder: string): AssetFiles {
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(folder, file).split(path.sep).join('/'), readFileSync(file));
  }
  return found;
}

function sendFile(c: Context<Host>, files: AssetFiles, name: string): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const [suffix, encoding] =
    [['.br', 'br'] as const, ['.gz', 'gzip'] as const].find(
      ([ending, token]) => accepted.includes(token) && files.has(name + ending),
    ) ?? [];
  const found = files.get(name + (suffix ?? ''));
  if (!found) return c.text('Not found', 404);
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', contentTypes[path.extname(name)] ?? 'application/octet-stream');
  c.header('content-length', String(found.length));
  c.header('vary', 'accept-encoding');
  c.header(
    'cache-control',
    name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  return c.body(found);
}
