import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { findBookingMessage } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { Email } from '#app/integrations/email/mailer.ts';
import type { MessageText } from '../dispatch/message-draft.ts';
import type { EmailInset } from '../emails/email-page.ts';
import { safeValues, safeWords } from '../emails/safe-text.ts';
import { writeEmail } from '../emails/write-email.ts';
import { addressIn, greetedName } from '../rules.ts';

/** A booking as messages show it. */
export type BookingMessageView = NonNullable<Awaited<ReturnType<typeof findBookingMessage>>>;

type EmailCalendarMethod = NonNullable<Email['icalEvent']>['method'];

/** An email about a booking: its texts, what its attachment asks calendars to do, and the id of its event. */
export type BookingEmail = { mail: MailName; calendar?: EmailCalendarMethod; id?: string };

type BookingEmailInput = BookingEmail & {
  message: BookingMessageView;
  locale: Locale;
  /** Without a name, nobody is greeted. */
  to: { name: string; email: string };
  link: string;
};

/** Writes an email about a booking, for calendars too. */
export async function writeBookingEmail(deps: Deps, given: BookingEmailInput): Promise<Email> {
  const { mail, message, locale, to, link } = given;
  const language = languageOfLocale(locale);
  const email = await writeEmail({
    mail,
    locale,
    name: to.name === '' ? undefined : greetedName(to.name),
    link,
    values: valuesOf(message),
    inset: arrivalInset(mail, message, locale),
  });
  const id = given.id === undefined ? {} : { id: given.id };
  return { ...id, to: to.email, language, ...email, ...calendarOf(deps, message, to, given.calendar) };
}

/** Writes the same for every other channel: one heading, one text, one link. */
export function writeBookingText(
  locale: Locale,
  mail: MailName,
  message: BookingMessageView,
  url: string,
): MessageText {
  const values = safeValues(languageOfLocale(locale), valuesOf(message));
  const text = (key: 'subject' | 'text' | 'button') => translateMail(locale, `${mail}.${key}`, values);
  return { title: text('subject'), text: text('text'), link: { label: text('button'), url } };
}

/** The mails that contain the venue's arrival note. */
const emailsBeforeBooking: ReadonlySet<MailName> = new Set([
  'bookingConfirmed',
  'bookingMoved',
  'bookingTomorrow',
  'bookingSoon',
]);

function arrivalInset(
  mail: MailName,
  { arrivalNote, values }: BookingMessageView,
  locale: Locale,
): EmailInset | undefined {
  if (arrivalNote === null || !emailsBeforeBooking.has(mail)) return undefined;
  return {
    title: translateMail(locale, 'frame.note', { venue: safeWords(values.venue) }),
    lines: arrivalNote.split('\n'),
    isWritten: true,
  };
}

/** What a user wrote is always a value of a text: as part of one it could contain placeholders. */
const valuesOf = ({ values, reason }: BookingMessageView): Record<string, string> => ({
  ...values,
  reason: reason ?? '',
  hasReason: reason ? 'yes' : 'no',
});

function calendarOf(
  { env }: Deps,
  message: BookingMessageView,
  attendee: { name: string; email: string },
  method?: EmailCalendarMethod,
) {
  if (!method) return {};
  const organizer = { name: 'TajmeelSpot', email: addressIn(env.mailFrom) };
  return { icalEvent: { method, filename: 'booking.ics', content: message.calendar(method, organizer, attendee) } };
}
