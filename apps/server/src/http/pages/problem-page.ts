import { directionOf, isLanguage, preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { Context } from 'hono';
import type { Env } from '#app/env.ts';
import type { Host } from '../actor.ts';
import { headerOf } from '../read-input.ts';
import { guardHeaders } from '../guard-headers.ts';
import type { Problem } from '../problem.ts';
import { toAnswer } from '../problem-answer.ts';

/** A page that was not made, because too much is asked for: one sentence, which costs next to nothing to send. */
export function answerProblemPage(c: Context<Host>, env: Env, refused: Problem): Response {
  const segment = c.req.path.slice(env.basePath.length).split('/')[1];
  const language = isLanguage(segment) ? segment : preferredLanguage(headerOf(c, 'accept-language'));
  const { status, body, headers } = toAnswer(refused, localeOf(language), c.get('observed').id);
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>TajmeelSpot</title><p>${body.message}</p></html>`;
  const guards = guardHeaders(env, "default-src 'none'; frame-ancestors 'none'");
  return c.html(html, status, { ...guards, ...headers, 'cache-control': 'no-store' });
}
