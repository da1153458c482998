import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Changes, ChangeTags } from '../changes.ts';

/** A page ready to be sent, with the headers it goes out with. */
export type CachedPage = {
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads. */
  readonly location?: string;
  readonly etag: string;
  /** Content-Security-Policy with the hash of every inline script of the page. */
  readonly policy: string;
  /** Unpacked, bytes. */
  readonly length: number;
  /** Packed when it is first asked for so, and kept. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** How the bytes of a page are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered answer with the tags of everything it shows. */
export type RenderedPage = { readonly response: Response; readonly tags: ChangeTags };

/** All cached pages together may take this much memory. */
const maxBytes = 64 * 1024 * 1024;
/** Free times pass by themselves: no page is older than this. */
const maxAgeMs = 60_000;

/**
 * Keeps pages as compressed bytes until something they show changes. Pages that are asked for at once are made once;
 * one that changes while it is being made is sent but not kept.
 */
export function createPageCache(changes: Changes) {
  const pages = new LRUCache<string, CachedPage & { tags: ChangeTags }>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    // The two ways of packing take less than the page itself.
    sizeCalculation: ({ length }) => 2 * length + 500,
  });
  const making = new Map<string, { page: Promise<CachedPage>; changed: Set<string> }>();
  changes.subscribe((tags) => {
    for (const { changed } of making.values()) for (const tag of tags ?? ['*']) changed.add(tag);
    if (!tags) return pages.clear();
    const dropped = new Set(tags);
    for (const [key, page] of pages.entries()) if (page.tags.some((tag) => dropped.has(tag))) pages.delete(key);
  });
  const make = async (key: string, render: () => Promise<RenderedPage>, changed: Set<string>): Promise<CachedPage> => {
    try {
      const { response, tags } = await render();
      const page = await pack(response);
      const isFresh = !changed.has('*') && !tags.some((tag) => changed.has(tag));
      if (page.status === 200 && isFresh) pages.set(key, { ...page, tags });
      return page;
    } finally {
      making.delete(key);
    }
  };
  return {
    async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
      const kept = pages.get(key) ?? making.get(key)?.page;
      if (kept) return kept;
      const changed = new Set<string>();
      const page = make(key, render, changed);
      making.set(key, { page, changed });
      return page;
    },
  };
}

async function pack(response: Response): Promise<CachedPage> {
  // The preloads would compete with the style sheet and the first picture; links and forms work before the scripts do.
  const text = (await response.text()).replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  const identity = Buffer.from(text);
  const location = response.headers.get('location');
  return {
    status: response.status,
    ...(location === null ? {} : { location }),
    type: withCharset(response.headers.get('content-type') ?? 'text/html'),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    policy: policyFor(text, response.headers.get('content-security-policy') === mayBeFramed),
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

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What a page says of itself that others may put into a frame of theirs. */
const mayBeFramed = 'frame-ancestors *';

/** Content-Security-Policy of a page: its own scripts alone, the inline ones by their hashes. */
export function policyFor(html: string, isFramed = false): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? mayBeFramed : "frame-ancestors 'none'",
  ].join('; ');
}
