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
import { comparedCalls, keptCalls } from '../visitor-calls.ts';
import { incomingHeader, type KeptSource } from './answer-at-once.ts';
import { type AnswerStates, stateReader } from './answer-states.ts';
import { type KeptAnswers, storeAnswers, type StoringRules, type MadeAnswer } from './kept-answers.ts';
import { packAnswer } from './packed-answer.ts';
import { sendPacked } from './send-packed.ts';

/**
 * No answer is older than a second, whatever was announced or missed: a call is exact, and nothing that forgot to
 * announce itself may be hidden for longer. What is read often is made once a second instead of thousands of times.
 */
const rules: StoringRules = {
  freshMs: 800,
  keptMs: 1000,
  maxWaitMs: 0,
  // Made anew for each change, it would take the processor from those who read it.
  onChange: 'stay',
  comparedMs: 600_000,
  bytesOfOne: 8 * 1024 * 1024,
  bytesOfMany: 24 * 1024 * 1024,
};

/**
 * Answers the calls of visitors that are the same for everybody from what is kept. Whoever asks for the answer of this moment
 * (Cache-Control: no-cache) gets what is kept where it is that. Whoever has a session goes on to the API, and so does what is
 * no such call. To be mounted before it; gives what is kept.
 */
export function serveKeptCalls(app: Hono<Host>, deps: Deps, api: Hono<Host>, states: AnswerStates): KeptSource {
  const kept = storeAnswers(deps.changes, rules);
  const known = new LRUCache<string, string>({ max: maxWritten });
  const addressOf = addressReader(deps.env.trustedProxies);
  const origin = hostOf(deps.env);
  for (const verb of keptCalls) {
    const declared: Endpoint = contract[verb];
    const path = (declared.path.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, ':$1');
    const readState = stateReader(deps, verb, states);
    if (comparedCalls.has(verb) && !readState) continue;
    app.get(places.api + path, async (c, next) => {
      if (headerOf(c, 'authorization') !== '') return next();
      const locale = localeOfLanguage(headerOf(c, 'accept-language'));
      const written = writtenAddress(c.req.url);
      // Whoever writes the parameters as keys have them costs no reading of them.
      const address = kept.has(`${locale} ${written}`) ? written : knownAddress(c, declared, written);
      if (address === undefined) return next();
      if (address !== written && written.length < longestWritten) known.set(written, address);
      const state = readState?.(locale, c.req.param(), address);
      const isPassing = comparedCalls.has(verb) || state?.isPassing === true;
      const hasToBeExact = isExact(headerOf(c, 'cache-control'));
      if ((hasToBeExact || isPassing) && !state) return next();
      const observed = c.get('observed');
      observed.route = declared.path;
      const reader = addressOf(c.env?.incoming);
      try {
        await deps.admission.count('call', reader, () => leavePlace(c.env?.incoming));
        const answer = await kept.get(`${locale} ${address}`, {
          reader: networkOf(reader),
          isExact: hasToBeExact,
          isPassing,
          findState: state?.find,
          admit: (work) => deps.admission.reads.run(networkOf(reader), work),
          make: async () => {
            const request = new Request(origin + address, { headers: { 'accept-language': locale } });
            const made = await toMade(await api.fetch(request, { isInternal: true, observed }), isPassing);
            return { ...made, route: declared.path };
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
  return findKept(kept, known);
}

/** Addresses that are written in another way than keys have them: so many are known by heart, up to this length. */
const [maxWritten, longestWritten] = [2000, 500];

/** What is kept for a call: fresh, or to be compared for whoever asks for the answer of this moment. */
const findKept =
  (kept: KeptAnswers, known: Pick<LRUCache<string, string>, 'get'>): KeptSource =>
  (request, reader) => {
    const url = request.url ?? '';
    if (!url.startsWith(`${places.api}/`) || incomingHeader(request, 'authorization') !== '') return undefined;
    const key = `${localeOfLanguage(incomingHeader(request, 'accept-language'))} ${known.get(url) ?? url}`;
    const hasToBeExact = isExact(incomingHeader(request, 'cache-control'));
    const fresh = hasToBeExact ? undefined : kept.findFresh(key, reader);
    const answer = fresh ?? kept.findComparable(key, reader);
    if (!answer || !(fresh || hasToBeExact || answer.isPassing)) return undefined;
    const isSame = fresh ? undefined : answer.isSame;
    return { answer, route: answer.route ?? '', budgets: ['request', 'call'], isNumbered: true, isSame };
  };

/** Whether a header Cache-Control asks for the answer of this moment. */
const isExact = (cacheControl: string): boolean => cacheControl.includes('no-cache');

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

/** Makes an answer of the API ready to be kept; what passes by itself only to be compared. */
async function toMade(answer: Response, isPassing: boolean): Promise<MadeAnswer> {
  const tags = (answer.headers.get('cache-tag') ?? '').split(' ').filter(Boolean);
  const isForNow = (tags.includes(passingTag) && !isPassing) || answer.headers.has('set-cookie');
  // Each request has a number of its own; that of a problem is the one that its body names.
  const left = new Set(['set-cookie', ...(answer.ok ? ['x-request-id'] : [])]);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !left.has(name)));
  const identity = Buffer.from(await answer.arrayBuffer());
  return { packed: packAnswer(answer.status, headers, identity), tags, isForNow };
}
