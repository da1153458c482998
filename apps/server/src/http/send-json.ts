import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Host } from './actor.ts';
import { headerOf } from './header-of.ts';
import { packBytes } from './kept/packed-answer.ts';
import { encodingFor } from './kept/send-packed.ts';

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
