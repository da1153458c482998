import { languageOfLocale } from '@tajmeelspot/language/locale.ts';
import {
  findBookingMessage,
  isReminderDue,
  issueAttendanceToken,
  recordAttendanceAsked,
} from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { findBookingAddressee } from '../addressee-queries.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { toCustomerDraft } from './customer-draft.ts';

/** The writers of reminders; one of a booking that has begun, moved or ended meanwhile is overtaken. */
export const reminderWriters = (deps: Deps): DraftWriters<'booking.tomorrow' | 'booking.soon'> => ({
  'booking.tomorrow': ({ bookingId }, _, eventId) => writeReminder(deps, bookingId, 'day', eventId),
  'booking.soon': ({ bookingId }, _, eventId) => writeReminder(deps, bookingId, 'soon', eventId),
});

async function writeReminder(
  deps: Deps,
  bookingId: number,
  kind: 'day' | 'soon',
  eventId: string,
): Promise<MessageDraft[]> {
  const addressee = await findBookingAddressee(deps.db, bookingId, 'customer');
  if (!addressee) return [];
  const locale = readerLocale(addressee);
  const message = await findBookingMessage(deps, bookingId, locale);
  const now = deps.clock.now().epochMilliseconds;
  if (!message || message.status !== 'confirmed' || !isReminderDue(kind, message.startsAt, now)) return [];
  const language = languageOfLocale(locale);
  const shared = { addressee, message, locale };
  if (kind === 'soon') {
    const link = () => addressOf(deps.env, language, `my_booking/${bookingId}`);
    return [toCustomerDraft(deps, { ...shared, email: { mail: 'bookingSoon', id: eventId }, link })];
  }
  let token: string | undefined;
  // Issued when the message is written, so that no event stores it; another channel of the same round says the same.
  const link = async () => {
    token ??= await issueAttendanceToken(deps, bookingId);
    return `${addressOf(deps.env, language, 'confirm-attendance')}#token=${token}`;
  };
  const draft = toCustomerDraft(deps, { ...shared, email: { mail: 'bookingTomorrow' }, link });
  // The time to answer runs once the message has left.
  return [{ ...draft, onSent: async () => void (token && (await recordAttendanceAsked(deps, token))) }];
}
