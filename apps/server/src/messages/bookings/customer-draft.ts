import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import type { Deps } from '#app/deps.ts';
import type { AccountRow } from '../addressee-queries.ts';
import { isOfToday } from '../dispatch/dispatch-rules.ts';
import type { MessageDraft } from '../dispatch/message-draft.ts';
import { type BookingEmail, type BookingMessageView, writeBookingEmail, writeBookingText } from './booking-texts.ts';

/** What a message to the customer of a booking is written from. */
export type CustomerMessage = {
  readonly addressee: AccountRow;
  readonly message: BookingMessageView;
  readonly locale: Locale;
  readonly email: BookingEmail;
  readonly link: () => string | Promise<string>;
};

/** The message to the customer of a booking. */
export function toCustomerDraft(
  deps: Deps,
  { addressee, message, locale, email, link }: CustomerMessage,
): MessageDraft {
  const { email: to } = addressee;
  return {
    ...sharedOf(deps, message, locale),
    recipient: 'customer',
    userId: addressee.id,
    writeText: async () => writeBookingText(locale, email.mail, message, await link()),
    discreet: { link, when: { day: message.values.day, time: message.values.time } },
    ...(to === null
      ? {}
      : {
          writeEmail: async () =>
            writeBookingEmail(deps, {
              ...email,
              message,
              locale,
              to: { name: addressee.name, email: to },
              link: await link(),
            }),
        }),
  };
}

/** What every message about a booking has. */
export const sharedOf = (deps: Deps, message: BookingMessageView, locale: Locale) => {
  const now = deps.clock.now();
  const untilStart = Math.floor((message.startsAt - now.epochMilliseconds) / 1000);
  return {
    bookingId: message.id,
    purpose: 'notice',
    language: languageOfLocale(locale),
    isUrgent: isOfToday(message.startsAt, now),
    ttlSeconds: Math.min(Math.max(untilStart, 600), 24 * 3600),
  } as const;
};
