import { type FileHandle, open } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import type { Env } from '#app/env.ts';
import type { Host } from './actor.ts';
import { filePolicy, guardHeaders } from './guard-headers.ts';

/** Where the archive of tiles beside the data answers. */
export const tilesPath = ({ basePath }: Pick<Env, 'basePath'>): string => `${basePath}/map/tiles.pmtiles`;

/** A reader takes directories and tiles, each some kilobytes. */
const maxBytes = 4_000_000;

/** The archive of tiles, where it is a file: in ranges alone, since nobody needs it whole. */
export function serveTiles(app: Hono<Host>, env: Env): void {
  if (env.mapTiles?.kind !== 'file') return;
  const file = env.mapTiles.url;
  const guards = Object.entries(guardHeaders(env, filePolicy));
  app.get(tilesPath(env), async (c) => {
    for (const [name, value] of guards) c.header(name, value);
    // Opened anew each time: an operator may replace it while the server runs.
    const archive = await open(file).catch(() => undefined);
    if (!archive) return c.text('Not found', 404);
    try {
      return await answerRange(c, archive);
    } finally {
      await archive.close();
    }
  });
}

async function answerRange(c: Context<Host>, archive: FileHandle): Promise<Response> {
  const { size, mtimeMs } = await archive.stat();
  const range = readRange(c.req.header('range'), size);
  if (!range) return c.text('Ask for a range', 416, { 'content-range': `bytes */${size}` });
  const bytes = new Uint8Array(range.end - range.start);
  const { bytesRead } = await archive.read(bytes, 0, bytes.length, range.start);
  return c.body(bytes.subarray(0, bytesRead), 206, {
    'content-type': 'application/octet-stream',
    'content-range': `bytes ${range.start}-${range.start + bytesRead - 1}/${size}`,
    'content-length': String(bytesRead),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    etag: `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`,
  });
}

/** The bytes that a header asks for, the end left out; undefined where there are none or too many. */
function readRange(header: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const [start, end] = [Number(first ?? Number.NaN), Math.min(Number(last ?? Number.NaN) + 1, size)];
  return start < end && end - start <= maxBytes ? { start, end } : undefined;
}
