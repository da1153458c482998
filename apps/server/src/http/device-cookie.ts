import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Env } from '#app/env.ts';
import type { Actor, Host } from './actor.ts';

/** How long a browser keeps the cookie after the last login, days; browsers allow no more. */
export const deviceDays = 400;

/**
 * The cookie by which a browser is known again at a login. With TLS its name keeps other hosts of the domain from setting
 * it, for which browsers demand the path '/'.
 */
const cookieOf = ({ origin }: Pick<Env, 'origin'>) =>
  origin?.startsWith('https:')
    ? ({ name: '__Host-device', path: '/', secure: true } as const)
    : ({ name: 'device', path: '/api', secure: false } as const);

/** The caller with the token of the browser, for logins: other calls need not read it. */
export const withDevice = (env: Pick<Env, 'origin'>, actor: Actor, { cookie = '' }: CookieHeaders): Actor => ({
  ...actor,
  device: readDeviceToken(env, cookie),
});

type CookieHeaders = { readonly cookie?: string | undefined };

/** The token of a browser among its cookies; undefined where it has none. */
const readDeviceToken = (env: Pick<Env, 'origin'>, cookies: string): string | undefined =>
  cookies === '' ? undefined : new RegExp(`(?:^|;) *${cookieOf(env).name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

/** Has the browser store its token; no script can read it. */
export function storeDeviceToken(c: Context<Host>, env: Pick<Env, 'origin'>, token: string): void {
  const { name, path, secure } = cookieOf(env);
  setCookie(c, name, token, { path, secure, httpOnly: true, sameSite: 'Lax', maxAge: deviceDays * 24 * 3600 });
}
