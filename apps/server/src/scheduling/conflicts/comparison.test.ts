import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { placeBooking, daily, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = 8;
const { service, employee } = landmarks.oneEmployee;
const day = '2026-12-10';
const item = 8021;
const params = { params: { id: String(venue) } };
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
let vendor: TestUser;
let customer: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  customer = await createUser(server);
  const { db } = server.deps;
  await db.updateTable('employees').set({ gender: 'female' }).where('id', '=', employee).execute();
  await db.deleteFrom('hours_exceptions').where('venue_id', '=', venue).execute();
});

const usual = weekOf('08:00', '22:00');
const ofEmployee = { ...usual, employee_id: employee, hours: [] };

/** Hours of a day in quarters, at least half an hour. */
const hours = fc
  .tuple(fc.integer({ min: 32, max: 70 }), fc.integer({ min: 2, max: 40 }))
  .map(([from, length]) => daily(clock(from), clock(from + length)));
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const some = fc.tuple(fc.boolean(), hours).map(([hasHours, found]) => (hasHours ? found : []));

const change = fc
  .record({ isVenue: fc.boolean(), hours, breaks: some, women_only_hours: some })
  .map(({ isVenue, women_only_hours: women, ...week }) => ({
    ...week,
    employee_id: isVenue ? null : employee,
    women_only_hours: isVenue ? women : [],
    resolutions: [],
  }));

/** The times that a venue would offer a customer with its only person, were nothing booked. */
async function offered(isForWoman: boolean): Promise<Set<string>> {
  const query = { treatment_id: String(item), employee_id: String(employee), from: day, days: '1' };
  const preference = isForWoman ? { for_woman: '1' as const } : {};
  const { data } = await server
    .client()
    .listSlots({ params: { id: String(service) }, query: { ...query, ...preference } });
  return new Set(data.days[0]?.times.map(({ time }) => time));
}

it(
  'a change breaks exactly the bookings whose time would no longer be offered to their customers',
  { timeout: 120_000 },
  async () => {
    let [broken, standing] = [0, 0];
    for (const input of fc.sample(change, { numRuns: 25, seed })) {
      await cancelVenueBookings(server, venue);
      await vendor.client.changeHours({ ...params, body: usual });
      await vendor.client.changeHours({ ...params, body: ofEmployee });
      const booked: { id: number; time: string; isForWoman: boolean }[] = [];
      for (const index of [0, 2, 5, 9]) {
        const isForWoman = index % 2 === 1;
        const { id, time } = await placeBooking(server, customer, day, { nth: index, for_woman: isForWoman });
        booked.push({ id, time, isForWoman });
      }
      const { data } = await vendor.client.changeHours({ ...params, body: { ...input, dry_run: true } });
      const affected = new Set(data.affected.map(({ booking_id: id }) => id));
      await cancelVenueBookings(server, venue);
      await vendor.client.changeHours({ ...params, body: input });
      const [everybody, women] = [await offered(false), await offered(true)];
      const expected = booked.filter(({ time, isForWoman }) => !(isForWoman ? women : everybody).has(time));
      expect(affected).toEqual(new Set(expected.map(({ id }) => id)));
      broken += affected.size;
      standing += booked.length - affected.size;
    }
    expect(Math.min(broken, standing)).toBeGreaterThan(10);
  },
);
