import { landmarks } from '#db/world/landmarks.ts';
import { freeOn, type Person, wishFor } from './bookings.ts';
import type { TestServer } from './harness.ts';

/** The weekdays, ISO. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The same hours on every day of the week, or on some. */
export const daily = (from: string, to: string, on: readonly number[] = weekdays) =>
  on.map((weekday) => ({ weekday, from, to }));

/** A week of a venue without breaks, as changeHours takes it; nothing is decided. */
export const weekOf = (from: string, to: string) => ({
  employee_id: null,
  hours: daily(from, to),
  breaks: [],
  women_only_hours: [],
  resolutions: [],
});

/** A day on which the whole venue is closed, as addException takes it; nothing is decided. */
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

/** What is booked: at which of the free times, and who it is for. */
type Wanted = {
  place?: number;
  service?: number;
  item?: number;
  employee_id?: number;
  for_woman?: boolean;
  female_staff?: boolean;
};

/** Books the landmark that one person alone gives, or another service, at the n-th free time of a day. */
export async function book(server: TestServer, customer: Person, day: string, wanted: Wanted = {}) {
  const { place = 0, service = landmarks.oneEmployee.service, item = service * 10 + 1, ...preferences } = wanted;
  const time = (await freeOn(server, service, item, day))[place];
  if (!time) throw new Error(`listing ${service} has no free time on ${day}`);
  const body = { ...(await wishFor(server, service, item, day, time)), ...preferences };
  return (await customer.client.placeBooking({ body })).data;
}

/** A venue's own diary, emptied: the world has booked some of it. */
export const emptyDiary = ({ deps }: TestServer, venueId: number) =>
  deps.db.updateTable('bookings').set({ status: 'cancelled' }).where('venue_id', '=', venueId).execute();
