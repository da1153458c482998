import type { Block, Inline, TextPage } from '@tajmeelspot/contract/content.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { html } from 'hono/html';
import { readBlocks } from '#app/content/content.ts';
import { addressOf, type Env } from '#app/env.ts';
import { frameEmail, styles } from '../emails/email-page.ts';
import type { EmailMessage } from '../emails/write-email.ts';

/** An announcement as a page, for its email and its preview. */
export const toAnnouncementPage = (title: string, markdown: string): TextPage => ({
  slug: 'announcement',
  title,
  lead: '',
  blocks: readBlocks(markdown),
});

/** What the end of an email says: why it came, and of marketing where it is unsubscribed. */
type EmailEnd = { readonly why: string; readonly leave?: { readonly label: string; readonly url: string } };

/** Writes the email of an announcement in both forms; `leaveUrl` is where its reader unsubscribes. */
export async function writeAnnouncementEmail(
  env: Env,
  language: Language,
  page: TextPage,
  leaveUrl: string | undefined,
): Promise<EmailMessage> {
  const text = (key: 'why' | 'whySubscribed' | 'leave') => translateMail(localeOf(language), `announcement.${key}`);
  const end: EmailEnd =
    leaveUrl === undefined
      ? { why: text('why') }
      : { why: text('whySubscribed'), leave: { label: text('leave'), url: leaveUrl } };
  const toUrl = (to: string) => (to.startsWith('/') ? addressOf(env, language, to.slice(1)) : to);
  const lines = page.blocks.map((block) => linesOf(block, toUrl));
  const endText = end.leave ? `${end.why}\n${end.leave.label}: ${end.leave.url}` : end.why;
  const card = html`<h1 class="ink" style="${styles.title}">${page.title}</h1>
    ${page.blocks.map((block) => blockHtml(block, toUrl))}`;
  const foot = html`${end.why}${
    end.leave ? html`<br /><a class="link" href="${end.leave.url}" style="color:#1e3f97">${end.leave.label}</a>` : ''
  }`;
  return {
    subject: page.title,
    text: `${[page.title, ...lines, `-- \n${endText}`].join('\n\n')}\n`,
    html: String(await frameEmail(language, page.title, { card, foot })),
  };
}

type ToUrl = (to: string) => string;

const marks = { text: undefined, strong: 'font-weight:700', emphasis: 'font-style:italic' } as const;

const runHtml = (parts: readonly Inline[], toUrl: ToUrl) =>
  parts.map(({ kind, text, to }) => {
    if (kind === 'link') return html`<a class="link" href="${toUrl(to ?? '')}" style="color:#1e3f97">${text}</a>`;
    return marks[kind] === undefined ? html`${text}` : html`<span style="${marks[kind]}">${text}</span>`;
  });

function blockHtml(block: Block, toUrl: ToUrl) {
  if (block.kind === 'heading') return html`<h2 class="ink" style="${styles.heading}">${block.text}</h2>`;
  if (block.kind === 'list') {
    const items = block.items.map((item) => html`<li style="margin:0 0 8px">${runHtml(item, toUrl)}</li>`);
    return block.isOrdered
      ? html`<ol class="ink" style="${styles.text}">
          ${items}
        </ol>`
      : html`<ul class="ink" style="${styles.text}">
          ${items}
        </ul>`;
  }
  if (block.kind === 'table') {
    const rows = [block.head, ...block.rows].map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td style="padding:4px 6px">${runHtml(cell, toUrl)}</td>`)}
        </tr>`,
    );
    return html`<table class="ink" style="${styles.text}">
      ${rows}
    </table>`;
  }
  const run = runHtml(block.parts, toUrl);
  return block.kind === 'quote'
    ? html`<blockquote class="ink" style="${styles.text};padding:0 16px">${run}</blockquote>`
    : html`<p class="ink" style="${styles.text}">${run}</p>`;
}

const runText = (parts: readonly Inline[], toUrl: ToUrl): string =>
  parts.map(({ text, to }) => (to === undefined ? text : `${text} (${toUrl(to)})`)).join('');

function linesOf(block: Block, toUrl: ToUrl): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'list')
    return block.items
      .map((item, place) => `${block.isOrdered ? `${place + 1}.` : '-'} ${runText(item, toUrl)}`)
      .join('\n');
  if (block.kind === 'table')
    return [block.head, ...block.rows].map((cells) => cells.map((cell) => runText(cell, toUrl)).join(' | ')).join('\n');
  return runText(block.parts, toUrl);
}
