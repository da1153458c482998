import type { EndpointAnswer, Endpoint, ParsedInput } from '@tajmeelspot/contract/endpoint.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from './actor.ts';
import type { Host } from './host.ts';
import { readInput } from './input.ts';
import { problem } from './problem.ts';

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
  if (access === 'operator' && !(member.role === 'operator' && member.isAtConsole)) throw problem('operators_only');
}

/** Whether an answer is the same for everybody who could ask for it. */
const isForAll = ({ path, access }: Endpoint, { member }: Actor): boolean =>
  path.startsWith('GET ') && (access === 'anybody' || (access === 'anybody-known' && !member));

/** The same address with another mark, as a Link header has it. */
function nextPage(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

function refuseTooLarge(): never {
  throw problem('too_large');
}
