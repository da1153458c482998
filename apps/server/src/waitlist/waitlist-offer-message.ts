import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import type { Deps } from '#app/deps.ts';
import { findOfferForMessage } from './waitlist-offer-queries.ts';
import { waitlistOfferStateAt } from './rules.ts';

/** An offer as mails show it, for a reader; undefined where it does not exist any more. */
export async function findOfferMessage(deps: Deps, offerId: number, locale: Locale) {
  const row = await findOfferForMessage(deps.db, languageOfLocale(locale), offerId);
  if (!row) return undefined;
  const until = whenOf(locale, row.expires_at);
  return {
    isWaiting: row.is_waiting,
    state: waitlistOfferStateAt(row, deps.clock.now()),
    /** Values for the texts of the catalogue. */
    values: {
      venue: row.venue,
      treatment: row.treatment,
      employee: row.employee ?? '',
      hasEmployee: row.employee === null ? 'no' : 'yes',
      price: formatMoney(locale, row.price),
      ...whenOf(locale, row.starts_at),
      untilDay: until.day,
      untilTime: until.time,
    },
  };
}

function whenOf(locale: Locale, instant: Date) {
  const { date, time } = inBaghdad(instant.getTime());
  return { day: formatDay(locale, date, 'long'), time: formatTime(locale, time) };
}
