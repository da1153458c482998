import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import { serveAssets } from './assets.ts';
import type { Host } from './host.ts';
import { createPageCache, type Page, type Rendered } from './page-cache.ts';

/** The built site: renders a request, reaching the API inside the process. */
export type Site = {
  /** Folder of the files for the browser. */
  readonly clientFolder: string;
  render(request: Request, inside: Inside): Promise<Response>;
};

/** What a rendering may use of the process it runs in. */
export type Inside = {
  api(request: Request): Promise<Response>;
  /** Told of everything that fails, once. */
  report(error: unknown): void;
};

/** A rendering that takes longer has lost its reader. */
const renderSeconds = 15;

/** The pages of the site under the base path. They are the same for everybody, so they are kept and sent as bytes. */
export function servePages(app: Hono<Host>, deps: Deps, site: Site, api: Hono<Host>): void {
  const { basePath } = deps.env;
  const cache = createPageCache(deps.changes);
  const isHttps = deps.env.origin?.startsWith('https:') ?? false;
  serveAssets(app, basePath, site.clientFolder);
  if (basePath) app.get('/', (c) => c.redirect(`${basePath}/`, 302));
  app.get(`${basePath}/*`, async (c) => {
    const url = new URL(c.req.url);
    if (url.pathname === basePath) return c.redirect(`${basePath}/${url.search}`, 301);
    const page = await cache.get(keyOf(url), () => render(deps, site, api, url));
    return send(page, c.req.raw.headers, isHttps);
  });
  // Whatever else somebody looks for on this host: the site's own page says what to do next.
  app.notFound(async (c) => {
    const url = new URL(`${basePath}/not-found`, c.req.url);
    return send(await cache.get(keyOf(url), () => render(deps, site, api, url)), c.req.raw.headers, isHttps);
  });
  app.onError((error, c) => {
    const requestId = crypto.randomUUID();
    deps.log.error({ err: error, requestId, path: c.req.path }, 'a page failed');
    return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500);
  });
}

/** Parameters in one order: the same page has one place in the cache. */
function keyOf(url: URL): string {
  const search = new URLSearchParams(url.searchParams);
  search.sort();
  return `${url.pathname}?${search}`;
}

/** The error page says this where its number belongs. */
const numberMark = '%REQUEST_ID%';

async function render(deps: Deps, site: Site, api: Hono<Host>, url: URL): Promise<Rendered> {
  const tags = new Set<string>();
  const requestId = crypto.randomUUID();
  const inside: Inside = {
    async api(request) {
      const answer = await api.fetch(request, { isInternal: true });
      for (const tag of (answer.headers.get('cache-tag') ?? '').split(' ').filter(Boolean)) tags.add(tag);
      return answer;
    },
    report: (error) => deps.log.error({ err: error, requestId, path: url.pathname }, 'a page failed'),
  };
  const request = new Request(url, { signal: AbortSignal.timeout(renderSeconds * 1000) });
  const response = await site.render(request, inside);
  if (response.status < 500) return { response, tags: [...tags] };
  const text = (await response.text()).replaceAll(numberMark, requestId);
  return { response: new Response(text, response), tags: [] };
}

function send(page: Page, asked: Headers, isHttps: boolean): Response {
  const headers: Record<string, string> = {
    'content-type': page.type,
    'cache-control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    etag: page.etag,
    'content-security-policy': page.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
  if (isHttps) headers['strict-transport-security'] = 'max-age=31536000';
  if (page.status === 200 && asked.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers });
  const accepted = asked.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const bytes = page.bytes[encoding];
  headers['content-length'] = String(bytes.length);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: page.status, headers });
}
