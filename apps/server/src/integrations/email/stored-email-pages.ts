import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#app/deps.ts';
import type { Host } from '#app/http/actor.ts';
import { demoPage, guardDemoPages, sendDemoPage, timeOf } from '../channels/demo-page.ts';
import { findStoredEmail, listStoredEmails } from './stored-emails.ts';

const place = '/dev/mail';

/**
 * The mails of a demo without a mail server, at {host}/dev/mail. Their links work for every reader, so they answer the
 * machine itself alone, unless the demo was opened to others (DEMO=on).
 */
export function serveStoredEmails(app: Hono<Host>, deps: Deps): void {
  if (!deps.env.isDemo || deps.env.smtpUrl !== undefined) return;
  guardDemoPages(app, deps, place);
  const find = (c: Context<Host>) => findStoredEmail(deps.db, Number(c.req.param('id')));
  app.get(place, async (c) => sendDemoPage(deps, c, listPage(await listStoredEmails(deps.db))));
  app.get(`${place}/:id{\\d{1,15}}`, async (c) => {
    const mail = await find(c);
    return mail ? sendDemoPage(deps, c, mailPage(mail)) : c.notFound();
  });
  app.get(`${place}/:id{\\d{1,15}}/html`, async (c) => {
    const mail = await find(c);
    if (!mail) return c.notFound();
    // A link leads out of the frame, for the site does not let itself be framed.
    return sendDemoPage(deps, c, html`${raw(mail.html.replace('<head>', '<head><base target="_top">'))}`, framePolicy);
  });
}

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
          >${timeOf(mail.created_at)}<small>${mail.recipient}</small></a
        >
      </li>`,
  );
  const list =
    entries.length > 0
      ? html`<ul>
          ${entries}
        </ul>`
      : html`<p>No mail was written yet.</p>`;
  return demoPage(
    'Mail of this demo',
    html`<h1>Mail of this demo</h1>
      <p>No mail server is configured, so the newest 200 mails are kept here.</p>
      ${list}`,
  );
}

function mailPage(mail: ListedEmail & { text: string }) {
  return demoPage(
    mail.subject,
    html`<p><a href="${place}">All mail</a></p>
      <h1 dir="auto">${mail.subject}</h1>
      <p>To ${mail.recipient}, ${timeOf(mail.created_at)}</p>
      <iframe src="${place}/${mail.id}/html" title="The mail as a page" sandbox="${leave}"></iframe>
      <h2>As text</h2>
      <pre dir="auto">${mail.text}</pre>`,
  );
}
