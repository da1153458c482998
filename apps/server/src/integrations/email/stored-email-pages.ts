import { createHash } from 'node:crypto';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#app/deps.ts';
import { type Env } from '#app/env.ts';
import { isLoopback } from '#app/env-fields.ts';
import { guardHeaders } from '#app/http/guard-headers.ts';
import type { Host } from '#app/http/actor.ts';
import { addressReader, isMachineItself } from '#app/http/limits.ts';
import { findStoredEmail, listStoredEmails } from './stored-emails.ts';

const place = '/dev/mail';

/**
 * The mails of a demo without a mail server, at {host}/dev/mail. Their links work for every reader, so they answer the
 * machine itself alone, unless the demo was opened to others (DEMO=on).
 */
export function serveStoredEmails(app: Hono<Host>, deps: Deps): void {
  if (!deps.env.isDemo || deps.env.smtpUrl !== undefined) return;
  const addressOf = addressReader(deps.env.trustedProxies);
  app.use(`${place}/*`, (c, next) =>
    deps.env.isDemoPublic || (isMachineItself(addressOf(c)) && isOwnHost(deps.env, c))
      ? next()
      : Promise.resolve(c.text(hint, 403, { 'cache-control': 'no-store' })),
  );
  const send = (c: Context<Host>, page: ReturnType<typeof html>, policy: string) => {
    const headers = { ...guardHeaders(deps.env, policy), 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('cache-control', 'no-store');
    return c.html(page);
  };
  const find = (c: Context<Host>) => findStoredEmail(deps.db, Number(c.req.param('id')));
  app.get(place, async (c) => send(c, listPage(await listStoredEmails(deps.db)), pagePolicy));
  app.get(`${place}/:id{\\d{1,15}}`, async (c) => {
    const mail = await find(c);
    return mail ? send(c, mailPage(mail), pagePolicy) : c.notFound();
  });
  app.get(`${place}/:id{\\d{1,15}}/html`, async (c) => {
    const mail = await find(c);
    if (!mail) return c.notFound();
    // A link leads out of the frame, for the site does not let itself be framed.
    return send(c, html`${raw(mail.html.replace('<head>', '<head><base target="_top">'))}`, framePolicy);
  });
}

const hint =
  'The mail of this demo can be read on the machine that runs it alone. Open this page there, or start with DEMO=on to show it to everybody.\n';

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
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 14px; background: var(--ground) }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); font: .9375rem/1.7 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`;

const hash = createHash('sha256').update(styles).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What a mail may do in its frame: be looked at, and be left by a click. */
const leave = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${leave}`;

type ListedEmail = Awaited<ReturnType<typeof listStoredEmails>>[number];

function listPage(mails: ListedEmail[]) {
  const entries = mails.map(
    (mail) =>
      html`<li>
        <a href="${place}/${mail.id}"
          ><strong><bdi>${mail.subject}</bdi></strong
          >${timeOf(mail)}<small>${mail.recipient}</small></a
        >
      </li>`,
  );
  const list =
    entries.length > 0
      ? html`<ul>
          ${entries}
        </ul>`
      : html`<p>No mail was written yet.</p>`;
  return frame(
    'Mail of this demo',
    html`<h1>Mail of this demo</h1>
      <p>No mail server is configured, so the newest 200 mails are kept here.</p>
      ${list}`,
  );
}

function mailPage(mail: ListedEmail & { text: string }) {
  return frame(
    mail.subject,
    html`<p><a href="${place}">All mail</a></p>
      <h1 dir="auto">${mail.subject}</h1>
      <p>To ${mail.recipient}, ${timeOf(mail)}</p>
      <iframe src="${place}/${mail.id}/html" title="The mail as a page" sandbox="${leave}"></iframe>
      <h2>As text</h2>
      <pre dir="auto">${mail.text}</pre>`,
  );
}

function timeOf({ created_at: createdAt }: ListedEmail) {
  const { date, time } = inBaghdad(createdAt.getTime());
  return html`<time datetime="${createdAt.toISOString()}"
    >${formatDay(localeOf('en'), date, 'short')}, ${formatTime(localeOf('en'), time)}</time
  >`;
}

function frame(title: string, content: ReturnType<typeof html>) {
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
