import type { Context, Hono } from 'hono';
import { type Env, hostOf } from '#app/env.ts';
import { filePolicy, guardHeaders } from '../guard-headers.ts';
import type { Host } from '../actor.ts';

/** Pages that show a visitor nothing: their content belongs to an account. */
const personal = ['profile', 'ChangePassword', 'my_booking', 'wishlist', 'reset-password', 'login/'];

/**
 * What crawlers may read, and where they find the list of it. It has to lie at the root of the host, and the address in
 * it has to be absolute: so it can be no file of the site.
 */
export function serveRobots(app: Hono<Host>, env: Env): void {
  const guards = Object.entries(guardHeaders(env, filePolicy));
  const refused = ['', '/ar', '/ckb'].flatMap((language) =>
    personal.map((page) => `Disallow: ${env.basePath}${language}/${page}`),
  );
  const answer = (c: Context<Host>) => {
    for (const [header, value] of guards) c.header(header, value);
    c.header('cache-control', 'public, max-age=3600');
    const lines = [
      'User-agent: *',
      ...refused,
      'Disallow: /api/',
      `Sitemap: ${hostOf(env)}${env.basePath}/sitemap.xml`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  };
  app.get('/robots.txt', answer);
  if (env.basePath) app.get(`${env.basePath}/robots.txt`, answer);
}
