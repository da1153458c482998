import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { claimAnnouncement, findBookingMessage, recordVenueAsked } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { holdUntilVerified, readerLocale } from '#app/identity/identity.ts';
import { addressOf } from '#app/env.ts';
import type { BookingEvent } from '#app/database/outbox/events.ts';
import { type AccountRow, findBookingAddressee, listVenueAddressees } from '../addressee-queries.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { issueRequestLink } from '../request-links/issue-request-link.ts';
import { loginPageOf } from '../rules.ts';
import { type BookingEmail, type BookingMessageView, writeBookingEmail, writeBookingText } from './booking-texts.ts';
import { sharedOf, toCustomerDraft } from './customer-draft.ts';
import { reminderWriters } from './reminder-drafts.ts';

const texts: Record<BookingEvent['kind'], { customer: BookingEmail; venue: MailName }> = {
  'booking.requested': { customer: { mail: 'bookingRequested' }, venue: 'venueRequested' },
  'booking.confirmed': { customer: { mail: 'bookingConfirmed', calendar: 'REQUEST' }, venue: 'venueBooked' },
  'booking.declined': { customer: { mail: 'bookingDeclined', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.moved': { customer: { mail: 'bookingMoved', calendar: 'REQUEST' }, venue: 'venueMoved' },
  'booking.reassigned': { customer: { mail: 'bookingReassigned', calendar: 'REQUEST' }, venue: 'venueReassigned' },
  // Its venue has made these, and gets none.
  'booking.delayed': { customer: { mail: 'bookingDelayed', calendar: 'REQUEST' }, venue: 'venueMoved' },
  'booking.repeated': { customer: { mail: 'bookingRepeated', calendar: 'REQUEST' }, venue: 'venueBooked' },
  'booking.series_cancelled': { customer: { mail: 'seriesCancelled', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.corrected': { customer: { mail: 'bookingMissed' }, venue: 'venueCancelled' },
  'booking.proposed': { customer: { mail: 'bookingProposed' }, venue: 'venueProposed' },
  'booking.proposal_declined': { customer: { mail: 'proposalDeclined' }, venue: 'proposalDeclined' },
  'booking.cancelled': { customer: { mail: 'bookingCancelled', calendar: 'CANCEL' }, venue: 'venueCancelled' },
  'booking.expired': { customer: { mail: 'bookingExpired', calendar: 'CANCEL' }, venue: 'venueCancelled' },
};
const released: BookingEmail = { mail: 'bookingReleased', calendar: 'CANCEL' };

/** The writers of the messages about a booking to its customer and to its venue. */
export function bookingDraftWriters(
  deps: Deps,
): DraftWriters<BookingEvent['kind'] | 'booking.tomorrow' | 'booking.soon'> {
  const write = async (event: BookingEvent, _: Temporal.Instant, eventId: string) => {
    if (await isHeld(deps, event)) return [];
    if (event.moveId !== undefined && !(await claimAnnouncement(deps, { ...event, moveId: event.moveId }))) return [];
    return event.to === 'venue' ? writeToVenue(deps, event, eventId) : writeToCustomer(deps, event, eventId);
  };
  const kinds = Object.keys(texts) as BookingEvent['kind'][];
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, write])) as Record<BookingEvent['kind'], typeof write>),
    ...reminderWriters(deps),
  };
}

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

/** A proposal that was answered meanwhile is overtaken. */
const isCurrent = ({ kind }: BookingEvent, { hasProposal }: BookingMessageView): boolean =>
  kind !== 'booking.proposed' || hasProposal;

async function writeToCustomer(deps: Deps, event: BookingEvent, eventId: string): Promise<MessageDraft[]> {
  const { kind, bookingId, by } = event;
  const addressee = await findBookingAddressee(deps.db, bookingId, 'customer');
  if (!addressee) return [];
  const locale = readerLocale(addressee);
  const message = await findBookingMessage(deps, bookingId, locale);
  if (!message || !isCurrent(event, message)) return [];
  const isRelease = kind === 'booking.cancelled' && by === 'system';
  const email = { ...(isRelease ? released : texts[kind].customer), id: eventId };
  const link = addressOf(deps.env, languageOfLocale(locale), `my_booking/${bookingId}`);
  return [toCustomerDraft(deps, { addressee, message, locale, email, link: () => link })];
}

/** The events that ask a venue for an answer: a request, and one that its customer has changed. */
const asksVenue = (kind: BookingEvent['kind']) =>
  kind === 'booking.requested' || kind === 'booking.moved' || kind === 'booking.reassigned';

/** Emails that a venue can switch off; it is told by its other channels and by its dashboard then. */
const isRequest = (kind: BookingEvent['kind']) => kind === 'booking.requested' || kind === 'booking.confirmed';

/** Messages to the owner of a venue and to the employees concerned; the email goes to the venue once. */
async function writeToVenue(deps: Deps, event: BookingEvent, eventId: string): Promise<MessageDraft[]> {
  const addressees = await listVenueAddressees(deps.db, event.bookingId);
  const drafts: MessageDraft[] = [];
  for (const addressee of addressees) {
    const locale = readerLocale(addressee);
    const message = await findBookingMessage(deps, event.bookingId, locale);
    if (!message || !isCurrent(event, message)) return [];
    // Answered meanwhile: nobody is asked any more.
    if (event.kind === 'booking.requested' && message.status !== 'pending' && !addressee.isOwner) continue;
    drafts.push(toVenueDraft(deps, { event, eventId, addressee, locale, message }));
  }
  return drafts;
}

type VenueMessage = {
  event: BookingEvent;
  eventId: string;
  addressee: AccountRow & { isOwner: boolean };
  locale: Locale;
  message: BookingMessageView;
};

function toVenueDraft(deps: Deps, { event, eventId, addressee, locale, message }: VenueMessage): MessageDraft {
  const { kind, bookingId } = event;
  const language = languageOfLocale(locale);
  const mail = texts[kind].venue;
  const isOpen = asksVenue(kind) && message.status === 'pending';
  const login = addressOf(deps.env, language, loginPageOf('vendor'));
  const writeText = async () => {
    if (!isOpen) return writeBookingText(locale, mail, message, login);
    const link = await issueRequestLink(deps, { userId: addressee.id, bookingId, language });
    const text = writeBookingText(locale, mail, message, link);
    return { ...text, buttons: answerButtons(locale, bookingId) };
  };
  const to = message.venueEmail ?? addressee.email;
  const wantsEmail = addressee.isOwner && to !== null && (message.wantsRequests || !isRequest(kind));
  const email = { mail, id: eventId, message, locale, to: { name: '', email: to ?? '' } };
  return {
    ...sharedOf(deps, message, locale),
    recipient: 'venue',
    userId: addressee.id,
    needsAnswer: isOpen,
    isOver: kind === 'booking.requested' && !isOpen,
    writeText,
    ...(wantsEmail ? { writeEmail: async () => writeBookingEmail(deps, { ...email, link: login }) } : {}),
    ...(asksVenue(kind) ? { onSent: () => recordVenueAsked(deps, bookingId) } : {}),
  };
}

/** What a bot shows below a request; the webhook knows who presses. */
const answerButtons = (locale: Locale, bookingId: number) =>
  (['confirm', 'decline'] as const).map((answer) => ({
    label: translateMail(locale, `short.${answer}`),
    data: `${answer}:${bookingId}`,
  }));
