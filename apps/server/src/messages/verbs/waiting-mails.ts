import type { MailName } from '@tajmeelspot/language/mail-words.ts';
import type { Handlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { findOfferNews } from '#app/waiting/waiting.ts';
import { writeLetter } from '../mails/letter.ts';
import { findWaiting } from '../queries.ts';
import { greetedName } from '../rules.ts';
import { languageOf } from './language-of.ts';

type News = NonNullable<Awaited<ReturnType<typeof findOfferNews>>>;

/** A mail under the id of its event, and the state in which the offer must still be. */
type Note = { id: string; mail: MailName; state: News['state'] };

/** The mails to those who wait: a time is offered, or somebody was faster. */
export const waitingMailHandlers = (deps: Deps): Pick<Handlers, 'waiting.offered' | 'waiting.lost'> => ({
  'waiting.offered': ({ offerId }, _at, id) => tell(deps, offerId, { id, mail: 'timeOffered', state: 'open' }),
  'waiting.lost': ({ offerId }, _at, id) => tell(deps, offerId, { id, mail: 'timeLost', state: 'lost' }),
});

/** Writes to whoever waits, unless the news has been overtaken. */
async function tell(deps: Deps, offerId: number, { id, mail, state }: Note): Promise<void> {
  const person = await findWaiting(deps.db, offerId);
  if (!person) return;
  const language = languageOf(person);
  const news = await findOfferNews(deps, offerId, language);
  if (!news?.isWaiting || news.state !== state) return;
  const link = addressOf(deps.env, language, 'my_booking');
  const letter = await writeLetter({ mail, language, name: greetedName(person.name), link, values: news.values });
  await deps.mail.send({ id, to: person.email, language, ...letter });
}
