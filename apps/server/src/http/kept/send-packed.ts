import { type Encoding, encodingFor } from '../packing.ts';
import type { PackedAnswer } from './packed-answer.ts';

/** What a request says of how it wants an answer: the headers Accept-Encoding and If-None-Match, '' where it has none. */
export type SendInput = { readonly accepted: string; readonly known: string };

type ReadyHeaders = Readonly<Record<string, string>>;

const readyHeaders = new WeakMap<PackedAnswer, Partial<Record<Encoding, ReadyHeaders>>>();

/** Sends a packed answer, `own` headers of this request on top; an answer that its reader has is a 304. */
export async function sendPacked(
  packed: PackedAnswer,
  { accepted, known }: SendInput,
  own?: ReadyHeaders,
): Promise<Response> {
  const encoding = encodingFor(accepted);
  const bytes = await packed.bytes(encoding);
  const ready = headersOf(packed, encoding, bytes.length);
  const headers = own ? { ...ready, ...own } : ready;
  if (known === packed.etag) {
    const { 'content-length': _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(bytes, { status: packed.status, headers });
}

/** The headers that an answer goes out with, its length in bytes among them. */
export function headersOf(packed: PackedAnswer, encoding: Encoding, length: number): ReadyHeaders {
  const made = readyHeaders.get(packed) ?? {};
  readyHeaders.set(packed, made);
  // Made once an answer: a kept one costs little more than its sending.
  return (made[encoding] ??= withEncoding(packed, encoding, length));
}

const withEncoding = ({ headers }: PackedAnswer, encoding: Encoding, length: number): ReadyHeaders => ({
  ...headers,
  'content-length': String(length),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
