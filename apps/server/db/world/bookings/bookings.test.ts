import { expect, test } from 'vitest';
import { users } from '../users.ts';
import { type WorldRows, worldRows } from '../world-rows.ts';

type WorldBookingRecord = WorldRows['bookings'][number];

const zone = 'Asia/Baghdad';
const moments = [
  ['a Saturday before noon', '2026-11-21T08:00:00Z'],
  ['a Friday night', '2026-11-27T20:30:30.5Z'],
  ['the turn of the year', '2026-12-31T21:00:00Z'],
  ['a Thursday in summer, one minute to midnight', '2027-07-01T20:59:59Z'],
  ['a Monday at dawn', '2028-02-28T01:15:00Z'],
] as const;

const worlds = moments.map(([when, moment]) => {
  const now = Temporal.Instant.from(moment);
  return { when, now: now.toString(), world: worldRows(now) };
});

test.each(worlds)('bookings never overlap for one employee, nor for one customer, seen on $when', ({ world }) => {
  for (const who of ['employee_id', 'customer_id'] as const) {
    for (const own of Map.groupBy(world.bookings, (booking) => booking[who]).values()) {
      const spans = own.flatMap(({ held }) => ranges(held)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
      for (const [index, span] of spans.entries()) {
        expect(span.from >= (spans[index - 1]?.to ?? ''), `${who} ${span.from}`).toBe(true);
      }
    }
  }
});

test.each(worlds)(
  'bookings lie inside working hours, outside breaks and on the grid of the venue, seen on $when',
  ({ world }) => {
    for (const booking of world.bookings) {
      expect(isWorking(world, booking), `${booking.venue_id} ${booking.employee_id} ${booking.held}`).toBe(true);
      const venue = world.venues.find(({ id }) => id === booking.venue_id);
      const start = local(range(booking.during).from);
      expect((start.hour * 60 + start.minute) % (venue?.slot_step_minutes ?? 0)).toBe(0);
    }
  },
);

test.each(worlds)(
  'bookings take a treatment of the service, at its price, with somebody who gives it, seen on $when',
  ({ world }) => {
    for (const booking of world.bookings) {
      const item = world.treatments.find(({ id }) => id === booking.treatment_id);
      expect(item).toMatchObject({ service_id: booking.service_id, duration_minutes: booking.duration_minutes });
      expect(booking.price_iqd % 250).toBe(0);
      expect(booking.price_iqd).toBeLessThanOrEqual(item?.price_iqd ?? 0);
      expect(world.serviceEmployees).toContainEqual({
        venue_id: booking.venue_id,
        service_id: booking.service_id,
        employee_id: booking.employee_id,
      });
    }
  },
);

test.each(worlds)(
  'bookings are pending only while the venue can still answer, over when they are over, seen on $when',
  ({ now, world }) => {
    for (const { status, answer_by: answerBy, created_at: createdAt, during } of world.bookings) {
      const { from, to } = range(during);
      expect(String(createdAt) < now && String(answerBy) <= from).toBe(true);
      const isPlausible: Record<string, boolean> = {
        pending: String(answerBy) > now,
        confirmed: to > now,
        completed: to <= now,
        no_show: to <= now,
      };
      expect(isPlausible[status] ?? true, `${status} ${during}`).toBe(true);
    }
  },
);

test.each(worlds)(
  'bookings have a history that begins with the request, ends with their state and lies in the past, seen on $when',
  ({ now, world }) => {
    const histories = Map.groupBy(world.bookingEvents, ({ booking_id: id }) => id);
    for (const { id, status } of world.bookings) {
      const events = histories.get(id) ?? [];
      const times = events.map(({ created_at: at }) => String(at));
      expect(events[0]?.status).toBe('pending');
      expect(events.at(-1)?.status).toBe(status);
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time <= now)).toBe(true);
    }
  },
);

test.each(worlds)(
  'bookings come after their service, and a demo customer’s before the review, seen on $when',
  ({ world }) => {
    for (const booking of world.bookings) {
      const service = world.services.find(({ id }) => id === booking.service_id);
      expect(String(booking.created_at) > String(service?.created_at)).toBe(true);
    }
    const demo = new Set<number>([users.zainab.id, users.omar.id, users.shilan.id]);
    const reviews = world.reviews.filter(({ user_id: customer }) => demo.has(customer));
    for (const { service_id: service, user_id: customer, created_at: writtenAt } of reviews) {
      const completed = world.bookings.filter(
        (booking) =>
          booking.service_id === service && booking.customer_id === customer && booking.status === 'completed',
      );
      const isBefore = completed.some(({ during }) => range(during).to < writtenAt);
      expect(completed.length === 0 || isBefore, `${service} ${customer}`).toBe(true);
    }
  },
);

test.each(worlds)('Zainab has one in every state, seen on $when', ({ world }) => {
  const own = world.bookings.filter(({ customer_id: id }) => id === users.zainab.id);
  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(['pending', 'confirmed', 'declined', 'expired', 'cancelled', 'completed', 'no_show']),
  );
});

/** Whether a booking lies in working hours, computed from the rows and not from the files of the venues. */
function isWorking(world: WorldRows, booking: WorldBookingRecord): boolean {
  const parts = ranges(booking.held);
  const [from, to] = [parts[0]?.from ?? '', parts.at(-1)?.to ?? ''];
  const date = local(from).toPlainDate();
  return [date, date.subtract({ days: 1 })].some((day) => {
    const midnight = day.toZonedDateTime(zone).toInstant();
    const starts = midnight.until(from).total('minutes');
    const ends = midnight.until(to).total('minutes');
    const holds = (hours: { opens_minute: number | null; closes_minute: number | null }[]) =>
      hours.some((one) => (one.opens_minute ?? 1e9) <= starts && ends <= (one.closes_minute ?? 0));
    const own = hoursOf(world, booking, day, booking.employee_id);
    const rests = world.weeklyBreaks.some(
      (rest) =>
        rest.venue_id === booking.venue_id &&
        [null, booking.employee_id].includes(rest.employee_id) &&
        rest.weekday === day.dayOfWeek &&
        rest.starts_minute < ends &&
        starts < rest.ends_minute,
    );
    return holds(hoursOf(world, booking, day, null) ?? []) && (own === undefined || holds(own)) && !rests;
  });
}

/** The hours of the venue (null) or of one employee on a day; undefined for an employee who has none of their own. */
function hoursOf(
  world: WorldRows,
  { venue_id: venueId }: WorldBookingRecord,
  day: Temporal.PlainDate,
  who: number | null,
) {
  const isTheirs = (row: { venue_id: number; employee_id: number | null }) =>
    row.venue_id === venueId && row.employee_id === who;
  const instead = world.hoursExceptions.filter(
    (row) => isTheirs(row) && row.starts_on <= day.toString() && day.toString() <= row.ends_on,
  );
  const onWeekday = instead.filter(({ weekday }) => weekday === null || weekday === day.dayOfWeek);
  const top = Math.max(...onWeekday.map(({ priority }) => priority));
  if (onWeekday.length > 0) return onWeekday.filter(({ priority }) => priority === top);
  const weekly = world.weeklyHours.filter(isTheirs);
  return who !== null && weekly.length === 0 ? undefined : weekly.filter(({ weekday }) => weekday === day.dayOfWeek);
}

const ranges = (text: string) => [...text.matchAll(/\[[^)]*\)/g)].map(([part]) => range(part));

function range(text: string) {
  const [from = '', to = ''] = text.slice(1, -1).split(',');
  return { from, to };
}

const local = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
