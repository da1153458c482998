import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { type Language, preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { addressReader, networkOf } from '#app/admission/open-admission.ts';
import type { Deps } from '#app/deps.ts';
import { guardHeaders } from './guard-headers.ts';
import { problem } from './problem.ts';
import { toAnswer } from './problem-answer.ts';

type AdmissionDeps = Pick<Deps, 'env' | 'admission' | 'log' | 'metrics'>;

/** Gives up the place of a request that is only kept waiting from now on. */
const leaving = new WeakMap<IncomingMessage, () => void>();
export function leavePlace(incoming: IncomingMessage | undefined): void {
  if (incoming) leaving.get(incoming)?.();
}

/**
 * Lets calls that read begin when there is room for them, before anything else is done for them, and refuses the others:
 * where far more is asked than the process bears, waiting and refusing would otherwise be most of its work.
 */
export function admitReads(deps: AdmissionDeps) {
  const addressOf = addressReader(deps.env.trustedProxies);
  const refuse = refuser(deps);
  return (request: IncomingMessage, response: ServerResponse, answer: RequestListener): void => {
    if (!isRead(request)) {
      answer(request, response);
      return;
    }
    const leave = deps.admission.arrivals.enter(networkOf(addressOf(request)), {
      begin: () => answer(request, response),
      refuse: () => refuse(request, response),
    });
    leaving.set(request, leave);
    // Written whole, however slowly its client reads; or its client has left.
    response.once('prefinish', leave).once('close', leave);
  };
}

/** Lines of refused calls that are written in a second; the others are counted. */
const linesASecond = 20;

function refuser({ env, log, metrics }: AdmissionDeps) {
  const guards = guardHeaders(env, "default-src 'none'; frame-ancestors 'none'");
  const texts = new Map<Language, ReturnType<typeof answerIn>>();
  let [second, lines] = [0, 0];
  return (request: IncomingMessage, response: ServerResponse): void => {
    const language = preferredLanguage(request.headers['accept-language'] ?? '');
    const { status, headers, before, after, length } = texts.get(language) ?? answerIn(language);
    if (!texts.has(language)) texts.set(language, answerIn(language));
    const id = randomUUID();
    const type = { 'content-type': 'application/json', 'content-length': length, 'x-request-id': id };
    response.writeHead(status, { ...guards, ...headers, ...type, 'cache-control': 'no-store' });
    response.end(before + id + after);
    metrics.observe('refused call', status, 0);
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      if (lines > linesASecond)
        log.info({ route: 'refused call', count: lines - linesASecond }, 'more of the same were not written');
      [second, lines] = [now, 0];
    }
    if (++lines > linesASecond) return;
    const path = request.url?.split('?', 1)[0]?.slice(0, 200);
    log.info({ request: id, method: 'GET', path, route: 'refused call', status, ms: 0 }, 'answered');
  };
}

const idMark = '00000000-0000-0000-0000-000000000000';

/** The refusal in a language, but for the number of the request. */
function answerIn(language: Language) {
  const { status, body, headers } = toAnswer(problem('unavailable', { retryAfter: 2 }), localeOf(language), idMark);
  const text = JSON.stringify(body);
  const [before = '', after = ''] = text.split(idMark);
  return { status, headers, before, after, length: Buffer.byteLength(text) };
}

/** Calls whose answer goes on. */
const streams = Object.values<Endpoint>(contract)
  .filter(({ media }) => media === 'text/event-stream')
  .map(({ path }) => new RegExp(`^${places.api}${(path.split(' ')[1] ?? '').replace(/\{\w+\}/g, '[^/]+')}/?(?:\\?|$)`));

/** Whether a request is a call that takes its turn among those that read: neither health nor a stream. */
const isRead = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' &&
  url.startsWith(`${places.api}/`) &&
  !url.startsWith(`${places.api}/health`) &&
  !streams.some((stream) => stream.test(url));
