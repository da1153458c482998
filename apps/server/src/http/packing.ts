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
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return new Uint8Array(await brotli(identity, { params }));
}

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
