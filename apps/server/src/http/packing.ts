import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Host } from './actor.ts';
import { headerOf } from './read-input.ts';

/** How the bytes of an answer are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How bytes are packed for who accepts some encodings (Accept-Encoding). */
export const encodingFor = (accepted: string): Encoding =>
  accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs bytes; `quality` is that of brotli. */
export async function packBytes(
  encoding: Encoding,
  identity: Buffer,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new Uint8Array(identity);
  if (encoding === 'gzip') return new Uint8Array(await zip(identity));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(identity.length),
  };
  return new Uint8Array(await brotli(identity, { params }));
}

/**
 * The narrowest window, as a power of two, that so many bytes fit into, which packs them as small. By itself brotli takes
 * 4 MB for each answer, and that has the collector look through the whole process every eighth page.
 */
const windowOf = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Below this many characters an answer fits into one packet as it is. */
const minPackedLength = 1200;

/** What is sent once is packed in a fraction of a millisecond. */
const quality = 4;

/** Sends JSON, packed where it is long and its reader takes it so. */
export async function sendJson(c: Context<Host>, text: string, status: ContentfulStatusCode): Promise<Response> {
  const type = { 'content-type': 'application/json' };
  const isShort = text.length < minPackedLength || c.env?.isInternal;
  const encoding = isShort ? 'identity' : encodingFor(headerOf(c, 'accept-encoding'));
  if (encoding === 'identity') return c.body(text, status, type);
  const bytes = await packBytes(encoding, Buffer.from(text), quality);
  return c.body(bytes, status, { ...type, 'content-encoding': encoding });
}
