import { languageOfLocale } from '@tajmeelspot/language/locale.ts';
import type { MailName } from '@tajmeelspot/language/mail-messages.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { addressOf } from '#app/env.ts';
import { findOfferMessage } from '#app/waitlist/waitlist.ts';
import { writeEmail } from './emails/write-email.ts';
import { findWaitlistCustomer } from './addressee-queries.ts';
import { greetedName } from './rules.ts';

type WaitlistMessageView = NonNullable<Awaited<ReturnType<typeof findOfferMessage>>>;

/** A mail, the id of its event, and the state that the offer must still have. */
type WaitlistEmail = { id: string; mail: MailName; state: WaitlistMessageView['state'] };

/** The mails to customers on the waitlist: a slot is offered, or it was taken. */
export const waitlistEmailHandlers = (
  deps: Deps,
): Pick<EventHandlers, 'waitlist.slot_offered' | 'waitlist.slot_lost'> => ({
  'waitlist.slot_offered': ({ offerId }, _at, id) =>
    sendWaitlistEmail(deps, offerId, { id, mail: 'timeOffered', state: 'open' }),
  'waitlist.slot_lost': ({ offerId }, _at, id) =>
    sendWaitlistEmail(deps, offerId, { id, mail: 'timeLost', state: 'lost' }),
});

/** Sends a mail to the customer of an offer, unless its state has changed since the event. */
async function sendWaitlistEmail(deps: Deps, offerId: number, { id, mail, state }: WaitlistEmail): Promise<void> {
  const addressee = await findWaitlistCustomer(deps.db, offerId);
  if (!addressee) return;
  const locale = readerLocale(addressee);
  const language = languageOfLocale(locale);
  const message = await findOfferMessage(deps, offerId, locale);
  if (!message?.isWaiting || message.state !== state) return;
  const link = addressOf(deps.env, language, 'my_booking');
  const email = await writeEmail({ mail, locale, name: greetedName(addressee.name), link, values: message.values });
  await deps.mail.send({ id, to: addressee.email, language, ...email });
}
