import { languageOfLocale } from '@tajmeelspot/language/locale.ts';
import { type MailName, translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { addressOf } from '#app/env.ts';
import { findOfferMessage } from '#app/waitlist/waitlist.ts';
import { findWaitlistCustomer } from '../addressee-queries.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { safeValues } from '../emails/safe-text.ts';
import { writeEmail } from '../emails/write-email.ts';
import { greetedName } from '../rules.ts';

type WaitlistMessageView = NonNullable<Awaited<ReturnType<typeof findOfferMessage>>>;

/** A mail, the id of its event, and the state that the offer must still have. */
type WaitlistMessage = { id: string; mail: MailName; state: WaitlistMessageView['state'] };

/** How long the message about a free slot is worth something, seconds: somebody else gets it afterwards. */
const worthSeconds = 3 * 3600;

/** The writers of the messages to customers on the waitlist: a slot is offered, or it was taken. */
export const waitlistDraftWriters = (deps: Deps): DraftWriters<'waitlist.slot_offered' | 'waitlist.slot_lost'> => ({
  'waitlist.slot_offered': ({ offerId }, _at, id) => write(deps, offerId, { id, mail: 'timeOffered', state: 'open' }),
  'waitlist.slot_lost': ({ offerId }, _at, id) => write(deps, offerId, { id, mail: 'timeLost', state: 'lost' }),
});

/** A message to the customer of an offer, unless its state has changed since the event. */
async function write(deps: Deps, offerId: number, { id, mail, state }: WaitlistMessage): Promise<MessageDraft[]> {
  const addressee = await findWaitlistCustomer(deps.db, offerId);
  if (!addressee) return [];
  const locale = readerLocale(addressee);
  const language = languageOfLocale(locale);
  const message = await findOfferMessage(deps, offerId, locale);
  if (!message?.isWaiting || message.state !== state) return [];
  const link = addressOf(deps.env, language, 'my_booking');
  const values = safeValues(language, message.values);
  const text = (key: 'subject' | 'text' | 'button') => translateMail(locale, `${mail}.${key}`, values);
  const { email: to } = addressee;
  const writeOwnEmail = async (address: string) => ({
    id,
    to: address,
    language,
    ...(await writeEmail({ mail, locale, name: greetedName(addressee.name), link, values: message.values })),
  });
  return [
    {
      recipient: 'customer',
      userId: addressee.id,
      purpose: 'notice',
      language,
      // An offer ends soon, whatever the hour is.
      isUrgent: state === 'open',
      ttlSeconds: worthSeconds,
      writeText: () => ({
        title: text('subject'),
        text: text('text'),
        link: { label: text('button'), url: link },
      }),
      discreet: { link: () => link },
      ...(to === null ? {} : { writeEmail: () => writeOwnEmail(to) }),
    },
  ];
}
