import type { MailName } from '@tajmeelspot/language/mail-words.ts';
import type { Handlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import { findOfferNews } from '#app/waiting/waiting.ts';
import { writeLetter } from '../mails/letter.ts';
import { findAddressee } from '../queries.ts';
import { greetedName } from '../rules.ts';
import { addressOf, languageOf } from './addresses.ts';

type News = NonNullable<Awaited<ReturnType<typeof findOfferNews>>>;

/** The mails to those who wait: a time is offered, or somebody was faster. */
export const waitingMailHandlers = (deps: Deps): Pick<Handlers, 'waiting.offered' | 'waiting.lost'> => ({
  'waiting.offered': ({ offerId }) => tell(deps, offerId, 'timeOffered', 'open'),
  'waiting.lost': ({ offerId }) => tell(deps, offerId, 'timeLost', 'lost'),
});

/** Writes to whoever waits, unless the news has been overtaken. */
async function tell(deps: Deps, offerId: number, mail: MailName, state: News['state']): Promise<void> {
  const found = await findOfferNews(deps, offerId, 'en');
  const person = found && (await findAddressee(deps.db, found.customerId));
  if (!person) return;
  const language = languageOf(person);
  const news = await findOfferNews(deps, offerId, language);
  if (!news?.isWaiting || news.state !== state) return;
  const link = addressOf(deps, language, 'my_booking');
  const letter = await writeLetter({ mail, language, name: greetedName(person.name), link, values: news.values });
  await deps.mail.send({ to: person.email, language, ...letter });
}
