import { places } from '@tajmeelspot/contract/places.ts';
import { providerNames } from '@tajmeelspot/contract/identity/provider-names.ts';
import { type Provider, provider as everyProvider } from '@tajmeelspot/contract/identity/providers.ts';
import { isLanguage } from '@tajmeelspot/language/languages.ts';
import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Deps } from '#app/deps.ts';
import { pathOf } from '#app/env.ts';
import { guardHeaders } from '#app/http/guard-headers.ts';
import { headerOf } from '#app/http/read-input.ts';
import type { Host } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { awayMinutes, beginProviderLogin, browserCookie, languageOfState } from './identity.ts';

/**
 * Logins through a provider go out at /google/redirect and /facebook/redirect, at the root of the host and below /api,
 * and come back to a page of the site. `?as=vendor` is the professionals' door, `?language` the reader's.
 */
export function serveRedirects(app: Hono<Host>, api: Hono<Host>, deps: Deps): void {
  for (const provider of everyProvider.options) {
    const path = `/${provider}/redirect`;
    api.get(path, (c) => goOut(c, deps, provider));
    app.get(path, (c) => {
      const address = new URL(places.api + path + new URL(c.req.url).search, c.req.url);
      return api.fetch(new Request(address, { headers: c.req.raw.headers }), c.env);
    });
    app.get(`${deps.env.basePath}/login/${provider}/callback`, async (c, next) => {
      const { search, searchParams } = new URL(c.req.url);
      const language = languageOfState(searchParams.get('state') ?? '');
      return language === 'en'
        ? next()
        : leave(c, deps, pathOf(deps.env, language, `login/${provider}/callback`) + search);
    });
  }
}

async function goOut(c: Context<Host>, deps: Deps, provider: Provider): Promise<Response> {
  const input = c.req.query('language');
  const language = isLanguage(input) ? input : 'en';
  const role = c.req.query('as') === 'vendor' ? 'vendor' : 'customer';
  const begun = await beginProviderLogin(deps, { provider, role, language, host: headerOf(c, 'host') });
  if ('problem' in begun) {
    if (!headerOf(c, 'accept').includes('text/html')) {
      throw problem(begun.problem, { values: { provider: providerNames[provider] } });
    }
    return leave(
      c,
      deps,
      `${pathOf(deps.env, language, `login/${provider}/callback`)}?error=${begun.problem.replace('provider_', '')}`,
    );
  }
  const { name, path, secure } = browserCookie(begun.isHttps);
  const lifetime = { maxAge: awayMinutes * 60, httpOnly: true, sameSite: 'Lax' } as const;
  setCookie(c, name, begun.browserSecret, { ...lifetime, path, secure });
  return leave(c, deps, begun.url.href);
}

/** Addresses on this way hold codes: nobody keeps them or tells them on. */
function leave(c: Context<Host>, { env }: Deps, location: string): Response {
  const guards = guardHeaders(env, "default-src 'none'; frame-ancestors 'none'");
  for (const [name, value] of Object.entries(guards)) c.header(name, value);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.redirect(location, 302);
}
