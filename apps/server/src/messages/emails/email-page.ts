import { directionOf, type Language } from '@tajmeelspot/language/languages.ts';
import { html, raw } from 'hono/html';

/** Lines under a title that stand apart from the text. */
export type EmailInset = {
  readonly title: string;
  readonly lines: readonly string[];
  /** A user wrote the lines, perhaps in another language than the mail. */
  readonly isWritten: boolean;
};

/** The texts of a page, from top to bottom. */
type EmailParts = {
  readonly hello: string;
  readonly body: string;
  readonly inset: EmailInset | undefined;
  readonly button: string;
  readonly link: string;
  readonly linkHint: string;
  readonly after: string;
  readonly sender: string;
  readonly automatic: string;
};

/** The HTML part of a mail. Tables and inline styles, because mail programs support little more; it loads nothing. */
export const writeEmailPage = (language: Language, title: string, parts: EmailParts) =>
  frameEmail(language, title, {
    card: content(directionOf(language), title, parts),
    foot: html`${parts.sender}<br />${parts.automatic}`,
  });

type EmailHtml = ReturnType<typeof html>;

/** The frame of every mail: what stands on its card, and below it. */
export function frameEmail(language: Language, title: string, { card, foot }: { card: EmailHtml; foot: EmailHtml }) {
  const direction = directionOf(language);
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${raw(`<style>${darkStyles}</style>`)}
      </head>
      <body class="ground" style="${styles.ground}">
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${styles.ground}"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                lang="${language}"
                dir="${direction}"
                style="${styles.column}"
              >
                <tr>
                  <td class="brand" style="${styles.brand}">TajmeelSpot</td>
                </tr>
                <tr>
                  <td class="card" style="${styles.card}">${card}</td>
                </tr>
                <tr>
                  <td class="soft" style="${styles.foot}">${foot}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

function content(direction: 'ltr' | 'rtl', title: string, parts: EmailParts) {
  const align = direction === 'rtl' ? 'right' : 'left';
  return html`<h1 class="ink" style="${styles.title}">${title}</h1>
    <p class="ink" style="${styles.text}">${parts.hello}</p>
    <p class="ink" style="${styles.text}">${parts.body}</p>
    ${parts.inset ? insetHtml(parts.inset) : ''}
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}" style="margin:8px 0 24px">
      <tr>
        <td class="button" bgcolor="#1e3f97" style="border-radius:10px">
          <a class="button" href="${parts.link}" style="${styles.button}">${parts.button}</a>
        </td>
      </tr>
    </table>
    <div style="clear:both"></div>
    <p class="ink" style="${styles.text}">${parts.after}</p>
    <p class="soft" style="${styles.hint}">
      ${parts.linkHint}<br />
      <a class="link" href="${parts.link}" dir="ltr" style="${styles.link};text-align:${align}">${parts.link}</a>
    </p>`;
}

const insetHtml = ({ title, lines, isWritten }: EmailInset) =>
  html`<div class="inset" style="${styles.inset}">
    <p class="ink" style="${styles.insetTitle}">${title}</p>
    ${lines.map((line) => html`<p class="ink" ${isWritten ? raw('dir="auto"') : ''} style="${styles.line}">${line}</p>`)}
  </div>`;

const font = "font-family:Vazirmatn,'Segoe UI',Tahoma,Arial,sans-serif";
/** The light colours of the site's tokens; mail programs know neither variables nor oklch. */
export const styles = {
  ground: 'margin:0;padding:0;background-color:#fdfaf4',
  column: 'max-width:560px',
  brand: `padding:0 8px 16px;${font};font-size:20px;font-weight:700;line-height:28px;color:#1e3f97`,
  card: 'padding:32px;background-color:#ffffff;border:1px solid #e4dfd5;border-radius:14px',
  title: `margin:0 0 16px;${font};font-size:24px;font-weight:700;line-height:36px;color:#181f2e`,
  heading: `margin:8px 0 8px;${font};font-size:18px;font-weight:700;line-height:30px;color:#181f2e`,
  text: `margin:0 0 16px;${font};font-size:16px;line-height:28px;color:#181f2e`,
  button: `display:inline-block;padding:12px 24px;${font};font-size:16px;font-weight:600;line-height:24px;color:#fdfaf4;text-decoration:none;border-radius:10px`,
  inset: 'margin:0 0 16px;padding:16px;background-color:#f7f2e8;border-radius:10px',
  insetTitle: `margin:0 0 4px;${font};font-size:14px;font-weight:700;line-height:24px;color:#181f2e`,
  line: `margin:0;${font};font-size:16px;line-height:28px;color:#181f2e`,
  hint: `margin:0;${font};font-size:14px;line-height:24px;color:#505869`,
  link: 'display:block;color:#1e3f97;word-break:break-all',
  foot: `padding:16px 8px 0;${font};font-size:13px;line-height:22px;color:#505869`,
};

const darkStyles = `@media (prefers-color-scheme: dark) {
.ground { background-color: #10141b !important }
.card { background-color: #1a1e27 !important; border-color: #303540 !important }
.inset { background-color: #232834 !important }
.ink { color: #f1eee7 !important }
.soft { color: #b5b1a7 !important }
.brand, .link { color: #8ab2f4 !important }
.button { background-color: #8ab2f4 !important; color: #0d1321 !important }
}`;
