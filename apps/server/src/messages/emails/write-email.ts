import type { Language } from '@tajmeelspot/language/languages.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { type EmailInset, page } from './email-page.ts';

/** What a mail says, twice: for those who see pages and for those who read text. */
export type EmailMessage = { readonly subject: string; readonly text: string; readonly html: string };

/** What a letter is made of: its texts in the catalogue, whom it greets, where its button leads. */
export type EmailDraft = {
  readonly mail: MailName;
  readonly language: Language;
  /** Undefined greets nobody by name. */
  readonly name: string | undefined;
  readonly link: string;
  /** Values for the places of the text. */
  readonly values?: Record<string, string | number>;
  /** What stands apart below the text, line by line. */
  readonly inset?: EmailInset | undefined;
};

/** Writes a letter in both forms. */
export async function writeEmail({ mail, language, name, link, values, inset }: EmailDraft): Promise<EmailMessage> {
  const frame = (key: 'link' | 'automatic' | 'sender') => translateMail(language, `frame.${key}`);
  const own = (key: 'subject' | 'text' | 'button' | 'after') => translateMail(language, `${mail}.${key}`, values);
  const hello = name ? translateMail(language, 'frame.hello', { name }) : translateMail(language, 'frame.helloUnnamed');
  const parts = {
    hello,
    body: own('text'),
    inset,
    button: own('button'),
    link,
    linkHint: frame('link'),
    after: own('after'),
    automatic: frame('automatic'),
    sender: frame('sender'),
  };
  const apart = inset ? [`${inset.title}:\n${inset.lines.join('\n')}`] : [];
  const end = [`${parts.button}:\n${link}`, parts.after, `${parts.sender}\n${parts.automatic}`];
  const text = [hello, parts.body, ...apart, ...end];
  const subject = own('subject');
  return { subject, text: `${text.join('\n\n')}\n`, html: String(await page(language, subject, parts)) };
}
