import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { type CalendarMethod, toCalendar } from '../calendar-feed/icalendar-rules.ts';
import { statusAt, sumOf, titleOf } from '../rules.ts';
import { findBookingForMessage } from './booking-message-queries.ts';
import { listBookingsOfDay } from './booking-queries.ts';
import type { BookingRow } from './booking-row-queries.ts';
import { toCalendarEntry } from '../calendar-feed/calendar-feed.ts';
import { daysFrom } from '#app/availability/availability.ts';

/** A booking as mails show it, for a reader; undefined where it does not exist any more. */
export async function findBookingMessage(deps: Deps, bookingId: number, locale: Locale) {
  const row = await findBookingForMessage(deps.db, languageOfLocale(locale), bookingId, toDate(deps.clock.now()));
  if (!row) return undefined;
  const { proposal } = row;
  return {
    id: row.id,
    venueEmail: row.venue_email,
    /** What the venue asks its customers to know before they come. */
    arrivalNote: row.arrival_note,
    /** Whether the venue wants a mail about every new request or booking. */
    wantsRequests: row.wants_request_emails,
    status: statusAt(row, deps.clock.now()),
    startsAt: row.starts_at.getTime(),
    reason: row.last_reason,
    hasProposal: proposal !== null,
    /** Values for the texts of the catalogue. */
    values: {
      venue: row.venue_name,
      price: formatMoney(locale, sumOf(row.items)),
      ...textValuesOf(row, locale),
      dates: row.series_starts.map((at) => oneLineOf(locale, at)).join(' · '),
      ...(proposal ? named(whenOf(locale, proposal.starts_at)) : {}),
      ...named(whenOf(locale, row.answer_by.getTime()), 'answer'),
    },
    /** The booking as an attachment; calendars require that it names its recipient. */
    calendar(method: CalendarMethod, organizer: MessageParty, attendee: MessageParty): string {
      return toCalendar(method, 'TajmeelSpot', [{ ...toCalendarEntry(deps, row, locale), organizer, attendee }]);
    },
  };
}

/** The held bookings of a venue on a day (YYYY-MM-DD), the earliest first, as values for the texts of the catalogue. */
export async function listDaySummary(deps: Deps, venueId: number, date: string, locale: Locale) {
  const [day] = daysFrom(Temporal.PlainDate.from(date), 1);
  if (!day) return [];
  const span = { from: new Date(day.startMinute * 60_000), to: new Date(day.endMinute * 60_000) };
  const now = deps.clock.now();
  const rows = await listBookingsOfDay(deps.db, languageOfLocale(locale), venueId, span, toDate(now));
  return rows.toReversed().flatMap((row) => {
    const status = statusAt(row, now);
    if (status !== 'pending' && status !== 'confirmed') return [];
    return [{ ...textValuesOf(row, locale), isOpen: status === 'pending' ? 'yes' : 'no' }];
  });
}

type MessageParty = { name: string; email: string };

/** Who comes when, for what, to whom. */
const textValuesOf = (row: Pick<BookingRow, 'customer_name' | 'items' | 'starts_at'>, locale: Locale) => ({
  customerName: row.customer_name,
  treatment: titleOf(row.items),
  employee: [...new Set(row.items.map((item) => item.employee_name))].join(', '),
  ...whenOf(locale, row.starts_at.getTime()),
});

function whenOf(locale: Locale, milliseconds: number) {
  const { date, time } = inBaghdad(milliseconds);
  return { day: formatDay(locale, date, 'long'), time: formatTime(locale, time) };
}

function oneLineOf(locale: Locale, milliseconds: number): string {
  const { day, time } = whenOf(locale, milliseconds);
  return `${day} ${time}`;
}

const named = ({ day, time }: { day: string; time: string }, prefix = 'new') => ({
  [`${prefix}Day`]: day,
  [`${prefix}Time`]: time,
});
