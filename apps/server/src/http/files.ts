import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import { filePolicy, guardHeaders } from './guard-headers.ts';
import type { Host } from './host.ts';

/** Folder of the pictures below DATA_DIR. */
export const filesFolder = (dataDir: string): string => path.join(dataDir, 'files');

/** Width and height of a person's picture, pixels. */
export const portraitSize = 384;

/** Where a person's picture is served, by the name it is kept under. */
export const portraitUrl = (basePath: string, name: string): string => `${basePath}/files/${name}/${portraitSize}.webp`;

/** Pictures at {base}/files/{picture}/{width}.webp. A picture never changes under its name. */
export function serveFiles(app: Hono<Host>, deps: Deps): void {
  const folder = filesFolder(deps.env.dataDir);
  const guards = Object.entries(guardHeaders(deps.env, filePolicy));
  app.get(`${deps.env.basePath}/files/:picture/:width{\\d+\\.webp}`, async (c) => {
    for (const [name, value] of guards) c.header(name, value);
    const { picture, width } = c.req.param();
    if (!/^[a-z0-9][a-z0-9-]*$/.test(picture)) return c.text('Not found', 404);
    const file = path.join(folder, picture, width);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return c.text('Not found', 404);
    c.header('content-type', 'image/webp');
    c.header('content-length', String(found.size));
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
  });
}
