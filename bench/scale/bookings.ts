import { type Dice, roll, throwDice } from './dice.ts';
import { firstId, type GeneratedVenue, servicesAVenue, teamSize } from './generate-services.ts';
import { toText } from './phrases.ts';
import { add, idOfEmployee, type CopyRows, userCount } from './rows.ts';

/** Days before and after today that have bookings. */
const [daysBefore, daysAfter] = [60, 30];
/** Full hours at which bookings start, in Baghdad; the two hours after them stay free in every venue. */
export const bookedHours = { from: 10, to: 18 };
/** Share of those hours that are booked: about two hundred bookings for each employee. */
const bookedShare = 0.36;
const minutes = 45;
const dayMs = 86_400_000;
const fromUtcMs = 3 * 3_600_000;

/** Share of future bookings without an answer; the venue has a year to answer, since expired ones would hold no time. */
const unansweredShare = 0.1;
const yearMs = 365 * dayMs;

/** Adds at most `max` bookings of a venue, completed in the past, confirmed and pending in the future. Returns how many. */
export function addBookings(to: CopyRows, venue: GeneratedVenue, now: number, max: number): number {
  const dice = throwDice(venue.id * 3);
  const today = Math.floor((now + fromUtcMs) / dayMs) * dayMs - fromUtcMs;
  let added = 0;
  for (let day = -daysBefore; day < daysAfter; day++) {
    const midnight = today + day * dayMs;
    if (isFriday(midnight)) continue;
    for (const position of Array.from({ length: teamSize }).keys()) {
      for (let hour = bookedHours.from; hour < bookedHours.to; hour++) {
        if (dice() >= bookedShare || added === max) continue;
        addBooking(to, dice, venue, position, { starts: midnight + hour * 3_600_000, now });
        added++;
      }
    }
  }
  return added;
}

/** Whether the day that begins in Baghdad at this moment is a Friday, when generated venues are closed. */
export const isFriday = (midnight: number): boolean => new Date(midnight + fromUtcMs).getUTCDay() === 5;

type BookingTiming = { readonly starts: number; readonly now: number };

function addBooking(
  to: CopyRows,
  dice: Dice,
  venue: GeneratedVenue,
  position: number,
  { starts, now }: BookingTiming,
): void {
  const [from, until, createdAt, answerBy] = [
    starts,
    starts + minutes * 60_000,
    starts - 4 * dayMs,
    starts + yearMs,
  ].map((at) => new Date(at).toISOString());
  const isUnanswered = starts >= now && dice() < unansweredShare;
  add(to, 'bookings', {
    venue_id: venue.id,
    employee_id: idOfEmployee(venue, position),
    service_id: firstId + (venue.id - firstId) * servicesAVenue,
    customer_id: firstId + 2 * roll(dice, userCount / 2) + 1,
    // Its few customers would have to be in two places at once.
    for_other: true,
    customer_name: 'Customer',
    treatment_title: toText(venue.name),
    duration_minutes: minutes,
    price_iqd: 25_000,
    during: `[${from},${until})`,
    held: `{[${from},${until})}`,
    status: isUnanswered ? 'pending' : starts < now ? 'completed' : 'confirmed',
    answer_by: (isUnanswered ? answerBy : createdAt) ?? '',
    created_at: createdAt ?? '',
    // Generated bookings send no reminders.
    reminded_day_at: createdAt ?? '',
    reminded_soon_at: createdAt ?? '',
  });
}
