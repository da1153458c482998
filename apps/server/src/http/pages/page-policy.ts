import { createHash } from 'node:crypto';
import type { Env } from '#app/env.ts';

/** What a page says of itself that others may put into a frame of theirs. */
export const framedByAll = 'frame-ancestors *';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page, and the page without the mark. Only scripts that bear `nonce` run:
 * the site and its framework mark theirs while they render, and nobody who planted a script into a text could know it.
 * The policy names their hashes, so that the page is the same bytes for everybody.
 */
export function pagePolicy(html: string, nonce: string, isFramed = false): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const own = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => attributes.includes(mark));
  const policy = policyOf(
    own.map(([, , script = '']) => script),
    isFramed,
  );
  return { html: html.replaceAll(mark, ''), policy };
}

/**
 * The Content-Security-Policy of a page that a build wrote: every inline script in it is the build's. It requires Trusted
 * Types, which pages of the site cannot: React makes each script element that it renders in a browser from markup.
 */
export function builtPagePolicy(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, , script = '']) => script);
  return `${policyOf(scripts, false)}; require-trusted-types-for 'script'`;
}

/** The policy of a page on which the map may be opened: it may fetch from where the operator's tiles are, and nowhere else. */
export const withTiles = ({ mapTiles: tiles }: Env, policy: string): string =>
  tiles?.kind === 'file' || tiles === undefined ? policy : `${policy}; connect-src 'self' ${new URL(tiles.url).origin}`;

function policyOf(scripts: readonly string[], isFramed: boolean): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? framedByAll : "frame-ancestors 'none'",
  ].join('; ');
}
