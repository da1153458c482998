import { randomUUID } from 'node:crypto';
import { contract } from '@tajmeelspot/contract/contract.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#app/deps.ts';
import type { Member } from './actor.ts';
import { addressReader, headerOf, type Host } from './host.ts';
import { callLimits } from './limits.ts';
import { openApi } from './openapi.ts';
import { problem } from './problem.ts';
import { toAnswer, toProblem } from './problem-answer.ts';

/** Largest JSON body, bytes. */
const mostBodyBytes = 64 * 1024;

/** The frame round every call of the API: caller, limits, and one shape for everything that goes wrong. */
export function createApi(deps: Deps, findMember: (deps: Deps, token: string) => Promise<Member | undefined>) {
  const api = new Hono<Host>({ strict: false }).basePath(places.api);
  const addressOf = addressReader(deps.env.trustedProxies);
  const limit = callLimits(deps.env.rateLimitScale);
  api.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    c.header('vary', 'accept-language, authorization');
    c.header('x-content-type-options', 'nosniff');
    const language = preferredLanguage(headerOf(c, 'accept-language'));
    const address = addressOf(c);
    c.set('actor', { member: undefined, language, address });
    refuseBrokenAddress(c.req.raw.url);
    if (!c.env?.isInternal) await limit(address, c.req.method);
    const token = bearerOf(headerOf(c, 'authorization'));
    if (token) c.set('actor', { member: await findMember(deps, token), language, address });
    await next();
  });
  api.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: mostBodyBytes, onError: refuseTooLarge }));
  api.get('/openapi.json', (c) => c.json(openApi()));
  api.notFound((c) => answer(c, deps, notHere(c)));
  api.onError((error, c) => answer(c, deps, error));
  return api;
}

function refuseTooLarge(): never {
  throw problem('too_large');
}

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
function notHere(c: Context<Host>) {
  const allowed = templates.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  if (allowed.length === 0) return problem('not_found');
  c.header('allow', allowed.join(', '));
  return problem('method_not_allowed');
}
