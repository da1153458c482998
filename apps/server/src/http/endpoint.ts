import type { EndpointAnswer, Endpoint, ParsedInput } from '@tajmeelspot/contract/endpoint.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#app/deps.ts';
import type { Actor, Host, MemberActor } from './actor.ts';
import { problem, type BrokenRule, invalid } from './problem.ts';

/** What a handler may add to its answer. */
export type Reply = {
  /** Names what the answer shows, so that whoever keeps it can drop it when that changes. */
  tag(...tags: string[]): void;
  /** Names the next page of a list by its mark; null where there is none. */
  next(cursor: string | null): void;
};

/** One call as its handler sees it: who asks, the parsed input, and the way to add to the answer. */
export type EndpointRequest<E extends Endpoint> = ParsedInput<E> & {
  readonly deps: Deps;
  readonly actor: E['access'] extends 'member' | 'operator' ? MemberActor : Actor;
  readonly reply: Reply;
};

/** The handlers of a slice: exactly one for every call of its contract. */
export type Routes<Slice extends Record<string, Endpoint>> = {
  readonly [V in keyof Slice]: (ask: EndpointRequest<Slice[V]>) => Promise<EndpointAnswer<Slice[V]>>;
};

/** Largest JSON body, bytes. */
const maxBodyBytes = 64 * 1024;

/** Mounts the calls of a slice: reads and checks the input, knows the caller, strips the output to its contract. */
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
    const limit = bodyLimit({ maxSize: declared.upload?.maxBytes ?? maxBodyBytes, onError: refuseTooLarge });
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), limit, async (c) => {
      const actor = c.get('actor');
      requireAccess(declared, actor);
      const input = await readInput(c.req.raw, c.req.param(), declared);
      const tags: string[] = [];
      const reply: Reply = {
        tag: (...names) => void tags.push(...names),
        next: (cursor) => cursor !== null && c.header('link', nextPage(c.req.url, cursor)),
      };
      const answer = await handler({ ...input, deps, actor, reply });
      c.header('cache-control', isForAll(declared, actor) ? 'no-cache' : 'no-store');
      if (tags.length > 0) c.header('cache-tag', tags.join(' '));
      const output = declared.output.parse(answer);
      const { media, status = 200 } = declared;
      if (media) {
        // Nothing on the way may gather events.
        if (media === 'text/event-stream') c.header('x-accel-buffering', 'no');
        const type = media.startsWith('text/') ? `${media}; charset=utf-8` : media;
        return c.body(output as string | Uint8Array<ArrayBuffer> | ReadableStream, status, { 'content-type': type });
      }
      return c.json(output as object, status);
    });
  }
}

/** Throws unauthenticated, operators_only. */
function requireAccess({ access }: Endpoint, { member }: Actor): void {
  if (access !== 'member' && access !== 'operator') return;
  if (!member) throw problem('unauthenticated');
  if (access === 'operator' && !(member.role === 'operator' && member.hasSecondFactor)) throw problem('operators_only');
}

/** Whether an answer is the same for everybody who could ask for it. */
const isForAll = ({ path, access }: Endpoint, { member }: Actor): boolean =>
  path.startsWith('GET ') && (access === 'visitor' || (access === 'known-visitor' && !member));

/** The same address with another mark, as a Link header has it. */
function nextPage(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

function refuseTooLarge(): never {
  throw problem('too_large');
}

/** The parsed parts of a request. Throws malformed_json, unsupported_media_type, not_found (path) or invalid. */
export async function readInput(request: Request, params: Record<string, string>, declared: Endpoint) {
  const broken: Record<string, BrokenRule[]> = {};
  const read = (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) collect(broken, issue);
    return undefined;
  };
  const input = {
    params: readParams(declared.params, params),
    query: read(declared.query, declared.query && queryOf(request)),
    headers: read(declared.headers, declared.headers && Object.fromEntries(request.headers)),
    body: read(declared.body, declared.body && (await readJson(request))),
    upload: declared.upload && new Uint8Array(await request.arrayBuffer()),
  };
  if (Object.keys(broken).length > 0) throw invalid(broken);
  return input;
}

type Schema = NonNullable<Endpoint['body']>;

type Issue = { code: string; message: string; path: PropertyKey[]; input?: unknown };

/** A path that cannot name anything leads nowhere: that is a 404, not a fault in a field. */
function readParams(schema: Endpoint['params'], params: Record<string, string>) {
  const parsed = schema?.safeParse(params);
  if (parsed && !parsed.success) throw problem('not_found');
  return parsed?.data;
}

/** The first value of each name counts. */
function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) query[name] ??= value;
  return query;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (text !== '' && !/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) throw problem('unsupported_media_type');
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw problem('malformed_json');
  }
}

const rules = new Set<string>([
  'required',
  'invalid',
  'invalid_email',
  'invalid_date',
  'invalid_time',
  'too_short',
  'too_long',
  'too_many',
  'price_step',
  'ends_too_late',
  'passwords_differ',
  'new_passwords_differ',
]);

/** The contract's schemas carry the rule's name as their message; a wrong type or an absent value has its own. */
function collect(broken: Record<string, BrokenRule[]>, issue: Issue): void {
  const field = issue.path.map(String).join('.') || 'body';
  const isAbsent = issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message);
  const rule = isAbsent ? 'required' : rules.has(issue.message) ? issue.message : 'invalid';
  const known = (broken[field] ??= []);
  if (!known.includes(rule as BrokenRule)) known.push(rule as BrokenRule);
}
