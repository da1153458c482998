import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { DecisionEvent } from '#app/database/outbox/events.ts';
import { readerLocale } from '#app/identity/identity.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { safeValues } from '../emails/safe-text.ts';
import { writeEmail } from '../emails/write-email.ts';
import { greetedName, loginPageOf } from '../rules.ts';
import * as queries from './approval-addressee-queries.ts';
import type { ApprovalSubject } from './approval-addressee-queries.ts';

/** The messages to the owner and the managers of a venue about what an operator has decided, and about a licence that ends. */
export const approvalDraftWriters = (deps: Deps): DraftWriters<'operator.decided' | 'venues.licence_ending'> => ({
  'operator.decided': async ({ about, id, decision, reply }) => {
    // Its author finds the answer at the own review: a message would name the venue.
    if (about === 'review_picture') return [];
    const subject = await queries.subjects[about](deps.db, id);
    return subject ? writeToManagers(deps, { mail: mails[about][decision], subject, reply, days: 0 }) : [];
  },
  'venues.licence_ending': async ({ venueId, licenceClass, expiresOn }) => {
    const subject = await queries.findLicence(deps.db, venueId, licenceClass);
    // A new licence has come meanwhile.
    if (!subject || subject.expiresOn !== expiresOn) return [];
    const left = daysUntil(deps, expiresOn);
    return writeToManagers(deps, { mail: left < 0 ? 'licenceEnded' : 'licenceEnding', subject, reply: '', days: left });
  },
});

/** Whole days from today to a day in Baghdad; negative: it is over. */
const daysUntil = ({ clock }: Deps, day: string): number =>
  Temporal.PlainDate.from(inBaghdad(clock.now().epochMilliseconds).date).until(day, { largestUnit: 'days' }).days;

const mails: Record<Exclude<DecisionEvent['about'], 'review_picture'>, Record<DecisionEvent['decision'], MailName>> = {
  venue: { approve: 'venueApproved', ask: 'venueAsked', reject: 'venueDeclined' },
  licence: { approve: 'licenceApproved', ask: 'licenceAsked', reject: 'licenceRejected' },
  text: { approve: 'textApproved', ask: 'textDeclined', reject: 'textDeclined' },
  work_picture: { approve: 'pictureApproved', ask: 'pictureDeclined', reject: 'pictureDeclined' },
  portrait: { approve: 'portraitApproved', ask: 'portraitDeclined', reject: 'portraitDeclined' },
};

type ApprovalMessage = {
  readonly mail: MailName;
  readonly subject: ApprovalSubject;
  readonly reply: string;
  readonly days: number;
};

async function writeToManagers(deps: Deps, message: ApprovalMessage): Promise<MessageDraft[]> {
  const managers = await queries.listManagers(deps.db, message.subject.venueId);
  return managers.map((manager) => toDraft(deps, message, manager));
}

type Manager = Awaited<ReturnType<typeof queries.listManagers>>[number];

function toDraft(deps: Deps, { mail, subject, reply, days }: ApprovalMessage, manager: Manager): MessageDraft {
  const locale = readerLocale(manager);
  const language = languageOfLocale(locale);
  const values = { ...valuesOf(locale, subject), reply, days };
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  const text = (key: 'subject' | 'text' | 'button') =>
    translateMail(locale, `${mail}.${key}`, safeValues(language, values));
  const { email: to, name, id } = manager;
  const writeOwnEmail = async (address: string) => ({
    to: address,
    language,
    ...(await writeEmail({ mail, locale, name: greetedName(name), link, values })),
  });
  return {
    recipient: 'self',
    userId: id,
    purpose: 'notice',
    language,
    isUrgent: false,
    ttlSeconds: 7 * 24 * 3600,
    writeText: () => ({ title: text('subject'), text: text('text'), link: { label: text('button'), url: link } }),
    ...(to === null ? {} : { writeEmail: () => writeOwnEmail(to) }),
  };
}

function valuesOf(locale: Locale, { venue, title, licenceClass, number, expiresOn }: ApprovalSubject) {
  const language = languageOfLocale(locale);
  const inLanguage = (text: LocalizedText | null) => text?.[language] ?? Object.values(text ?? {})[0] ?? '';
  return {
    venue: inLanguage(venue),
    title: inLanguage(title),
    licence: licenceClass ? translateMail(locale, `licenceNames.${licenceClass}`) : '',
    number: number ?? '',
    day: expiresOn ? formatDay(locale, expiresOn, 'full') : '',
  };
}
