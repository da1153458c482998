import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { type Method, toCalendar } from '../icalendar.ts';
import { statusAt, sumOf, titleOf } from '../rules.ts';
import { findVisitForNews, listEvents } from '../visit-queries.ts';
import { entryOf } from './calendar-feed.ts';

/** A booking as a mail tells of it, in one language; undefined where it is gone. */
export async function findNews(deps: Deps, bookingId: number, language: Language) {
  const row = await findVisitForNews(deps.db, language, bookingId, toDate(deps.clock.now()));
  if (!row) return undefined;
  const events = await listEvents(deps.db, row.establishment_id, row.id);
  const { proposal } = row;
  return {
    id: row.id,
    houseEmail: row.establishment_email,
    status: statusAt(row, deps.clock.now()),
    reason: events.at(-1)?.reason ?? null,
    hasProposal: proposal !== null,
    /** For the places of a text. */
    values: {
      place: row.establishment_name,
      guest: row.customer_name,
      treatment: titleOf(row.items),
      person: [...new Set(row.items.map((item) => item.employee_name))].join(', '),
      price: formatMoney(language, sumOf(row.items)),
      ...whenOf(language, row.starts_at.getTime()),
      ...(proposal ? named(whenOf(language, proposal.starts_at)) : {}),
      ...named(whenOf(language, row.answer_by.getTime()), 'answer'),
    },
    /** The booking as an attachment; whoever gets it must be named in it. */
    calendar(method: Method, organizer: Party, attendee: Party): string {
      return toCalendar(method, 'TajmeelSpot', [{ ...entryOf(deps, row, language), organizer, attendee }]);
    },
  };
}

type Party = { name: string; email: string };

function whenOf(language: Language, milliseconds: number) {
  const { date, time } = inBaghdad(milliseconds);
  return { day: formatDay(language, date, 'long'), time: formatTime(language, time) };
}

const named = ({ day, time }: { day: string; time: string }, prefix = 'new') => ({
  [`${prefix}Day`]: day,
  [`${prefix}Time`]: time,
});
