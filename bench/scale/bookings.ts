import { type Dice, roll, throwDice } from './dice.ts';
import { firstId, type Venue, servicesAVenue, teamSize } from './listings.ts';
import { toWords } from './phrases.ts';
import { add, idOfEmployee, type Lines, people } from './rows.ts';

/** Days before and after today that have bookings. */
const [daysBefore, daysAfter] = [60, 30];
/** Full hours at which bookings begin, by the clock of Baghdad: the two hours after them stay free in every venue. */
export const bookedHours = { from: 10, to: 18 };
/** Share of those hours that are booked: about two hundred bookings for each person. */
const share = 0.36;
const minutes = 45;
const dayMs = 86_400_000;
const fromUtcMs = 3 * 3_600_000;

/** Share of those to come that the venue has not answered yet; it has a year to do so, or they would soon hold no time. */
const unanswered = 0.1;
const yearMs = 365 * dayMs;

/** Adds bookings of a venue, at most so many: completed ones of the past, confirmed and unanswered ones to come. Gives how many. */
export function addBookings(to: Lines, venue: Venue, now: number, max: number): number {
  const dice = throwDice(venue.id * 3);
  const today = Math.floor((now + fromUtcMs) / dayMs) * dayMs - fromUtcMs;
  let added = 0;
  for (let day = -daysBefore; day < daysAfter; day++) {
    const midnight = today + day * dayMs;
    if (isFriday(midnight)) continue;
    for (const position of Array.from({ length: teamSize }).keys()) {
      for (let hour = bookedHours.from; hour < bookedHours.to; hour++) {
        if (dice() >= share || added === max) continue;
        addBooking(to, dice, venue, position, { starts: midnight + hour * 3_600_000, now });
        added++;
      }
    }
  }
  return added;
}

/** Venues of the bench are closed then; a day that begins in Baghdad at this moment. */
export const isFriday = (midnight: number): boolean => new Date(midnight + fromUtcMs).getUTCDay() === 5;

type When = { readonly starts: number; readonly now: number };

function addBooking(to: Lines, dice: Dice, venue: Venue, position: number, { starts, now }: When): void {
  const [from, until, made, answerBy] = [starts, starts + minutes * 60_000, starts - 4 * dayMs, starts + yearMs].map(
    (at) => new Date(at).toISOString(),
  );
  const isUnanswered = starts >= now && dice() < unanswered;
  add(to, 'bookings', {
    venue_id: venue.id,
    employee_id: idOfEmployee(venue, position),
    service_id: firstId + (venue.id - firstId) * servicesAVenue,
    customer_id: firstId + 2 * roll(dice, people / 2) + 1,
    customer_name: 'Somebody',
    treatment_title: toWords(venue.name),
    duration_minutes: minutes,
    price_iqd: 25_000,
    during: `[${from},${until})`,
    blocked: `{[${from},${until})}`,
    status: isUnanswered ? 'pending' : starts < now ? 'completed' : 'confirmed',
    answer_by: (isUnanswered ? answerBy : made) ?? '',
    created_at: made ?? '',
    // Nobody is reminded of what is made up.
    reminded_day_at: made ?? '',
    reminded_soon_at: made ?? '',
  });
}
