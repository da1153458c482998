import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { Deps } from '#app/deps.ts';
import { guardHeaders } from './guard-headers.ts';
import { Problem } from './problem.ts';
import { toAnswer } from './problem-answer.ts';

/**
 * Refuses calls that read while too many of them wait already, before anything else is done for them: where far more is
 * asked than the process bears, refusing would otherwise be most of its work. Gives whether it has answered.
 */
export function readsDecliner({ env, admission, log, metrics }: Pick<Deps, 'env' | 'admission' | 'log' | 'metrics'>) {
  const guards = guardHeaders(env, "default-src 'none'; frame-ancestors 'none'");
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isRead(request)) return false;
    try {
      admission.reads.requireRoom();
      return false;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const id = randomUUID();
      const locale = localeOf(preferredLanguage(request.headers['accept-language'] ?? ''));
      const { status, body, headers } = toAnswer(error, locale, id);
      const text = JSON.stringify(body);
      const length = Buffer.byteLength(text);
      const type = { 'content-type': 'application/json', 'content-length': length, 'x-request-id': id };
      response.writeHead(status, { ...guards, ...headers, ...type, 'cache-control': 'no-store' }).end(text);
      metrics.observe('refused call', status, 0);
      const path = request.url?.split('?', 1)[0]?.slice(0, 200);
      log.info({ request: id, method: 'GET', path, route: 'refused call', status, ms: 0 }, 'answered');
      return true;
    }
  };
}

/** Whether a request is a call that takes its turn among those that read: health alone does not. */
const isRead = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && url.startsWith(`${places.api}/`) && !url.startsWith(`${places.api}/health`);
