import { places } from '@tajmeelspot/contract/places.ts';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { Context, Hono } from 'hono';
import { addressReader } from '#app/admission/open-admission.ts';
import type { Deps } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import type { Host } from './actor.ts';
import { leavePlace } from './admit-reads.ts';
import { headerOf } from './read-input.ts';
import { guardHeaders } from './guard-headers.ts';
import { answerProblemPage } from './pages/problem-page.ts';
import { Problem } from './problem.ts';
import { toAnswer } from './problem-answer.ts';

/** Counts every request of an address, whatever it asks for: kept pages and files have a budget as well. */
export function admitRequests(app: Hono<Host>, { env, admission }: Pick<Deps, 'env' | 'admission'>): void {
  const addressOf = addressReader(env.trustedProxies);
  app.use(async (c, next) => {
    try {
      await admission.count('request', addressOf(c.env?.incoming), () => leavePlace(c.env?.incoming));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return c.req.path.startsWith(`${places.api}/`) ? answerCall(c, env, error) : answerProblemPage(c, env, error);
    }
    return next();
  });
}

/** The answer to a call that is refused before the API is asked, in the caller's language. */
export function answerCall(c: Context<Host>, env: Env, refused: Problem): Response {
  const locale = localeOf(preferredLanguage(headerOf(c, 'accept-language')));
  const { id } = c.get('observed');
  const { status, body, headers } = toAnswer(refused, locale, id);
  const guards = guardHeaders(env, "default-src 'none'; frame-ancestors 'none'");
  return c.json(body, status, { ...guards, ...headers, 'x-request-id': id, 'cache-control': 'no-store' });
}
