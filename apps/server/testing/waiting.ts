import { landmarks } from '#db/world/landmarks.ts';
import { ownerOf, type Person, person, wishFor } from './bookings.ts';
import type { TestServer } from './harness.ts';

const { service, employee } = landmarks.oneEmployee;

/** The only start of a quiet day. */
export const onlyStart = '12:00';

/** A service that one person gives, and whose venue has exactly one start on each of the days that a test takes, in order. */
export async function quietVenue(server: TestServer, firstDay = '2026-12-01') {
  const { db } = server.deps;
  const published = await server.client().findService({ params: { id: String(service) } });
  const [line] = published.pricing;
  if (!line) throw new Error('the landmark has no price list');
  const venueId = published.establishment.id;
  const vendor = await ownerOf(server, venueId, { auto_confirm: false, release_hours: null });
  let next = Temporal.PlainDate.from(firstDay);
  return {
    service,
    employee,
    venueId,
    item: line.id,
    duration: line.duration,
    price: line.final_price,
    vendor,
    /** A day on which the venue is open for one treatment alone. */
    async day(): Promise<string> {
      const date = next.toString();
      next = next.add({ days: 1 });
      await openOn(date);
      return date;
    },
    /** Opens a day for so many treatments in a row. */
    openOn,
    /** Somebody books a time. */
    async booked(date: string, time = onlyStart, by?: Person) {
      const customer = by ?? (await person(server));
      const body = await wishFor(server, service, line.id, date, time);
      return { customer, booking: (await customer.client.placeBooking({ body })).data };
    },
    /** Somebody waits for any time of a day. */
    async waiting(date: string, over: object = {}, by?: Person) {
      const customer = by ?? (await person(server));
      const body = { treatment_id: line.id, customer_name: 'Zainab Kareem', from: date, to: date, ...over };
      const { data } = await customer.client.joinWaitlist({ params: { id: String(service) }, body });
      return { customer, entry: data };
    },
  };

  async function openOn(date: string, times = 1): Promise<void> {
    await db
      .deleteFrom('hours_exceptions')
      .where('venue_id', '=', venueId)
      .where('starts_on', '=', date)
      .where('priority', '=', 9)
      .execute();
    const closes_minute = 720 + (line?.duration ?? 0) * times;
    const hours = { kind: 'open', priority: 9, opens_minute: 720, closes_minute };
    await db
      .insertInto('hours_exceptions')
      .values({ venue_id: venueId, starts_on: date, ends_on: date, ...hours })
      .execute();
  }
}

/** A venue for tests of waiting. */
export type QuietVenue = Awaited<ReturnType<typeof quietVenue>>;

/** What somebody is offered now, in the order of their list. */
export async function offersTo({ client }: Person) {
  const { data } = await client.listWaitlistEntries();
  return data.flatMap(({ offer }) => offer ?? []);
}

/** Delivers what waits, and the news that come of it. */
export async function deliverAll(server: TestServer): Promise<void> {
  await server.deliver();
  await server.deliver();
}
