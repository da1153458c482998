import { isolate } from '@tajmeelspot/language/isolate.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { safeLines, safeValues } from './safe-text.ts';
import { type EmailInset, writeEmailPage } from './email-page.ts';

/** A written mail in two forms, HTML and plain text. */
export type EmailMessage = { readonly subject: string; readonly text: string; readonly html: string };

/** What a mail is written from: its texts in the catalogue, the name it greets, where its button leads. */
export type EmailDraft = {
  readonly mail: MailName;
  readonly locale: Locale;
  /** Undefined: the greeting has no name. */
  readonly name: string | undefined;
  readonly link: string;
  /** Values for the texts of the catalogue. */
  readonly values?: Record<string, string | number>;
  readonly inset?: EmailInset | undefined;
};

/** Writes a mail in both forms. What a user typed is made safe here, for every mail. */
export async function writeEmail({ mail, locale, name, link, ...draft }: EmailDraft): Promise<EmailMessage> {
  const language = languageOfLocale(locale);
  const values = safeValues(language, draft.values);
  const inset = draft.inset?.isWritten ? { ...draft.inset, lines: safeLines(draft.inset.lines) } : draft.inset;
  const frameText = (key: 'link' | 'automatic' | 'sender') => translateMail(locale, `frame.${key}`);
  const text = (key: 'subject' | 'text' | 'button' | 'after') => translateMail(locale, `${mail}.${key}`, values);
  const hello = name
    ? translateMail(locale, 'frame.hello', { name: isolate(language, name) })
    : translateMail(locale, 'frame.helloUnnamed');
  const parts = {
    hello,
    body: text('text'),
    inset,
    button: text('button'),
    link,
    linkHint: frameText('link'),
    after: text('after'),
    automatic: frameText('automatic'),
    // What we are for says more than a discreet reader wants to be said.
    sender: mail === 'discreet' ? 'TajmeelSpot' : frameText('sender'),
  };
  const insetText = inset ? [`${inset.title}:\n${inset.lines.join('\n')}`] : [];
  const end = [`${parts.button}:\n${link}`, parts.after, `${parts.sender}\n${parts.automatic}`];
  const textParts = [hello, parts.body, ...insetText, ...end];
  const subject = text('subject');
  return {
    subject,
    text: `${textParts.join('\n\n')}\n`,
    html: String(await writeEmailPage(language, subject, parts)),
  };
}
