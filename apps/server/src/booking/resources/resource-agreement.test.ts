import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { addResources, clearResources } from '#testing/resources.ts';
import { cancelVenueBookings } from '#testing/scheduling.ts';

const server = useServer();
const { service, employees } = landmarks.threeEmployees;
const venue = 11;
const [half, hour] = [service * 10 + 1, service * 10 + 2];
const day = '2026-12-10';
const params = (id: number) => ({ params: { id: String(id) } });
let customers: TestUser[];

beforeAll(async () => {
  await createOwner(server, venue, { auto_confirm: true, daily_cap: null });
});
beforeEach(async () => {
  customers = await Promise.all(Array.from({ length: 8 }, () => createUser(server)));
});
afterEach(() => clearResources(server, venue));

/** Each time of the day that fits, and whether it is offered as free. */
async function offered(treatment: number): Promise<Map<string, boolean>> {
  const query = { treatment_id: String(treatment), from: day, days: '1' };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  return new Map(data.days[0]!.times.map(({ time, is_free: isFree }) => [time, isFree]));
}

/** Whether the database takes a booking, which is cancelled again. */
async function isTaken(treatment: number, time: string): Promise<boolean> {
  const { client } = await createUser(server);
  const body = { ...(await toBookingBody(server, service, treatment, day, time)), for_other: true };
  const placed = await client.placeBooking({ body }).then(
    ({ data }) => data.id,
    () => undefined,
  );
  if (placed !== undefined) await client.cancelBooking({ ...params(placed), body: { reason: '' } });
  return placed === undefined;
}

const selection = fc.record({
  treatment: fc.constantFrom(half, hour),
  employee: fc.constantFrom(...employees),
  nth: fc.nat(30),
});

it('R15.09 what is offered is what the database takes, however lasers are booked', async () => {
  let [free, taken] = [0, 0];
  const agrees = fc.asyncProperty(
    fc.integer({ min: 1, max: 2 }),
    fc.array(selection, { minLength: 3, maxLength: 8 }),
    fc.array(fc.nat(40), { minLength: 6, maxLength: 6 }),
    async (count, selections, looks) => {
      await cancelVenueBookings(server, venue);
      await clearResources(server, venue);
      await addResources(server, venue, half, count);
      for (const [index, { treatment, employee, nth }] of selections.entries()) {
        const times = [...(await offered(treatment)).keys()];
        const time = times[nth % times.length]!;
        const body = await toBookingBody(server, service, treatment, day, time);
        await customers[index]!.client.placeBooking({
          body: { ...body, employee_id: employee, for_other: true },
        }).catch(() => undefined);
      }
      const times = [...(await offered(half))];
      for (const look of looks) {
        const [time, isFree] = times[look % times.length]!;
        expect([time, await isTaken(half, time)]).toEqual([time, !isFree]);
        if (isFree) free++;
        else taken++;
      }
    },
  );
  await fc.assert(agrees, { numRuns: 12, seed: Number(process.env['FUZZ_SEED'] ?? 1) });
  // Days on which everything is free, or nothing, would agree about nothing.
  expect(Math.min(free, taken)).toBeGreaterThan(5);
}, 120_000);
