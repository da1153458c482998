import type { RouterContextProvider } from 'react-router';
import { basePath, originOf } from '../../shell/head/site-address.server.ts';
import { alternatesOf } from '../../shell/head/canonical-path.ts';

/** The absolute address that the site's paths are put behind. A sitemap knows no others, so the request's host has to do. */
export const siteOf = (request: Request, context: Readonly<RouterContextProvider>): string =>
  (originOf(context) || new URL(request.url).origin) + basePath();

/** A page in every language that it stands in. */
export function toEntry(site: string, path: string): string {
  const others = alternatesOf(path).map((other) => ({ language: other.language, address: site + other.path }));
  const links = [...others, { language: 'x-default', address: site + path }]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return `<url><loc>${site}${path}</loc>${links}</url>`;
}

/** The document as it is sent. */
export function toXml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): Response {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${entries.join('\n')}\n</${root}>\n`,
    {
      headers: { 'content-type': 'application/xml' },
    },
  );
}
