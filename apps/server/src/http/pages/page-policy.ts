import { createHash } from 'node:crypto';

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

/** The Content-Security-Policy of a page that a build wrote: every inline script in it is the build's. */
export const builtPagePolicy = (html: string): string =>
  policyOf(
    [...html.matchAll(inlineScript)].map(([, , script = '']) => script),
    false,
  );

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
    "require-trusted-types-for 'script'",
    isFramed ? framedByAll : "frame-ancestors 'none'",
  ].join('; ');
}
