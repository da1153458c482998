import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import {
  findBookingMessage,
  isReminderDue,
  issueAttendanceToken,
  recordAttendanceAsked,
  recordVenueAsked,
} from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { holdUntilVerified, readerLocale } from '#app/identity/identity.ts';
import { addressOf } from '#app/env.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { BookingEvent, EventKind } from '#app/database/outbox/events.ts';
import type { Email } from '#app/integrations/email/mailer.ts';
import { safeWords } from './emails/safe-text.ts';
import { writeEmail } from './emails/write-email.ts';
import type { EmailInset } from './emails/email-page.ts';
import { findBookingAddressee } from './addressee-queries.ts';
import { addressIn, greetedName, loginPageOf, reachesReaders } from './rules.ts';

type BookingKind = Exclude<Extract<EventKind, `booking.${string}`>, 'booking.freed' | 'booking.day_ahead'>;
type BookingMessageView = NonNullable<Awaited<ReturnType<typeof findBookingMessage>>>;
type EmailCalendarMethod = NonNullable<Email['icalEvent']>['method'];
/**
 * A mail about a booking: what its attachment asks calendars to do, where its button leads, and the id of its event.
 */
type BookingEmail = {
  mail: MailName;
  calendar?: EmailCalendarMethod;
  link?: (language: Language) => Promise<string>;
  id?: string;
};

const bookingEmails: Record<BookingEvent['kind'], { customer: BookingEmail; venue: MailName }> = {
  'booking.requested': { customer: { mail: 'bookingRequested' }, venue: 'venueRequested' },
  'booking.confirmed': { customer: { mail: 'bookingConfirmed', calendar: 'REQUEST' }, venue: 'venueBooked' },
  'booking.declined': { customer: { mail: 'bookingDeclined', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.moved': { customer: { mail: 'bookingMoved', calendar: 'REQUEST' }, venue: 'venueMoved' },
  'booking.reassigned': { customer: { mail: 'bookingReassigned', calendar: 'REQUEST' }, venue: 'venueReassigned' },
  'booking.proposed': { customer: { mail: 'bookingProposed' }, venue: 'venueProposed' },
  'booking.proposal_declined': { customer: { mail: 'proposalDeclined' }, venue: 'proposalDeclined' },
  'booking.cancelled': { customer: { mail: 'bookingCancelled', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.expired': { customer: { mail: 'bookingExpired', calendar: 'CANCEL' }, venue: 'venueCancelled' },
};
const released: BookingEmail = { mail: 'bookingReleased', calendar: 'CANCEL' };

/** The handlers that send mails about a booking to its customer and to its venue. */
export function bookingEmailHandlers(deps: Deps): Pick<EventHandlers, BookingKind> {
  const sendEmails = async (event: BookingEvent, _: Temporal.Instant, mailId: string) => {
    if (await isHeld(deps, event)) return;
    const { kind, bookingId, by, to } = event;
    const { customer, venue } = bookingEmails[kind];
    const isCurrent = ({ hasProposal, wantsRequests }: BookingMessageView) =>
      (kind !== 'booking.proposed' || hasProposal) && (to === 'customer' || wantsRequests || !isRequest(kind));
    if (to === 'venue') {
      const hasOwner = await sendToVenue(deps, bookingId, { mail: venue, id: mailId }, isCurrent);
      // A venue that wants no mail about requests is asked by its dashboard.
      if (hasOwner && asksVenue(kind) && reachesReaders(deps.env)) await recordVenueAsked(deps, bookingId);
      return;
    }
    const isRelease = kind === 'booking.cancelled' && by === 'system';
    await sendToCustomer(deps, bookingId, { ...(isRelease ? released : customer), id: mailId }, isCurrent);
  };
  const kinds = Object.keys(bookingEmails) as BookingEvent['kind'][];
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, sendEmails])) as Record<BookingEvent['kind'], typeof sendEmails>),
    'booking.tomorrow': ({ bookingId }) => askAttendance(deps, bookingId),
    'booking.soon': async ({ bookingId }, _, id) => {
      await sendToCustomer(deps, bookingId, { mail: 'bookingSoon', id }, isStillDue(deps, 'soon'));
    },
  };
}

/** Asks a customer whether they come; the time to answer runs once the mail has left. */
async function askAttendance(deps: Deps, bookingId: number): Promise<void> {
  let token: string | undefined;
  const link = async (language: Language) => {
    // Issued when the mail is written, so that no event stores it, and only where there is a mail to write.
    token = await issueAttendanceToken(deps, bookingId);
    return `${addressOf(deps.env, language, 'confirm-attendance')}#token=${token}`;
  };
  await sendToCustomer(deps, bookingId, { mail: 'bookingTomorrow', link }, isStillDue(deps, 'day'));
  if (token !== undefined && reachesReaders(deps.env)) await recordAttendanceAsked(deps, token);
}

/** The mails that ask a venue for an answer: about a request, and about one that its customer has changed. */
const asksVenue = (kind: BookingEvent['kind']) =>
  kind === 'booking.requested' || kind === 'booking.moved' || kind === 'booking.reassigned';

/**
 * Whether a message waits until who caused it has a verified address: the customer of one to the venue, the owner of one
 * to the customer. Own messages, and what happens by itself, wait for nobody.
 */
async function isHeld(deps: Deps, event: BookingEvent): Promise<boolean> {
  const { kind, bookingId, by, to } = event;
  const isOwn =
    to === 'customer' ? by !== 'vendor' : by === 'vendor' || (by === 'system' && kind !== 'booking.confirmed');
  if (isOwn) return false;
  const sender = await findBookingAddressee(deps.db, bookingId, to === 'venue' ? 'customer' : 'venue');
  return sender !== undefined && holdUntilVerified(deps, sender.id, event);
}

/** Mails that a venue can switch off. */
const isRequest = (kind: BookingEvent['kind']) => kind === 'booking.requested' || kind === 'booking.confirmed';

/** A reminder of a booking that has begun, moved or ended meanwhile is overtaken. */
const isStillDue =
  (deps: Deps, kind: 'day' | 'soon') =>
  ({ status, startsAt }: BookingMessageView): boolean =>
    status === 'confirmed' && isReminderDue(kind, startsAt, deps.clock.now().epochMilliseconds);

/** Sends a mail to the customer of a booking, unless the booking has changed since the event. */
async function sendToCustomer(
  deps: Deps,
  id: number,
  bookingEmail: BookingEmail,
  isCurrent: (message: BookingMessageView) => boolean,
) {
  const addressee = await findBookingAddressee(deps.db, id, 'customer');
  if (!addressee || addressee.email === null) return;
  const attendee = { name: addressee.name, email: addressee.email };
  const locale = readerLocale(addressee);
  const language = languageOfLocale(locale);
  const message = await findBookingMessage(deps, id, locale);
  if (!message || !isCurrent(message)) return;
  const link = (await bookingEmail.link?.(language)) ?? addressOf(deps.env, language, `my_booking/${id}`);
  const name = greetedName(addressee.name);
  const { mail } = bookingEmail;
  const email = await writeEmail({
    mail,
    locale,
    name,
    link,
    values: valuesOf(message),
    inset: arrivalInset(mail, message, locale),
  });
  const calendar = calendarOf(deps, message, attendee, bookingEmail.calendar);
  await deps.mail.send({ ...idOf(bookingEmail), to: attendee.email, language, ...email, ...calendar });
}

/**
 * Sends a mail to the venue of a booking, or to its owner where the venue has no address; false where there is nobody.
 */
async function sendToVenue(
  deps: Deps,
  id: number,
  bookingEmail: BookingEmail,
  isCurrent: (message: BookingMessageView) => boolean,
): Promise<boolean> {
  const owner = await findBookingAddressee(deps.db, id, 'venue');
  if (!owner) return false;
  const locale = readerLocale(owner);
  const language = languageOfLocale(locale);
  const message = await findBookingMessage(deps, id, locale);
  if (!message || !isCurrent(message)) return true;
  const to = message.venueEmail ?? owner.email;
  if (to === null) return false;
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  const email = await writeEmail({
    mail: bookingEmail.mail,
    locale,
    name: undefined,
    link,
    values: valuesOf(message),
  });
  await deps.mail.send({ ...idOf(bookingEmail), to, language, ...email });
  return true;
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

const idOf = ({ id }: BookingEmail) => (id === undefined ? {} : { id });

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
