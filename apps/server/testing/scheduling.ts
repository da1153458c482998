import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, type TestUser, toBookingBody } from './bookings.ts';
import type { TestServer } from './harness.ts';

/** The weekdays, ISO. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The same hours on every weekday, or on those given. */
export const daily = (from: string, to: string, on: readonly number[] = weekdays) =>
  on.map((weekday) => ({ weekday, from, to }));

/** The body of changeHours: a week of the venue without breaks and resolutions. */
export const weekOf = (from: string, to: string) => ({
  employee_id: null,
  hours: daily(from, to),
  breaks: [],
  women_only_hours: [],
  resolutions: [],
});

/** The body of addException: a day on which the venue is closed, or an employee on leave, without resolutions. */
export const closedOn = (day: string, employee_id: number | null = null) => ({
  kind: 'closed' as const,
  employee_id,
  starts_on: day,
  ends_on: day,
  weekday: null,
  from: null,
  to: null,
  priority: 0,
  resolutions: [],
});

/** The nth free time, the treatment and the preferences of a booking. */
type BookInput = {
  nth?: number;
  serviceId?: number;
  treatmentId?: number;
  employee_id?: number;
  for_woman?: boolean;
  female_staff?: boolean;
  for_other?: boolean;
};

/** Places a booking of the landmark that one employee gives, or of another service, at the nth free time of a day. */
export async function placeBooking(server: TestServer, customer: TestUser, day: string, input: BookInput = {}) {
  const {
    nth = 0,
    serviceId = landmarks.oneEmployee.service,
    treatmentId = serviceId * 10 + 1,
    ...preferences
  } = input;
  const time = (await listFreeTimes(server, serviceId, treatmentId, day))[nth];
  if (!time) throw new Error(`service ${serviceId} has no free time on ${day}`);
  const body = { ...(await toBookingBody(server, serviceId, treatmentId, day, time)), ...preferences };
  return (await customer.client.placeBooking({ body })).data;
}

/** Cancels all bookings of a venue that the demo world has placed. */
export const cancelVenueBookings = ({ deps }: TestServer, venueId: number) =>
  deps.db.updateTable('bookings').set({ status: 'cancelled' }).where('venue_id', '=', venueId).execute();
