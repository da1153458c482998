import type { Language } from '@tajmeelspot/language/languages.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { findBookingMessage, issueAttendanceToken } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { BookingEvent, EventKind } from '#app/database/outbox/events.ts';
import type { Email } from '#app/integrations/email/mailer.ts';
import { writeEmail } from './emails/write-email.ts';
import type { EmailInset } from './emails/email-page.ts';
import { findAddresseeOf } from './addressee-queries.ts';
import { addressIn, greetedName, loginPageOf } from './rules.ts';
import { languageOf } from './language-of.ts';

type BookingKind = Exclude<Extract<EventKind, `booking.${string}`>, 'booking.freed' | 'booking.day_ahead'>;
type BookingMessageView = NonNullable<Awaited<ReturnType<typeof findBookingMessage>>>;
type CalendarAttachment = NonNullable<Email['icalEvent']>['method'];
/** A mail, and what calendars are to do. */
type MessageKey = { mail: MailName; calendar?: CalendarAttachment; link?: (language: Language) => string; id?: string };

const messageKeys: Record<BookingEvent['kind'], { customer: MessageKey; venue: MailName }> = {
  'booking.requested': { customer: { mail: 'bookingRequested' }, venue: 'venueRequested' },
  'booking.confirmed': { customer: { mail: 'bookingConfirmed', calendar: 'REQUEST' }, venue: 'venueBooked' },
  'booking.declined': { customer: { mail: 'bookingDeclined', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.moved': { customer: { mail: 'bookingMoved', calendar: 'REQUEST' }, venue: 'venueMoved' },
  'booking.reassigned': { customer: { mail: 'bookingReassigned', calendar: 'REQUEST' }, venue: 'venueMoved' },
  'booking.proposed': { customer: { mail: 'bookingProposed' }, venue: 'venueProposed' },
  'booking.proposal_declined': { customer: { mail: 'proposalDeclined' }, venue: 'proposalDeclined' },
  'booking.cancelled': { customer: { mail: 'bookingCancelled', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.expired': { customer: { mail: 'bookingExpired', calendar: 'CANCEL' }, venue: 'venueCancelled' },
};
const released: MessageKey = { mail: 'bookingReleased', calendar: 'CANCEL' };

/** The mails that are written when something has become of a booking: to its customer and to its venue. */
export function bookingHandlers(deps: Deps): Pick<EventHandlers, BookingKind> {
  const sendEmails = ({ kind, bookingId, by, to }: BookingEvent, _: Temporal.Instant, mailId: string) => {
    const { customer, venue } = messageKeys[kind];
    const isCurrent = ({ hasProposal, wantsRequests }: BookingMessageView) =>
      (kind !== 'booking.proposed' || hasProposal) && (to === 'customer' || wantsRequests || !isRequest(kind));
    if (to === 'venue') return sendToVenue(deps, bookingId, { mail: venue, id: mailId }, isCurrent);
    const isRelease = kind === 'booking.cancelled' && by === 'system';
    return sendToCustomer(deps, bookingId, { ...(isRelease ? released : customer), id: mailId }, isCurrent);
  };
  const kinds = Object.keys(messageKeys) as BookingEvent['kind'][];
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, sendEmails])) as Record<BookingEvent['kind'], typeof sendEmails>),
    'booking.tomorrow': async ({ bookingId }) => {
      // The token is made here, when the mail is written, and lies nowhere before.
      const token = await issueAttendanceToken(deps, bookingId);
      const link = (language: Language) => `${addressOf(deps.env, language, 'confirm-attendance')}#token=${token}`;
      await sendToCustomer(deps, bookingId, { mail: 'bookingTomorrow', link }, isConfirmed);
    },
    'booking.soon': ({ bookingId }, _, id) => sendToCustomer(deps, bookingId, { mail: 'bookingSoon', id }, isConfirmed),
  };
}

/** What a venue can do without a mail about. */
const isRequest = (kind: BookingEvent['kind']) => kind === 'booking.requested' || kind === 'booking.confirmed';

const isConfirmed = ({ status }: BookingMessageView): boolean => status === 'confirmed';

/** Writes to the customer, unless the news has been overtaken. */
async function sendToCustomer(
  deps: Deps,
  id: number,
  note: MessageKey,
  isCurrent: (message: BookingMessageView) => boolean,
) {
  const addressee = await findAddresseeOf(deps.db, id, 'customer');
  if (!addressee) return;
  const language = languageOf(addressee);
  const message = await findBookingMessage(deps, id, language);
  if (!message || !isCurrent(message)) return;
  const link = note.link?.(language) ?? addressOf(deps.env, language, `my_booking/${id}`);
  const name = greetedName(addressee.name);
  const { mail } = note;
  const letter = await writeEmail({
    mail,
    language,
    name,
    link,
    values: valuesOf(message),
    inset: insetOf(mail, message, language),
  });
  const calendar = attachment(deps, message, addressee, note.calendar);
  await deps.mail.send({ ...idOf(note), to: addressee.email, language, ...letter, ...calendar });
}

/** Writes to the venue, or to its owner where it has no address. */
async function sendToVenue(
  deps: Deps,
  id: number,
  note: MessageKey,
  isCurrent: (message: BookingMessageView) => boolean,
) {
  const owner = await findAddresseeOf(deps.db, id, 'venue');
  if (!owner) return;
  const language = languageOf(owner);
  const message = await findBookingMessage(deps, id, language);
  if (!message || !isCurrent(message)) return;
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  const letter = await writeEmail({ mail: note.mail, language, name: undefined, link, values: valuesOf(message) });
  await deps.mail.send({ ...idOf(note), to: message.venueEmail ?? owner.email, language, ...letter });
}

/** The mails in which the venue says what customers should know before a visit. */
const beforeBooking: ReadonlySet<MailName> = new Set([
  'bookingConfirmed',
  'bookingMoved',
  'bookingTomorrow',
  'bookingSoon',
]);

function insetOf(
  mail: MailName,
  { arrivalNote, values }: BookingMessageView,
  language: Language,
): EmailInset | undefined {
  if (arrivalNote === null || !beforeBooking.has(mail)) return undefined;
  return {
    title: translateMail(language, 'frame.note', { venue: values.venue }),
    lines: arrivalNote.split('\n'),
    isWritten: true,
  };
}

const idOf = ({ id }: MessageKey) => (id === undefined ? {} : { id });

/** What somebody wrote is a value of a text, never a part of it. */
const valuesOf = ({ values, reason }: BookingMessageView): Record<string, string> => ({
  ...values,
  reason: reason ?? '',
  hasReason: reason ? 'yes' : 'no',
});

function attachment(
  { env }: Deps,
  message: BookingMessageView,
  attendee: { name: string; email: string },
  method?: CalendarAttachment,
) {
  if (!method) return {};
  const organizer = { name: 'TajmeelSpot', email: addressIn(env.mailFrom) };
  return { icalEvent: { method, filename: 'booking.ics', content: message.calendar(method, organizer, attendee) } };
}
