import { randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { contract } from '@tajmeelspot/contract/contract.ts';
import { problems } from '@tajmeelspot/contract/problems.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { Hono, type Context } from 'hono';
import type { Deps } from '#app/deps.ts';
import type { Actor, Host, Member } from './actor.ts';
import { guardHeaders } from './guard-headers.ts';
import { callLimits } from './limits.ts';
import { openApi } from './openapi.ts';
import { problem } from './problem.ts';
import { toAnswer, toProblem } from './problem-answer.ts';

/** What the frame needs to know of identity. */
type ApiGuard = {
  findMember(deps: Deps, token: string): Promise<Member | undefined>;
  /** Told of every refusal for the sake of who asks. */
  recordDenial(deps: Deps, actor: Actor, denied: { code: string; method: string; path: string }): Promise<void>;
};

/** The frame round every call of the API: caller, limits, and one shape for everything that goes wrong. */
export function createApi(deps: Deps, guard: ApiGuard) {
  const api = new Hono<Host>({ strict: false }).basePath(places.api);
  const addressOf = addressReader(deps.env.trustedProxies);
  const guards = Object.entries(guardHeaders(deps.env, "default-src 'none'; frame-ancestors 'none'"));
  const limit = callLimits(deps.env.rateLimitScale);
  api.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    c.header('vary', 'accept-language, authorization');
    for (const [name, value] of guards) c.header(name, value);
    const language = preferredLanguage(headerOf(c, 'accept-language'));
    const userAgent = headerOf(c, 'user-agent').slice(0, 300);
    const actor: Actor = { member: undefined, language, address: addressOf(c), userAgent, requestId };
    c.set('actor', actor);
    refuseBrokenAddress(c.req.raw.url);
    if (!c.env?.isInternal) await limit(actor.address, c.req.method);
    const token = bearerOf(headerOf(c, 'authorization'));
    if (token) c.set('actor', { ...actor, member: await guard.findMember(deps, token) });
    await next();
  });
  api.get('/openapi.json', (c) => c.json(openApi()));
  api.notFound((c) => answer(c, deps, answerNotFound(c)));
  api.onError(async (error, c) => {
    const { code } = toProblem(error);
    const actor = c.get('actor');
    const isDenial = problems[code] === 403 || (code === 'unauthenticated' && headerOf(c, 'authorization') !== '');
    if (actor && isDenial) await guard.recordDenial(deps, actor, { code, method: c.req.method, path: c.req.path });
    return answer(c, deps, error);
  });
  return api;
}

/** Hands what begins with the API's path over to it, with what the request carries. */
export const mountApi = (app: Hono<Host>, api: Hono<Host>): void =>
  void app.all(`${places.api}/*`, (c) => api.fetch(c.req.raw, c.env));

function answer(c: Context<Host>, deps: Deps, thrown: unknown): Response {
  const refused = toProblem(thrown);
  const requestId = c.get('requestId') ?? randomUUID();
  const { status, body, headers } = toAnswer(refused, c.get('actor')?.language ?? 'en', requestId);
  if (status >= 500) {
    deps.log.error({ err: thrown, requestId, method: c.req.method, path: c.req.path }, 'a call failed');
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('cache-control', 'no-store');
  return c.json(body, status);
}

function bearerOf(header: string): string | undefined {
  return /^Bearer +([\w-]{20,200})$/i.exec(header)?.[1];
}

/** An address with a broken %-sequence or an encoded U+0000 names nothing that we have. */
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

/** One header of a request; '' where it has none. Node has them parsed already, a Headers object would be made anew. */
export function headerOf(c: Context<Host>, name: string): string {
  const value = c.env?.incoming ? c.env.incoming.headers[name] : c.req.header(name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Reads the address of the caller; a forwarded one counts only when a trusted proxy says it. */
export function addressReader(trustedProxies: readonly string[]): (c: Context<Host>) => string {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (c) => {
    const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');
    if (!isIP(peer) || !isTrusted(peer)) return peer;
    const forwarded = headerOf(c, 'x-forwarded-for')
      .split(',')
      .map((part) => plain(part.trim()));
    return forwarded.toReversed().find((address) => isIP(address) && !isTrusted(address)) ?? peer;
  };
}

/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:/, '');

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
