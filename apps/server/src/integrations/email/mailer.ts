import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Env } from '#app/env.ts';
import { storeEmail } from './stored-emails.ts';

/** One message to one recipient. */
export type Email = {
  /**
   * The same for each try to send it, so that a mailbox which has it already can drop a second copy. Absent where each try
   * says something else, such as a new token.
   */
  readonly id?: string;
  readonly to: string;
  /** Somebody waits for it: it goes over connections of its own, which no other email can fill. */
  readonly isUrgent?: boolean;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What a mail program calls when its reader wants no more of these (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** What calendar programs find in it (RFC 6047). */
  readonly icalEvent?: { readonly method: 'REQUEST' | 'CANCEL'; readonly filename: string; readonly content: string };
};

/** Where mail is given to. */
export type Mailer = {
  /** Resolves once the mail server has accepted the mail; throws where it did not. */
  send(mail: Email): Promise<void>;
};

/** The post as the process holds it, which opens and closes it. */
export type OpenMailer = Mailer & { close(): Promise<void> };

type MailClock = { now(): Temporal.Instant };

/** How long the mail server may keep us waiting for one answer. */
const answerMs = 10_000;

/** The configured mail server, which has `patienceMs` for each answer; without one, mail is kept in the database. */
export function openMailer(env: Env, db: Database, clock: MailClock, timeoutMs = answerMs): OpenMailer {
  if (env.smtpUrl === undefined) return storingMailer(db, clock);
  return sendingMailer(env.smtpUrl, env.mailFrom, timeoutMs);
}

const storingMailer = (db: Database, clock: MailClock): OpenMailer => ({
  send: ({ to, subject, text, html }) =>
    storeEmail(db, { recipient: to, subject, text, html, created_at: toDate(clock.now()) }),
  close: async () => {},
});

const maxConnections = 3;
/** Longer than this, no mail takes with a server that answers at all. */
const sendMs = 60_000;

function sendingMailer(url: string, from: string, timeoutMs: number): OpenMailer {
  const opened = new Map<boolean, ReturnType<typeof openTransport>>();
  const transportOf = (isUrgent: boolean) => opened.getOrInsertComputed(isUrgent, () => openTransport(url, timeoutMs));
  return {
    async send({ id, to, isUrgent = false, language, unsubscribeUrl, ...content }) {
      const transport = await transportOf(isUrgent);
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)),
      };
      // An address by itself: what looks like two addresses is not taken apart into two recipients.
      const own = id === undefined ? {} : { messageId: `<${id}@${hostOf(from)}>` };
      const mail = { from, to: { name: '', address: to }, headers, ...own, ...content };
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(sendMs) });
      } catch (error) {
        throw new EmailNotTaken(error);
      }
    },
    async close() {
      for (const transport of opened.values()) (await transport).close();
    },
  };
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The host that an address is of: 'TajmeelSpot <no-reply@example.com>'. */
const hostOf = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Loaded with the first mail: a process that sends none need not hold the library. */
async function openTransport(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: maxConnections,
    // The outbox tries again, and later.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Nobody took the mail. Repeats what the server said, but for what it may have quoted of the mail, such as a token. */
class EmailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: unknown;
  readonly responseCode: unknown;
  constructor(error: unknown) {
    const cause: { message?: string; code?: unknown; responseCode?: unknown } = error instanceof Error ? error : {};
    super((cause.message ?? String(error)).replaceAll(/[\w-]{32,}/g, '…'));
    this.code = cause.code;
    this.responseCode = cause.responseCode;
  }
}
