import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import type { Deps } from '#app/deps.ts';
import { findOfferForNews } from '../offer-queries.ts';
import { offerStateAt } from '../rules.ts';

/** An offer as a mail tells of it, in one language; undefined where it is gone. */
export async function findOfferNews(deps: Deps, offerId: number, language: Language) {
  const row = await findOfferForNews(deps.db, language, offerId);
  if (!row) return undefined;
  const until = whenOf(language, row.expires_at);
  return {
    isWaiting: row.is_waiting,
    state: offerStateAt(row, deps.clock.now()),
    /** For the places of a text. */
    values: {
      place: row.place,
      treatment: row.treatment,
      person: row.person ?? '',
      hasPerson: row.person === null ? 'no' : 'yes',
      price: formatMoney(language, row.price),
      ...whenOf(language, row.starts_at),
      untilDay: until.day,
      untilTime: until.time,
    },
  };
}

function whenOf(language: Language, instant: Date) {
  const { date, time } = inBaghdad(instant.getTime());
  return { day: formatDay(language, date, 'long'), time: formatTime(language, time) };
}
