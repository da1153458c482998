import { randomUUID } from 'node:crypto';
import { preferredLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { Context, Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import { filePolicy, guardHeaders } from './guard-headers.ts';
import { headerOf } from './read-input.ts';
import type { Host } from './actor.ts';
import { toAnswer, toProblem } from './problem-answer.ts';

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** Pictures at {base}/files/{picture}/{width}.avif and .webp. A picture never changes under its name. */
export function serveFiles(app: Hono<Host>, deps: Deps): void {
  const guards = Object.entries(guardHeaders(deps.env, filePolicy));
  app.get(`${deps.env.basePath}/files/:picture/:file{\\d+\\.[a-z]+}`, async (c) => {
    for (const [name, value] of guards) c.header(name, value);
    const { picture, file } = c.req.param();
    const type = types[file.replace(/^\d+\./, '')];
    if (type === undefined || !/^[a-z0-9][a-z0-9-]{0,199}$/.test(picture)) return c.text('Not found', 404);
    try {
      const bytes = await deps.files.read(`${picture}/${file}`);
      if (!bytes) return c.text('Not found', 404);
      c.header('content-type', type);
      c.header('content-length', String(bytes.length));
      c.header('cache-control', 'public, max-age=31536000, immutable');
      return c.body(new Uint8Array(bytes));
    } catch (error) {
      return answerProblem(c, error);
    }
  });
}

/** A reader who opens the address of a missing picture by itself is told why there is none. */
function answerProblem(c: Context<Host>, thrown: unknown): Response {
  const locale = localeOf(preferredLanguage(headerOf(c, 'accept-language')));
  const { status, body, headers } = toAnswer(toProblem(thrown), locale, randomUUID());
  return c.json(body, status, { ...headers, 'cache-control': 'no-store' });
}
