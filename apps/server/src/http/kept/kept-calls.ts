import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { type Locale, localeOfHeader } from '@tajmeelspot/language/locale.ts';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { addressReader, networkOf } from '#app/admission/open-admission.ts';
import type { Deps } from '#app/deps.ts';
import { hostOf } from '#app/env.ts';
import type { Host } from '../actor.ts';
import { answerCall } from '../admit-requests.ts';
import { leavePlace } from '../admit-reads.ts';
import { headerOf } from '../read-input.ts';
import { passingTag } from '../changes.ts';
import { Problem } from '../problem.ts';
import { keptCalls } from '../visitor-calls.ts';
import { incomingHeader, type KeptSource } from './answer-at-once.ts';
import { storeAnswers, type StoringRules, type MadeAnswer } from './kept-answers.ts';
import { packAnswer } from './packed-answer.ts';
import { sendPacked } from './send-packed.ts';

/**
 * No answer is older than a second, whatever was announced or missed: a call is exact, and nothing that forgot to
 * announce itself may be hidden for longer. What is read often is made a few times a second instead of thousands.
 */
const rules: StoringRules = {
  freshMs: 800,
  keptMs: 1000,
  maxWaitMs: 0,
  onChange: { renewEveryMs: 250 },
  bytesOfOne: 8 * 1024 * 1024,
  bytesOfMany: 24 * 1024 * 1024,
};

/**
 * Answers the calls of visitors that are the same for everybody from what is kept. Whoever has a session, or asks for
 * nothing kept (Cache-Control: no-cache), goes on to the API, and so does what is no such call. To be mounted before it; gives
 * what is kept.
 */
export function serveKeptCalls(app: Hono<Host>, deps: Deps, api: Hono<Host>): KeptSource {
  const kept = storeAnswers(deps.changes, rules);
  const addressOf = addressReader(deps.env.trustedProxies);
  const origin = hostOf(deps.env);
  for (const verb of keptCalls) {
    const declared: Endpoint = contract[verb];
    const path = (declared.path.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, ':$1');
    app.get(places.api + path, async (c, next) => {
      if (!takesKept((name) => headerOf(c, name))) return next();
      const locale = localeOfLanguage(headerOf(c, 'accept-language'));
      const written = writtenAddress(c.req.url);
      // Whoever writes the parameters as keys have them costs no reading of them.
      const address = kept.has(`${locale} ${written}`) ? written : knownAddress(c, declared, written);
      if (address === undefined) return next();
      const observed = c.get('observed');
      observed.route = declared.path;
      const reader = addressOf(c.env?.incoming);
      try {
        await deps.admission.count('call', reader, () => leavePlace(c.env?.incoming));
        const answer = await kept.get(`${locale} ${address}`, {
          reader: networkOf(reader),
          make: () => {
            const request = new Request(origin + address, { headers: { 'accept-language': locale } });
            const work = async () => ({
              ...(await toMade(await api.fetch(request, { isInternal: true, observed }))),
              route: declared.path,
            });
            return deps.admission.reads.run(networkOf(reader), work);
          },
        });
        const input = { accepted: headerOf(c, 'accept-encoding'), known: headerOf(c, 'if-none-match') };
        return await sendPacked(answer, input, answer.status === 200 ? { 'x-request-id': observed.id } : undefined);
      } catch (error) {
        if (error instanceof Problem) return answerCall(c, deps.env, error);
        throw error;
      }
    });
  }
  return (request, reader) => {
    const url = request.url ?? '';
    if (!url.startsWith(`${places.api}/`) || !takesKept((name) => incomingHeader(request, name))) return undefined;
    const answer = kept.findFresh(`${localeOfLanguage(incomingHeader(request, 'accept-language'))} ${url}`, reader);
    return answer && { answer, route: answer.route ?? '', budgets: ['request', 'call'], isNumbered: true };
  };
}

/** Whether a request takes what is kept for every visitor: nobody with a session, and nobody who asks for something new. */
const takesKept = (header: (name: string) => string): boolean =>
  header('authorization') === '' && !header('cache-control').includes('no-cache');

const locales = new LRUCache<string, Locale>({
  max: 500,
  memoMethod: (header) => localeOfHeader(header, preferredLanguage(header)),
});

/** The locale of an Accept-Language header: few are sent, again and again. */
const localeOfLanguage = (header: string): Locale => locales.memo(header.slice(0, 200));

/** Path and query of a request as they were sent. */
const writtenAddress = (url: string): string => url.slice(url.indexOf('/', 'https://'.length));

/**
 * The address of a call with the parameters alone that it reads, the first value of each, in one order; undefined where the
 * path is none of this call, or is written in a way that the API judges.
 */
function knownAddress(c: Context<Host>, declared: Endpoint, written: string): string | undefined {
  const [path = '', search = ''] = written.split(/\?(.*)/s);
  if (path.includes('%') || path.endsWith('/') || !isReadable(search)) return undefined;
  if (declared.params && !declared.params.safeParse(c.req.param()).success) return undefined;
  const sent = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of Object.keys(declared.query?.shape ?? {}).toSorted()) {
    const value = sent.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Whether a query has no broken %-sequence and no U+0000, which the API refuses. */
function isReadable(search: string): boolean {
  try {
    return !decodeURIComponent(search).includes('\0');
  } catch {
    return false;
  }
}

/** Makes an answer of the API ready to be kept. */
async function toMade(answer: Response): Promise<MadeAnswer> {
  const tags = (answer.headers.get('cache-tag') ?? '').split(' ').filter(Boolean);
  const isForNow = tags.includes(passingTag) || answer.headers.has('set-cookie');
  // Each request has a number of its own; that of a problem is the one that its body names.
  const left = new Set(['set-cookie', ...(answer.ok ? ['x-request-id'] : [])]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !left.has(name)));
  const identity = Buffer.from(await answer.arrayBuffer());
  return { packed: packAnswer(answer.status, headers, identity), tags, isForNow };
}
