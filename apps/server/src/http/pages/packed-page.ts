import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ChangeTags } from '../changes.ts';
import { framedByAll, pagePolicy } from './page-policy.ts';

/** A page ready to be sent, with the headers it goes out with. */
export type CachedPage = {
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly etag: string;
  /** Content-Security-Policy with the hashes of the inline scripts that the site wrote. */
  readonly policy: string;
  /** Unpacked, bytes. */
  readonly length: number;
  /** Packed when it is first asked for so, and kept. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** How the bytes of a page are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered answer with the tags of everything it shows. */
export type RenderedPage = {
  readonly response: Response;
  readonly tags: ChangeTags;
  /** What the scripts of the site itself are marked with: unknown to anybody before the page was rendered. */
  readonly nonce: string;
};

/** Makes a rendered answer ready to be sent. */
export async function packPage({ response, nonce }: Pick<RenderedPage, 'response' | 'nonce'>): Promise<CachedPage> {
  const isFramed = response.headers.get('content-security-policy') === framedByAll;
  const { html, policy } = pagePolicy(await response.text(), nonce, isFramed);
  // The preloads would compete with the style sheet and the first picture; links and forms work before the scripts do.
  const identity = Buffer.from(html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''));
  const location = response.headers.get('location');
  return {
    status: response.status,
    ...(location === null ? {} : { location }),
    type: withCharset(response.headers.get('content-type') ?? 'text/html'),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    policy,
    length: identity.length,
    bytes: packer(identity),
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function packer(identity: Buffer): CachedPage['bytes'] {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const make = {
    br: () => brotli(identity, { params: quality }),
    gzip: () => zip(identity),
    identity: () => Promise.resolve(identity),
  };
  const made: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  return (encoding) => (made[encoding] ??= make[encoding]().then((bytes) => new Uint8Array(bytes)));
}

const withCharset = (type: string): string => (type.includes('charset') ? type : `${type}; charset=utf-8`);
