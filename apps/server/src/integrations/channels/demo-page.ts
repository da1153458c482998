import { createHash } from 'node:crypto';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import { isLoopback } from '#app/env-fields.ts';
import type { Host } from '#app/http/actor.ts';
import { guardHeaders } from '#app/http/guard-headers.ts';
import { addressReader, isMachineItself } from '#app/admission/open-admission.ts';

/**
 * Lets the pages below a path answer the machine itself alone, unless the demo was opened to others (DEMO=on): what
 * they show works for every reader.
 */
export function guardDemoPages(app: Hono<Host>, deps: Deps, path: string): void {
  const addressOf = addressReader(deps.env.trustedProxies);
  app.use(`${path}/*`, (c, next) =>
    deps.env.isDemoPublic || (isMachineItself(addressOf(c.env?.incoming)) && isOwnHost(deps.env, c))
      ? next()
      : Promise.resolve(c.text(hint, 403, { 'cache-control': 'no-store' })),
  );
}

/** Sends a page of the demo, which nothing keeps or finds. */
export function sendDemoPage(deps: Deps, c: Context<Host>, page: ReturnType<typeof html>, policy = pagePolicy) {
  const headers = { ...guardHeaders(deps.env, policy), 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('cache-control', 'no-store');
  return c.html(page);
}

const hint =
  'The messages of this demo can be read on the machine that runs it alone. Open this page there, or start with DEMO=on to show it to everybody.\n';

/** A page of a stranger can point its own name at this machine, and would then read here through a browser of it. */
const isOwnHost = ({ origin }: Env, c: Context<Host>): boolean => {
  const { host, hostname } = new URL(c.req.url);
  return isLoopback(hostname) || (origin !== undefined && URL.parse(origin)?.host === host);
};

const styles = `
:root { color-scheme: light dark; --ground: #fdfaf4; --card: #fff; --line: #e4dfd5; --ink: #181f2e; --soft: #505869; --lapis: #1e3f97 }
@media (prefers-color-scheme: dark) { :root { --ground: #10141b; --card: #1a1e27; --line: #303540; --ink: #f1eee7; --soft: #b5b1a7; --lapis: #8ab2f4 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 Vazirmatn, system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 .5rem }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
p { margin: 0 0 1.5rem; color: var(--soft) }
a { color: var(--lapis) }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 14px; overflow: hidden; background: var(--card) }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; text-decoration: none }
li a:hover, li a:focus-visible { background: var(--ground) }
strong { color: var(--ink); font-weight: 600 }
small { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
time { color: var(--soft); font-size: .875rem }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.5rem }
article { max-width: 30rem; padding: .75rem 1rem; border-radius: 14px; border: 1px solid var(--line); background: var(--card); overflow-wrap: anywhere }
article span.text { display: block; white-space: pre-line }
ol li + li { border: 0 }
ol p { margin: 0 0 .375rem }
article.whatsapp { background: #d9fdd3; color: #111b21; border-color: #c2ecb9 }
article.telegram { background: #effdde; color: #14260b; border-color: #d5eec0 }
article.sms { border-radius: 22px; background: #e9e9eb; color: #16161a; border-color: #d8d8dc }
article.push { box-shadow: 0 4px 16px rgb(0 0 0 / .12) }
article a { display: block; margin-top: .5rem; padding-top: .5rem; border-top: 1px solid rgb(0 0 0 / .12); text-align: center; color: #0b57d0 }
article.push a { color: var(--lapis) }
article b { display: block }
.pressed { display: flex; gap: .5rem; margin-top: .5rem }
.pressed span { flex: 1; padding: .375rem; border-radius: 8px; text-align: center; background: rgb(0 0 0 / .08) }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 14px; background: var(--ground) }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); font: .9375rem/1.7 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  article.whatsapp { background: #005c4b; color: #e9edef; border-color: #0b6b59 }
  article.telegram { background: #2b5278; color: #f5f5f5; border-color: #37628d }
  article.sms { background: #3a3a3c; color: #f2f2f7; border-color: #48484a }
  article a, article.push a { color: #9cc8ff; border-color: rgb(255 255 255 / .16) }
  .pressed span { background: rgb(255 255 255 / .12) }
}
`;

const hash = createHash('sha256').update(styles).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** When something was stored, in Baghdad. */
export function timeOf(createdAt: Date) {
  const { date, time } = inBaghdad(createdAt.getTime());
  return html`<time datetime="${createdAt.toISOString()}"
    >${formatDay(localeOf('en'), date, 'short')}, ${formatTime(localeOf('en'), time)}</time
  >`;
}

/** A page of the demo around its content. */
export function demoPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
