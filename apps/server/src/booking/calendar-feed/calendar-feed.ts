import { places } from '@tajmeelspot/contract/places.ts';
import { isolate, isolatePhone } from '@tajmeelspot/language/isolate.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf, hostOf } from '#app/env.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readerLocale, requireOpenSession } from '#app/identity/identity.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import * as queries from './calendar-feed-queries.ts';
import { type CalendarEntry, toCalendar } from './icalendar-rules.ts';
import { statusAt, sumOf, titleOf } from '../rules.ts';
import { findBookingRow, listBookingsSince } from '../read-model/booking-queries.ts';
import type { SharedBookingRow } from '../read-model/booking-row-queries.ts';

/** A booking for a calendar program. Throws not_found. */
export async function findCalendarEntry(deps: Deps, actor: MemberActor, id: number): Promise<string> {
  const now = toDate(deps.clock.now());
  const row = await findBookingRow(deps.db, actor.language, actor.member.id, id, now);
  if (!row) throw problem('not_found');
  const entry = toCalendarEntry(deps, row, actor.locale, row.customer_id === actor.member.id);
  return toCalendar(entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH', 'TajmeelSpot', [entry]);
}

/** The bookings of the customer to whom a feed's token belongs, from three months ago on. Throws not_found. */
export async function findCalendarFeed(deps: Deps, _actor: Actor, token: string): Promise<string> {
  const owner = await queries.findCalendarFeed(deps.db, hashToken(token));
  if (!owner) throw problem('not_found');
  const locale = readerLocale(owner);
  const now = deps.clock.now();
  const since = toDate(now.subtract({ hours: 24 * 92 }));
  const rows = await listBookingsSince(deps.db, languageOfLocale(locale), owner.id, since, toDate(now));
  const entries = rows.map((row) => toCalendarEntry(deps, row, locale));
  return toCalendar('PUBLISH', 'TajmeelSpot', entries);
}

/** Makes the secret address of the caller's feed; a former one leads nowhere then. */
export async function createCalendarFeed(deps: Deps, actor: MemberActor): Promise<string> {
  const token = newToken();
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    await queries.replaceCalendarFeed(tx, actor.member.id, hashToken(token), toDate(deps.clock.now()));
  });
  return `${hostOf(deps.env)}${places.api}/calendar/${token}`;
}

/** Since when the caller has a feed (ISO 8601); null where there is none. */
export async function findFeedSince({ db }: Deps, { member }: MemberActor): Promise<string | null> {
  const found = await queries.findCalendarFeedSince(db, member.id);
  return found?.created_at.toISOString() ?? null;
}

/** Ends the caller's feed. */
export async function removeCalendarFeed(deps: Deps, actor: MemberActor): Promise<void> {
  await queries.deleteCalendarFeed(deps.db, actor.member.id);
}

/** A booking as calendar programs know it; a discreet customer's own one names neither venue nor treatment. */
export function toCalendarEntry(deps: Deps, row: SharedBookingRow, locale: Locale, isOwn = true): CalendarEntry {
  const language = languageOfLocale(locale);
  const status = statusAt(row, deps.clock.now());
  const isHeld = status === 'pending' || status === 'confirmed' || status === 'completed';
  return {
    id: row.id,
    sequence: row.sequence,
    status: !isHeld ? 'CANCELLED' : status === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    stampedAt: deps.clock.now().epochMilliseconds,
    ...(isOwn && row.is_discreet ? discreetTexts(locale) : textsOf(row, locale)),
    url: addressOf(deps.env, language, `my_booking/${row.id}`),
  };
}

type CalendarTexts = Pick<CalendarEntry, 'summary' | 'location' | 'description'>;

const discreetTexts = (locale: Locale): CalendarTexts => ({
  summary: translate(locale, 'calendar.discreet'),
  location: undefined,
  description: translate(locale, 'calendar.discreetDescription'),
});

function textsOf(row: SharedBookingRow, locale: Locale): CalendarTexts {
  const language = languageOfLocale(locale);
  return {
    summary: `${titleOf(row.items)} – ${row.venue_name}`,
    location: row.home_address ?? `${row.venue_name}, ${row.venue_address}`,
    description: translate(locale, 'calendar.description', {
      employee: isolate(language, row.items.map((item) => item.employee_name).join(', ')),
      price: formatMoney(locale, sumOf(row.items)),
      phone: row.venue_phone === null ? 'none' : isolatePhone(language, row.venue_phone),
    }),
  };
}
