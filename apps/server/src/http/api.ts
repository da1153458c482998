import { randomUUID } from 'node:crypto';
import { contract } from '@tajmeelspot/contract/contract.ts';
import { dashboardCalls, viewCalls } from '@tajmeelspot/contract/dashboard-calls.ts';
import type { Endpoint, EndpointAnswer, ParsedInput } from '@tajmeelspot/contract/endpoint.ts';
import { problems } from '@tajmeelspot/contract/problems.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { type Locale, localeOf, localeOfHeader } from '@tajmeelspot/language/locale.ts';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#app/deps.ts';
import { addressReader, type Admission, networkOf } from '#app/admission/open-admission.ts';
import type { Actor, Host, Member, MemberActor } from './actor.ts';
import { storeDeviceToken } from './device-cookie.ts';
import { leavePlace } from './admit-reads.ts';
import { guardHeaders } from './guard-headers.ts';
import { headerOf, readInput } from './read-input.ts';
import { ReadyJson, runCall, withDatabase } from './run-call.ts';
import { openApi } from './openapi.ts';
import { problem } from './problem.ts';
import { sendJson } from './packing.ts';
import { toAnswer, toProblem } from './problem-answer.ts';

/** What the API needs from identity, which it must not import. */
type ApiGuard = {
  findMember(deps: Deps, token: string, locale: Locale | undefined): Promise<Member | undefined>;
  /** Records an answer of 401 or 403 in the audit. */
  recordDenial(deps: Deps, actor: Actor, denied: { code: string; method: string; path: string }): Promise<void>;
};

/**
 * The API without its calls, which `serve` binds: it finds the caller, limits requests, and answers every error in one
 * shape.
 */
export function createApi(deps: Deps, guard: ApiGuard) {
  const api = new Hono<Host>({ strict: false }).basePath(places.api);
  const addressOf = addressReader(deps.env.trustedProxies);
  const guards = Object.entries(guardHeaders(deps.env, "default-src 'none'; frame-ancestors 'none'"));
  api.use(async (c, next) => {
    const requestId = c.env?.observed?.id ?? randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    c.header('vary', 'accept-language, authorization, accept-encoding');
    for (const [name, value] of guards) c.header(name, value);
    const accepted = headerOf(c, 'accept-language');
    const language = preferredLanguage(accepted);
    const locale = localeOfHeader(accepted, language);
    const userAgent = headerOf(c, 'user-agent').slice(0, 300);
    const actor: Actor = {
      member: undefined,
      language,
      locale,
      address: addressOf(c.env?.incoming),
      userAgent,
      requestId,
    };
    c.set('actor', actor);
    refuseBrokenAddress(c.req.raw.url);
    if (!c.env?.isInternal) await countCall(deps.admission, c, actor.address);
    const token = bearerOf(headerOf(c, 'authorization'));
    if (token) {
      const find = () => guard.findMember(deps, token, accepted ? locale : undefined);
      c.set('actor', { ...actor, member: await deps.admission.lookups.run(networkOf(actor.address), find) });
    }
    await next();
  });
  api.get('/openapi.json', (c) => c.json(openApi()));
  api.notFound((c) => answerProblem(c, deps, answerNotFound(c)));
  api.onError(async (error, c) => {
    const { code } = toProblem(error);
    const actor = c.get('actor');
    const isDenial = problems[code] === 403 || (code === 'unauthenticated' && headerOf(c, 'authorization') !== '');
    if (actor && isDenial) await guard.recordDenial(deps, actor, { code, method: c.req.method, path: c.req.path });
    return answerProblem(c, deps, error);
  });
  return api;
}

/** Counts a call of an address, and a change once more. Throws too_many_requests. */
async function countCall(admission: Admission, c: Context<Host>, address: string): Promise<void> {
  await admission.count('call', address, () => leavePlace(c.env?.incoming));
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await admission.count('change', address);
}

/** Routes requests under the path of the API to it. */
export const mountApi = (app: Hono<Host>, api: Hono<Host>): void =>
  void app.all(`${places.api}/*`, (c) => api.fetch(c.req.raw, { ...c.env, observed: c.get('observed') }));

/** The answer to what a call threw; a bug is logged whole. */
function answerProblem(c: Context<Host>, deps: Deps, thrown: unknown): Response {
  const refused = toProblem(thrown);
  const requestId = c.get('requestId') ?? randomUUID();
  const { status, body, headers } = toAnswer(refused, c.get('actor')?.locale ?? localeOf('en'), requestId);
  // A client that leaves while its file is on the way breaks it off: nobody reads the answer, and nothing is wrong.
  if (status >= 500 && !c.req.raw.signal.aborted) {
    const path = c.req.path.slice(0, 300);
    deps.log.error({ err: thrown, requestId, method: c.req.method, path }, 'a call failed');
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}

function bearerOf(header: string): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(header)?.[1];
}

/** Throws malformed_request for a broken %-sequence or an encoded U+0000, which PostgreSQL cannot store. */
function refuseBrokenAddress(url: string): void {
  const address = url.replaceAll('+', ' ');
  try {
    if (decodeURIComponent(address).includes('\u0000')) throw problem('malformed_request');
  } catch {
    throw problem('malformed_request');
  }
}

const templates = Object.values(contract).map(({ path }) => {
  const [method = '', template = ''] = path.split(' ');
  return { method, pattern: new RegExp(`^/api${template.replace(/\{\w+\}/g, '[^/]+')}/?$`) };
});

/** A known path asked with another method is a 405 that names the right ones. */
function answerNotFound(c: Context<Host>) {
  const allowed = templates.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  if (allowed.length === 0) return problem('not_found');
  c.header('allow', allowed.join(', '));
  return problem('method_not_allowed');
}

/** What a handler may add to its answer. */
export type Reply = {
  /** Tags the answer with what it shows, so that a cache can drop it when that changes. */
  tag(...tags: string[]): void;
  /** Links to the next page of a list by its cursor; null where there is none. */
  next(cursor: string | null): void;
  /** Has the browser store the token by which it is known again. */
  rememberDevice(token: string): void;
};

/** One call as its handler gets it: the caller, the parsed input, and what adds headers to the answer. */
export type EndpointRequest<E extends Endpoint> = ParsedInput<E> & {
  readonly deps: Deps;
  readonly actor: E['access'] extends 'member' | 'operator' ? MemberActor : Actor;
  readonly reply: Reply;
  /** Aborted when the caller leaves before the answer; of calls that take a file alone. */
  readonly gone: AbortSignal | undefined;
};

/** The handlers of a slice: exactly one for every call of its contract. */
export type Routes<Slice extends Record<string, Endpoint>> = {
  readonly [V in keyof Slice]: (ask: EndpointRequest<Slice[V]>) => Promise<EndpointAnswer<Slice[V]> | ReadyJson>;
};

/** Largest JSON body, bytes. */
const maxBodyBytes = 64 * 1024;

/**
 * Binds the calls of a slice: checks access, parses the input, calls the handler, and strips the output to the
 * contract.
 */
export function serve<Slice extends Record<string, Endpoint>>(
  api: Hono<Host>,
  deps: Deps,
  slice: Slice,
  routes: Routes<Slice>,
): void {
  for (const verb of Object.keys(slice)) {
    const declared = slice[verb] as Endpoint;
    const handler = routes[verb] as unknown as (ask: object) => Promise<unknown>;
    const [method = 'GET', path = '/'] = declared.path.split(' ');
    // To look for the body of a read that has none costs as much as the rest of its way here.
    const limit: MiddlewareHandler =
      method === 'GET'
        ? (_, next) => next()
        : bodyLimit({ maxSize: declared.upload?.maxBytes ?? maxBodyBytes, onError: refuseTooLarge });
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), limit, async (c) => {
      if (c.env?.observed) c.env.observed.route = declared.path;
      const actor = actorFor(verb, declared, c.get('actor'));
      requireAccess(declared, actor);
      requireViewed(declared, actor, c.req.param('id'));
      const gone = declared.upload && c.req.raw.signal;
      const tags: string[] = [];
      const reply: Reply = {
        tag: (...names) => void tags.push(...names),
        next: (cursor) => cursor !== null && c.header('link', nextPage(c.req.url, cursor)),
        rememberDevice: (token) => storeDeviceToken(c, deps.env, token),
      };
      const read = () => readInput(c.req.raw, c.req.param(), declared);
      // A body on a slow line takes nobody's turn; a file is whole in memory, so it is read in its own.
      const early = declared.upload ? undefined : await read();
      const answer = await runCall(deps.admission, c, declared, async () => {
        const input = early ?? (await read());
        return withDatabase(deps, verb, actor, (own) => handler({ ...input, deps: own, actor, reply, gone }));
      });
      c.header('cache-control', isForAll(declared, actor) ? 'no-cache' : 'no-store');
      if (tags.length > 0) c.header('cache-tag', tags.join(' '));
      const { media, status = 200 } = declared;
      if (answer instanceof ReadyJson) return sendJson(c, answer.text, status);
      const output = declared.output.parse(answer);
      if (media) {
        // A proxy must not buffer events.
        if (media === 'text/event-stream') c.header('x-accel-buffering', 'no');
        const type = media.startsWith('text/') ? `${media}; charset=utf-8` : media;
        return c.body(output as string | Uint8Array<ArrayBuffer> | ReadableStream, status, { 'content-type': type });
      }
      return sendJson(c, JSON.stringify(output), status);
    });
  }
}

/** The caller as a call knows it. Throws not_for_dashboard where a session of a dashboard asks for what is none of it. */
function actorFor(verb: string, { access }: Endpoint, actor: Actor): Actor {
  if (actor.member?.audience === 'venue_view') return viewerFor(verb, access, actor);
  if (actor.member?.audience !== 'vendor_dashboard' || dashboardCalls.has(verb)) return actor;
  if (access === 'member' || access === 'operator') throw problem('not_for_dashboard');
  return { ...actor, member: undefined };
}

/** An operator who reads a dashboard, for the calls that change nothing. Throws view_only, not_for_dashboard. */
function viewerFor(verb: string, access: Endpoint['access'], actor: Actor): Actor {
  if (viewCalls.has(verb)) return actor;
  if (access !== 'member' && access !== 'operator') return { ...actor, member: undefined };
  throw problem(dashboardCalls.has(verb) ? 'view_only' : 'not_for_dashboard');
}

/** Throws unauthenticated, operators_only. */
function requireAccess({ access }: Endpoint, { member }: Actor): void {
  if (access !== 'member' && access !== 'operator') return;
  if (!member) throw problem('unauthenticated');
  if (access === 'operator' && !(member.role === 'operator' && member.hasSecondFactor)) throw problem('operators_only');
}

/** Whether an answer is the same for every caller. */
const isForAll = ({ path, access }: Endpoint, { member }: Actor): boolean =>
  path.startsWith('GET ') && (access === 'visitor' || (access === 'known-visitor' && !member));

/** Who reads the dashboard of one venue reads no other one of its owner. Throws not_found. */
function requireViewed({ path }: Endpoint, { member }: Actor, id: string | undefined): void {
  if (member?.view && path.includes(' /venues/{id}') && id !== String(member.view.venueId)) throw problem('not_found');
}

/** The Link header of the same address with another cursor. */
function nextPage(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

function refuseTooLarge(): never {
  throw problem('too_large');
}
