import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { Insertable } from 'kysely';
import type { BookingEvents, Bookings } from '#db/schema.ts';
import { afterOpenMinutes, zone } from '../working-times.ts';
import { users } from '../users.ts';
import type { WorldTreatment, WorldVenue } from '../world-venue.ts';
import { Diary, type DiaryBooking } from './diary.ts';
import type { WorldBooking } from './world-booking.ts';

type WorldBookingRow = Insertable<Bookings> & { id: number };
type WorldEventRow = Insertable<BookingEvents>;
type WorldBookingStep = {
  status: BookingStatus;
  at: Temporal.Instant;
  actor: number | null;
  reason?: string | undefined;
};
type DatedBooking = DiaryBooking & {
  status: BookingStatus;
  createdAt: Temporal.Instant;
  answerBy: Temporal.Instant;
  index: number;
};

/** The bookings with the steps that lead to their status, oldest request first. */
export function bookingRows(venues: WorldVenue[], stories: WorldBooking[], now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const diary = new Diary(today, now);
  const dated = stories.flatMap((story, index) => {
    const { venue, service } = findService(venues, story.serviceId);
    const entered = diary.enter(story, venue, service);
    return entered ? [dateBooking(entered, index, now, today)] : [];
  });
  dated.sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt) || a.index - b.index);
  const bookings = dated.map((one, index) => bookingRow(one, index + 1));
  const events = dated.flatMap((one, index) =>
    listSteps(one, now, today).map((step) => eventRow(one.venue.id, index + 1, step)),
  );
  return { bookings, events: events.map((event, index) => ({ ...event, id: index + 1 })) };
}

function findService(venues: WorldVenue[], id: number) {
  for (const venue of venues) {
    const service = venue.services.find((one) => one.id === id);
    if (service) return { venue, service };
  }
  throw new Error(`no service ${id}`);
}

/** Adds what depends on the clock: the status, when it was requested, and until when the venue may answer. */
function dateBooking(
  entered: DiaryBooking,
  index: number,
  now: Temporal.Instant,
  today: Temporal.PlainDate,
): DatedBooking {
  const { story, venue, startsAt, endsAt } = entered;
  const isOver = !isAfter(endsAt, now);
  const isAhead = isAfter(startsAt, now.add({ minutes: venue.leadMinutes + 60 }));
  const status = story.status ?? everydayStatus(isOver, isAhead, index);
  const createdAt =
    status === 'pending'
      ? now.subtract({ minutes: 10 + (index % 4) * 10 })
      : earlier(startsAt, now).subtract({ minutes: 20 * 60 + (index % 5) * 13 * 60 + (index % 47) });
  const answerBy = earlier(afterOpenMinutes(venue, createdAt, venue.answerMinutes, today), startsAt);
  return { ...entered, status, createdAt, answerBy, index };
}

function everydayStatus(isOver: boolean, isAhead: boolean, index: number): BookingStatus {
  if (isOver) return index % 11 === 0 ? 'no_show' : index % 8 === 0 ? 'cancelled' : 'completed';
  return isAhead && index % 4 === 0 ? 'pending' : 'confirmed';
}

function bookingRow(dated: DatedBooking, id: number): WorldBookingRow {
  const { story, venue, service, treatment, employee, startsAt, endsAt } = dated;
  return {
    id,
    venue_id: venue.id,
    employee_id: employee.id,
    service_id: service.id,
    treatment_id: service.id * 10 + story.treatmentIndex + 1,
    customer_id: users[story.customer].id,
    customer_name: users[story.customer].name,
    notes: story.notes ?? '',
    treatment_title: treatment.title,
    duration_minutes: treatment.minutes,
    price_iqd: finalPrice(treatment),
    during: `[${startsAt},${endsAt})`,
    held: heldOf(dated),
    status: dated.status,
    answer_by: dated.answerBy.toString(),
    venue_asked_at: dated.createdAt.toString(),
    created_at: dated.createdAt.toString(),
  };
}

/** The price after the discount, rounded down to 250 dinars. */
const finalPrice = ({ iqd, discountPercent }: WorldTreatment): number =>
  discountPercent === 0 ? iqd : Math.floor((iqd * (100 - discountPercent)) / 25_000) * 250;

/** The time that the booking holds of its employee, without the processing time. */
function heldOf({ treatment: { processing }, startsAt, takenAt, freeAt }: DatedBooking): string {
  if (!processing) return `{[${takenAt},${freeAt})}`;
  const rests = startsAt.add({ minutes: processing.from });
  const resumes = startsAt.add({ minutes: processing.to });
  return `{[${takenAt},${rests}),[${resumes},${freeAt})}`;
}

/** The steps from the request to the present status, all of them in the past. */
function listSteps(dated: DatedBooking, now: Temporal.Instant, today: Temporal.PlainDate): WorldBookingStep[] {
  const { story, venue, status, createdAt, startsAt, endsAt, index } = dated;
  const customer = users[story.customer].id;
  const owner = users[venue.owner].id;
  const requested: WorldBookingStep = { status: 'pending', at: createdAt, actor: customer };
  if (status === 'pending') return [requested];
  if (status === 'expired') return [requested, { status, at: dated.answerBy, actor: null, reason: story.reason }];
  const answeredAt = earlier(
    afterOpenMinutes(venue, createdAt, 20 + (index % 3) * 15, today),
    earlier(startsAt, now).subtract({ minutes: 60 }),
  );
  if (status === 'declined') return [requested, { status, at: answeredAt, actor: owner, reason: story.reason }];
  const confirmed: WorldBookingStep = { status: 'confirmed', at: answeredAt, actor: owner };
  if (status === 'confirmed') return [requested, confirmed];
  if (status !== 'cancelled') return [requested, confirmed, { status, at: endsAt, actor: owner, reason: story.reason }];
  const minutes = Math.floor(answeredAt.until(earlier(startsAt, now)).total('minutes') / 2);
  const actor = story.by === 'vendor' ? owner : customer;
  return [requested, confirmed, { status, at: answeredAt.add({ minutes }), actor, reason: story.reason }];
}

const eventRow = (venue: number, booking: number, { status, at, actor, reason }: WorldBookingStep): WorldEventRow => ({
  venue_id: venue,
  booking_id: booking,
  status,
  actor_id: actor,
  reason: reason ?? null,
  created_at: at.toString(),
});

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (isAfter(a, b) ? b : a);
