import { formatDay } from '@tajmeelspot/language/dates.ts';
import { sayInMail } from '@tajmeelspot/language/mail-words.ts';
import { listDayNews } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { Handlers } from '#app/database/outbox/delivery.ts';
import { writeLetter } from '../mails/letter.ts';
import { findOwner } from '../queries.ts';
import { loginPageOf } from '../rules.ts';
import { languageOf } from './language-of.ts';

/** The mail in the evening that tells a house who comes on the next day. */
export const dayMailHandlers = (deps: Deps): Pick<Handlers, 'booking.day_ahead'> => ({
  async 'booking.day_ahead'({ establishmentId, date }, _at, id) {
    const owner = await findOwner(deps.db, establishmentId);
    if (!owner) return;
    const language = languageOf(owner);
    const visits = await listDayNews(deps, establishmentId, date, language);
    const place = owner.house[language] ?? Object.values(owner.house)[0] ?? '';
    const values = { place, day: formatDay(language, date, 'long'), count: visits.length };
    const lines = visits.map((visit) => sayInMail(language, 'houseTomorrow.line', apart(visit)));
    const letter = await writeLetter({
      mail: 'houseTomorrow',
      language,
      name: undefined,
      link: addressOf(deps.env, language, loginPageOf('vendor')),
      values,
      ...(lines.length > 0 ? { inset: { title: values.day, lines, isWritten: false } } : {}),
    });
    await deps.mail.send({ id, to: owner.houseEmail ?? owner.email, language, ...letter });
  },
});

type Visit = Awaited<ReturnType<typeof listDayNews>>[number];

/** Names in other letters than the mail's must not turn its line round: each is isolated. */
const apart = ({ guest, treatment, person, ...rest }: Visit) => ({
  ...rest,
  guest: isolated(guest),
  treatment: isolated(treatment),
  person: isolated(person),
});

const isolated = (text: string): string => `\u2068${text}\u2069`;
