import { directionOf, isLanguage } from '@tajmeelspot/language/languages.ts';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#app/deps.ts';
import type { Host } from '#app/http/actor.ts';
import { demoPage, guardDemoPages, sendDemoPage, timeOf } from './demo-page.ts';
import { listStoredMessages } from './stored-messages.ts';

const path = '/dev/messages';

/** The messages of a demo whose channels have no credentials, at {host}/dev/messages, each in the look of its channel. */
export function serveStoredMessages(app: Hono<Host>, deps: Deps): void {
  if (!deps.env.isDemo) return;
  guardDemoPages(app, deps, path);
  app.get(path, async (c) => sendDemoPage(deps, c, listPage(await listStoredMessages(deps.db), deps)));
}

type StoredMessage = Awaited<ReturnType<typeof listStoredMessages>>[number];

function listPage(messages: readonly StoredMessage[], { env }: Deps) {
  const emails = env.smtpUrl === undefined ? html`<p><a href="/dev/mail">Emails</a> have a list of their own.</p>` : '';
  return demoPage(
    'Messages of this demo',
    html`<h1>Messages of this demo</h1>
      <p>Channels without credentials send nothing: their newest 200 messages are kept here.</p>
      ${emails}
      ${
        messages.length > 0
          ? html`<ol>
              ${messages.map(toEntry)}
            </ol>`
          : html`<p>No message was written yet.</p>`
      }`,
  );
}

const channelNames: Readonly<Record<string, string>> = {
  push: 'Push',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
};

function toEntry({ channel, recipient, created_at, language, title, text, link, buttons }: StoredMessage) {
  const to = channel === 'push' ? 'a device' : recipient;
  const direction = isLanguage(language) ? directionOf(language) : 'auto';
  const pressed = (buttons as { label: string }[]).map(({ label }) => html`<span>${label}</span>`);
  const { label, url } = (link ?? {}) as { label?: string; url?: string };
  const heading = channel === 'sms' ? '' : html`<b>${title}</b>`;
  return html`<li>
    <p>
      <small>${channelNames[channel] ?? channel} · <bdi>${to}</bdi> · ${timeOf(created_at)}</small>
    </p>
    <article class="${channel}" lang="${language}" dir="${direction}">
      ${heading}<span class="text">${text}</span>${
        url === undefined ? '' : html`<a href="${url}">${label}</a>`
      }${pressed.length > 0 ? html`<span class="pressed">${pressed}</span>` : ''}
    </article>
  </li>`;
}
