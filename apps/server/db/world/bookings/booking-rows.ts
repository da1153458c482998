import type { Insertable } from 'kysely';
import type { BookingEvents, Bookings } from '#db/schema.ts';
import { afterOpeningMinutes, zone } from '../opening-times.ts';
import { people } from '../people.ts';
import type { Venue } from '../venue.ts';
import { Diary, type Appointment } from './diary.ts';
import type { BookingStatus, Wish } from './wish.ts';

type BookingRow = Insertable<Bookings> & { id: number };
type EventRow = Insertable<BookingEvents>;
type Step = { status: BookingStatus; at: Temporal.Instant; actor: number | null; reason?: string | undefined };
type Told = Appointment & {
  status: BookingStatus;
  createdAt: Temporal.Instant;
  answerBy: Temporal.Instant;
  turn: number;
};

/** Every booking with the history that led to its state, oldest request first. */
export function bookingRows(venues: Venue[], wishes: Wish[], now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const diary = new Diary(today, now);
  const told = wishes.flatMap((wish, turn) => {
    const { venue, service } = placeOf(venues, wish.serviceId);
    const appointment = diary.enter(wish, venue, service);
    return appointment ? [tell(appointment, turn, now, today)] : [];
  });
  told.sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt) || a.turn - b.turn);
  const bookings = told.map((one, index) => bookingRow(one, index + 1));
  const events = told.flatMap((one, index) =>
    history(one, now, today).map((step) => eventRow(one.venue.id, index + 1, step)),
  );
  return { bookings, events: events.map((event, index) => ({ ...event, id: index + 1 })) };
}

function placeOf(venues: Venue[], id: number) {
  for (const venue of venues) {
    const service = venue.services.find((one) => one.id === id);
    if (service) return { venue, service };
  }
  throw new Error(`no listing ${id}`);
}

/** Settles what the clock decides: the state, when it was asked for, and until when the venue may answer. */
function tell(appointment: Appointment, turn: number, now: Temporal.Instant, today: Temporal.PlainDate): Told {
  const { wish, venue, startsAt, endsAt } = appointment;
  const isOver = !isAfter(endsAt, now);
  const isAhead = isAfter(startsAt, now.add({ minutes: venue.leadMinutes + 60 }));
  const status = wish.status ?? everydayStatus(isOver, isAhead, turn);
  const createdAt =
    status === 'pending'
      ? now.subtract({ minutes: 10 + (turn % 4) * 10 })
      : earlier(startsAt, now).subtract({ minutes: 20 * 60 + (turn % 5) * 13 * 60 + (turn % 47) });
  const answerBy = earlier(afterOpeningMinutes(venue, createdAt, venue.answerMinutes, today), startsAt);
  return { ...appointment, status, createdAt, answerBy, turn };
}

function everydayStatus(isOver: boolean, isAhead: boolean, turn: number): BookingStatus {
  if (isOver) return turn % 11 === 0 ? 'no_show' : turn % 8 === 0 ? 'cancelled' : 'completed';
  return isAhead && turn % 4 === 0 ? 'pending' : 'confirmed';
}

function bookingRow(told: Told, id: number): BookingRow {
  const { wish, venue, service, item, employee, startsAt, endsAt } = told;
  return {
    id,
    venue_id: venue.id,
    employee_id: employee.id,
    service_id: service.id,
    treatment_id: service.id * 10 + wish.item + 1,
    customer_id: people[wish.customer].id,
    customer_name: people[wish.customer].name,
    notes: wish.notes ?? '',
    treatment_title: item.title,
    duration_minutes: item.minutes,
    price_iqd: item.off === 0 ? item.iqd : Math.floor((item.iqd * (100 - item.off)) / 25_000) * 250,
    during: `[${startsAt},${endsAt})`,
    blocked: blockedOf(told),
    status: told.status,
    answer_by: told.answerBy.toString(),
    created_at: told.createdAt.toString(),
  };
}

/** The time the employee is taken, less what the treatment does by itself. */
function blockedOf({ item: { processing }, startsAt, takenAt, freeAt }: Told): string {
  if (!processing) return `{[${takenAt},${freeAt})}`;
  const rests = startsAt.add({ minutes: processing.from });
  const resumes = startsAt.add({ minutes: processing.to });
  return `{[${takenAt},${rests}),[${resumes},${freeAt})}`;
}

/** The steps of the life cycle from the request to the present state, none of them in the future. */
function history(told: Told, now: Temporal.Instant, today: Temporal.PlainDate): Step[] {
  const { wish, venue, status, createdAt, startsAt, endsAt, turn } = told;
  const customer = people[wish.customer].id;
  const owner = people[venue.owner].id;
  const asked: Step = { status: 'pending', at: createdAt, actor: customer };
  if (status === 'pending') return [asked];
  if (status === 'expired') return [asked, { status, at: told.answerBy, actor: null, reason: wish.reason }];
  const answeredAt = earlier(
    afterOpeningMinutes(venue, createdAt, 20 + (turn % 3) * 15, today),
    earlier(startsAt, now).subtract({ minutes: 60 }),
  );
  if (status === 'declined') return [asked, { status, at: answeredAt, actor: owner, reason: wish.reason }];
  const confirmed: Step = { status: 'confirmed', at: answeredAt, actor: owner };
  if (status === 'confirmed') return [asked, confirmed];
  if (status !== 'cancelled') return [asked, confirmed, { status, at: endsAt, actor: owner, reason: wish.reason }];
  const minutes = Math.floor(answeredAt.until(earlier(startsAt, now)).total('minutes') / 2);
  const actor = wish.by === 'vendor' ? owner : customer;
  return [asked, confirmed, { status, at: answeredAt.add({ minutes }), actor, reason: wish.reason }];
}

const eventRow = (venue: number, booking: number, { status, at, actor, reason }: Step): EventRow => ({
  venue_id: venue,
  booking_id: booking,
  status,
  actor_id: actor,
  reason: reason ?? null,
  created_at: at.toString(),
});

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (isAfter(a, b) ? b : a);
