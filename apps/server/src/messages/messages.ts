import { languageOfLocale, localeOf } from '@tajmeelspot/language/locale.ts';
import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { findSubscription } from '#app/content/content.ts';
import { issueConfirmation, issueReset, readerLocale } from '#app/identity/identity.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { type EmailDraft, writeEmail } from './emails/write-email.ts';
import { announcementDraftWriters, announcementEventId } from './announcements/announcement-drafts.ts';
import { securityDraftWriters } from './account/security-drafts.ts';
import { approvalDraftWriters } from './approvals/approval-drafts.ts';
import { bookingDraftWriters } from './bookings/booking-drafts.ts';
import { codeDraftWriters } from './codes/code-drafts.ts';
import { invitationDraftWriters } from './codes/invitation-drafts.ts';
import { daySummaryEmailHandlers } from './day-summary-email.ts';
import { advanceDue, advanceIfDue, endGivenUp } from './dispatch/advance-due.ts';
import type { ChannelReceipt } from '#app/integrations/channels/channel.ts';
import { dispatch } from './dispatch/dispatch.ts';
import type { DraftWriter } from './dispatch/message-draft.ts';
import { recordState } from './receipts/record-state.ts';
import { waitlistDraftWriters } from './waitlist/waitlist-drafts.ts';
import { findAddressee } from './addressee-queries.ts';
import { greetedName, loginPageOf } from './rules.ts';

export { announcementMessageId } from './announcements/announcement-drafts.ts';
export { toAnnouncementPage } from './announcements/announcement-email.ts';
export { defaultOrder, quietEnd } from './dispatch/dispatch-rules.ts';
export { changeChannels, findChannels } from './channels/channel-settings.ts';
export { listBookingDeliveries, listMessagesOfBooking } from './deliveries/deliveries.ts';
export { listUndeliveredMessages } from './deliveries/undelivered.ts';
export { addPushSubscription, findPushKey, removePushSubscription } from './push/push.ts';
export { createTelegramLink, removeTelegramChat } from './telegram/connect-chat.ts';
export { answerBookingRequest, readBookingRequest } from './request-links/answer-request.ts';

/** Events that cause no mail. */
type OtherEventKind = 'identity.picture_dropped' | 'operator.term_changed' | 'booking.freed' | 'waitlist.slot_taken';

/** The handlers of every event that causes a mail. */
export const messageHandlers = (deps: Deps): Omit<EventHandlers, OtherEventKind> => ({
  'identity.signed_up': ({ userId }) => sendWelcome(deps, userId),
  'identity.confirmation_requested': async ({ userId }) => void (await sendConfirmation(deps, userId)),
  'identity.reset_requested': ({ email, language }) => sendReset(deps, email, language),
  'content.subscribed': ({ subscriptionId }) => sendNewsletterConfirmation(deps, subscriptionId),
  ...daySummaryEmailHandlers(deps),
  ...dispatchHandlers(deps),
  // The message to somebody has one id, however often it is handed over.
  'operator.announced': (event, happenedAt) =>
    dispatch(deps, draftWriterOf(deps), { event, happenedAt, eventId: announcementEventId(event.addresseeId) }),
});

const draftWriters = (deps: Deps) => ({
  ...securityDraftWriters(deps),
  ...announcementDraftWriters(deps),
  ...approvalDraftWriters(deps),
  ...bookingDraftWriters(deps),
  ...waitlistDraftWriters(deps),
  ...codeDraftWriters(deps),
  ...invitationDraftWriters(deps),
});

type DraftedKind = keyof ReturnType<typeof draftWriters>;

/** The events whose messages go by the channels of their readers. */
function dispatchHandlers(deps: Deps): Pick<EventHandlers, DraftedKind> {
  const write = draftWriterOf(deps);
  const handle: EventHandlers['booking.requested'] = (event, happenedAt, eventId) =>
    dispatch(deps, write, { event, happenedAt, eventId });
  const kinds = Object.keys(draftWriters(deps));
  return Object.fromEntries(kinds.map((kind) => [kind, handle])) as unknown as Pick<EventHandlers, DraftedKind>;
}

/** Writes the messages of any event that has some. */
function draftWriterOf(deps: Deps): DraftWriter {
  const writers = draftWriters(deps) as unknown as Readonly<Record<string, DraftWriter | undefined>>;
  return async (event, happenedAt, eventId) => (await writers[event.kind]?.(event, happenedAt, eventId)) ?? [];
}

/** Tries the next channel of every message whose last one did not deliver in time: codes, whose readers wait. */
export const advanceCodes = (deps: Deps): Promise<void> => advanceDue(deps, draftWriterOf(deps), 'codes');

/** The same for what is urgent and for questions that somebody must answer. */
export const advanceUrgent = (deps: Deps): Promise<void> => advanceDue(deps, draftWriterOf(deps), 'urgent');

/** The same for everything else; what the outbox has given up is shown as failed. */
export async function advanceOthers(deps: Deps): Promise<void> {
  await endGivenUp(deps);
  await advanceDue(deps, draftWriterOf(deps), 'normal');
}

/**
 * Records what a provider reports of a message, verified by its webhook; one that failed goes by its next channel at
 * once. Throws where the provider must report again.
 */
export async function recordReceipt(deps: Deps, receipt: ChannelReceipt): Promise<void> {
  const failed = await recordState(deps, receipt);
  // The provider waits for its answer, not for the next one's.
  if (failed !== undefined)
    void advanceIfDue(deps, draftWriterOf(deps), failed).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the next channel of a message was not tried; it follows'),
    );
}

/** A new account hears first how its address is confirmed, unless a provider vouched for it. */
async function sendWelcome(deps: Deps, userId: number): Promise<void> {
  if (await sendConfirmation(deps, userId)) return;
  const addressee = await findAddressee(deps.db, userId);
  if (!addressee) return;
  const locale = readerLocale(addressee);
  const language = languageOfLocale(locale);
  const isVendor = addressee.role === 'vendor';
  await sendEmail(deps, addressee, {
    mail: isVendor ? 'welcomeVendor' : 'welcomeCustomer',
    locale,
    link: addressOf(deps.env, language, isVendor ? loginPageOf(addressee.role) : 'services'),
  });
}

/** The link that confirms an address, with a token as in `sendReset`; false where it is confirmed. */
async function sendConfirmation(deps: Deps, userId: number): Promise<boolean> {
  const addressee = await findAddressee(deps.db, userId);
  const token = addressee && (await issueConfirmation(deps, userId));
  if (!addressee || token === undefined) return false;
  const locale = readerLocale(addressee);
  const link = `${addressOf(deps.env, languageOfLocale(locale), 'confirm-email')}#token=${encodeURIComponent(token)}`;
  await sendEmail(deps, addressee, { mail: 'confirmEmail', locale, link });
  return true;
}

/** The token is issued when the mail is written, so that no event stores it; it replaces the token of a former mail. */
async function sendReset(deps: Deps, email: string, language: Language): Promise<void> {
  const reset = await issueReset(deps, email);
  if (!reset) return;
  const { user, token } = reset;
  // After the #, so that no server ever sees the token in a log.
  const key = `#reset=${encodeURIComponent(token)}&email=${encodeURIComponent(user.email)}`;
  await sendEmail(deps, user, {
    mail: 'reset',
    locale: localeOf(language),
    link: addressOf(deps.env, language, loginPageOf(user.role)) + key,
  });
}

async function sendNewsletterConfirmation(deps: Deps, id: number): Promise<void> {
  const found = await findSubscription(deps, id);
  if (!found) return;
  const language = languageOrEnglish(found.language);
  const link = `${addressOf(deps.env, language, 'newsletter')}#token=${encodeURIComponent(found.token)}`;
  await sendEmail(deps, { name: '', email: found.email }, { mail: 'subscribe', locale: localeOf(language), link });
}

async function sendEmail(
  deps: Deps,
  to: { name: string; email: string },
  draft: Omit<EmailDraft, 'name'>,
): Promise<void> {
  const email = await writeEmail({ ...draft, name: greetedName(to.name) });
  const isUrgent = urgentMails.has(draft.mail);
  await deps.mail.send({ to: to.email, isUrgent, language: languageOfLocale(draft.locale), ...email });
}

/** The mails of the urgent lane. */
const urgentMails: ReadonlySet<EmailDraft['mail']> = new Set(['reset']);

const languageOrEnglish = (tag: string): Language => (isLanguage(tag) ? tag : 'en');
