import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import type { Deps } from '#app/deps.ts';
import { findOfferForMessage } from './waitlist-offer-queries.ts';
import { waitlistOfferStateAt } from './rules.ts';

/** An offer as mails show it, in one language; undefined where it does not exist any more. */
export async function findOfferMessage(deps: Deps, offerId: number, language: Language) {
  const row = await findOfferForMessage(deps.db, language, offerId);
  if (!row) return undefined;
  const until = whenOf(language, row.expires_at);
  return {
    isWaiting: row.is_waiting,
    state: waitlistOfferStateAt(row, deps.clock.now()),
    /** Values for the texts of the catalogue. */
    values: {
      venue: row.venue,
      treatment: row.treatment,
      employee: row.employee ?? '',
      hasEmployee: row.employee === null ? 'no' : 'yes',
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
