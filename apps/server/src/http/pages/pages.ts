import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Context, Hono } from 'hono';
import { type Deps, millisecondsOf } from '#app/deps.ts';
import { addressReader, networkOf } from '#app/admission/open-admission.ts';
import { hostOf } from '#app/env.ts';
import { serveAssets } from './assets.ts';
import { guardHeaders } from '../guard-headers.ts';
import type { Host } from '../actor.ts';
import { headerOf } from '../read-input.ts';
import { Problem } from '../problem.ts';
import type { KeptSource } from '../kept/answer-at-once.ts';
import { storeAnswers, type StoringRules } from '../kept/kept-answers.ts';
import { sendPacked } from '../kept/send-packed.ts';
import { packPage, type RenderedPage } from './packed-page.ts';
import { answerProblemPage } from './problem-page.ts';
import { serveRobots } from './robots.ts';
import { serveSecurityTxt } from './security-txt.ts';

/** The built site: renders a request, reaching the API inside the process. */
export type Site = {
  /** Folder of the files for the browser. */
  readonly clientFolder: string;
  /** Folder of the dashboard's files; without one there is no dashboard. */
  readonly dashboardFolder?: string;
  /** Folder of the console's files; without one there is no operator's console. */
  readonly operatorFolder?: string;
  /** The address of a page (path and query below the base path) with the parameters alone that it reads. */
  addressOf(address: string): string;
  render(request: Request, inside: InternalApi): Promise<Response>;
};

/** What a rendering may use of the process it runs in. */
export type InternalApi = {
  api(request: Request): Promise<Response>;
  /** Told of everything that fails, once. */
  report(error: unknown): void;
  /** What the scripts of the site itself are marked with. */
  readonly nonce: string;
};

/** A rendering that takes longer has lost its reader. */
const renderSeconds = 15;

const rules: StoringRules = {
  // Free times pass by themselves: no page is sent for longer than this where a new one can be made.
  freshMs: 60_000,
  // While none can be made (no database, too much work), an older one is better than none.
  keptMs: 24 * 3_600_000,
  maxWaitMs: 1000,
  onChange: 'forget',
  bytesOfOne: 16 * 1024 * 1024,
  bytesOfMany: 48 * 1024 * 1024,
};

/** The pages of the site under the base path. They are the same for everybody, so they are kept and sent as bytes; gives what is kept. */
export function servePages(app: Hono<Host>, deps: Deps, site: Site, api: Hono<Host>): KeptSource {
  const { basePath } = deps.env;
  const today = dayReader(deps);
  const kept = storeAnswers(deps.changes, { ...rules, today });
  const readAddress = addressReader(deps.env.trustedProxies);
  serveRobots(app, deps.env);
  serveSecurityTxt(app, deps);
  serveAssets(app, deps.env, site.clientFolder);
  const guards = Object.entries(guardHeaders(deps.env, "default-src 'none'; frame-ancestors 'none'"));
  const guard = (c: Context<Host>) => guards.forEach(([name, value]) => c.header(name, value));
  const redirect = (c: Context<Host>, to: string, status: 301 | 302) => {
    guard(c);
    return c.redirect(to, status);
  };
  if (basePath) app.get('/', (c) => redirect(c, `${basePath}/`, 302));
  const answer = async (c: Context<Host>, asked: string): Promise<Response> => {
    const reader = networkOf(readAddress(c.env?.incoming));
    const address = site.addressOf(asked);
    const page = await kept.get(address, {
      reader,
      make: async () => {
        await deps.admission.count('render', reader);
        // From the configuration: what is kept must not be made from the host that one request names.
        const url = new URL(address, hostOf(deps.env));
        const rendered = await deps.admission.renders.run(reader, () => render(deps, site, api, url));
        return { packed: await packPage(rendered, deps.env), tags: rendered.tags };
      },
    });
    return sendPacked(page, { accepted: headerOf(c, 'accept-encoding'), known: headerOf(c, 'if-none-match') });
  };
  app.get(`${basePath}/*`, async (c) => {
    const address = withoutAnswer(addressOf(c.req.url));
    if (address.split('?')[0] === basePath) return redirect(c, address.replace(basePath, `${basePath}/`), 301);
    return answer(c, address);
  });
  // Any other address of this host: the site's own page says what to do next.
  app.notFound((c) => answer(c, `${basePath}/not-found`));
  app.onError((error, c) => {
    if (error instanceof Problem) return answerProblemPage(c, deps.env, error);
    const requestId = c.get('observed').id;
    deps.log.error({ err: error, requestId, path: c.req.path }, 'a page failed');
    guard(c);
    return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500);
  });
  // What a page is kept under is the address that leads to it.
  return (request, reader) => {
    const found = kept.findFresh(request.url ?? '', reader);
    return found && { answer: found, route: '', budgets: ['request'], isNumbered: false };
  };
}

/** Reads the day in Baghdad, which is reckoned once a minute: every page that is sent asks for it. */
function dayReader({ clock }: Pick<Deps, 'clock'>): () => string {
  const read = millisecondsOf(clock);
  let [minute, day] = [Number.NaN, ''];
  return () => {
    const milliseconds = read();
    const current = Math.floor(milliseconds / 60_000);
    if (current !== minute) [minute, day] = [current, inBaghdad(milliseconds).date];
    return day;
  };
}

/** Path and query of an absolute address, as they were sent. */
const addressOf = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

/** What a provider answers is for the browser alone: it is neither rendered nor kept. */
const withoutAnswer = (address: string): string => address.replace(/^([^?]*\/login\/[^/?]+\/callback\/?)\?.*$/, '$1');

/** The error page says this where its number belongs. */
const numberMark = '%REQUEST_ID%';

async function render(deps: Deps, site: Site, api: Hono<Host>, url: URL): Promise<RenderedPage> {
  const tags = new Set<string>();
  const requestId = crypto.randomUUID();
  const nonce = crypto.randomUUID();
  const inside: InternalApi = {
    nonce,
    async api(request) {
      const answer = await api.fetch(request, { isInternal: true });
      for (const tag of (answer.headers.get('cache-tag') ?? '').split(' ').filter(Boolean)) tags.add(tag);
      return answer;
    },
    report: (error) => deps.log.error({ err: error, requestId, path: url.pathname }, 'a page failed'),
  };
  const request = new Request(url, { signal: AbortSignal.timeout(renderSeconds * 1000) });
  const response = await site.render(request, inside);
  if (response.status < 500) return { response, tags: [...tags], nonce };
  const text = (await response.text()).replaceAll(numberMark, requestId);
  return { response: new Response(text, response), tags: [], nonce };
}
