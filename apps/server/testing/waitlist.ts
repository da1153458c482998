import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, toBookingBody } from './bookings.ts';
import type { TestServer } from './harness.ts';

const { service: serviceId, employee: employeeId } = landmarks.oneEmployee;

/** The only slot of a day of the venue. */
export const onlySlot = '12:00';

/** A service that one employee gives, at a venue with exactly one slot on each day that `day` returns. */
export async function openWaitlistVenue(server: TestServer, firstDay = '2026-12-01') {
  const { db } = server.deps;
  const published = await server.client().findService({ params: { id: String(serviceId) } });
  const [treatment] = published.pricing;
  if (!treatment) throw new Error('the landmark has no treatment');
  const venueId = published.establishment.id;
  const vendor = await createOwner(server, venueId, { auto_confirm: false, release_hours: null });
  let nextDate = Temporal.PlainDate.from(firstDay);
  return {
    serviceId,
    employeeId,
    venueId,
    treatmentId: treatment.id,
    duration: treatment.duration,
    price: treatment.final_price,
    vendor,
    /** The next day, on which the venue is open for exactly one treatment. */
    async day(): Promise<string> {
      const date = nextDate.toString();
      nextDate = nextDate.add({ days: 1 });
      await openOn(date);
      return date;
    },
    /** Opens a day for a number of treatments in a row. */
    openOn,
    /** Places a booking, by default as a new customer. */
    async placeBooking(date: string, time = onlySlot, user?: TestUser) {
      const customer = user ?? (await createUser(server));
      const body = await toBookingBody(server, serviceId, treatment.id, date, time);
      return { customer, booking: (await customer.client.placeBooking({ body })).data };
    },
    /** Joins the waiting list for any time of a day, by default as a new customer. */
    async joinWaitlist(date: string, changes: object = {}, user?: TestUser) {
      const customer = user ?? (await createUser(server));
      const body = { treatment_id: treatment.id, customer_name: 'Zainab Kareem', from: date, to: date, ...changes };
      const { data } = await customer.client.joinWaitlist({ params: { id: String(serviceId) }, body });
      return { customer, entry: data };
    },
  };

  async function openOn(date: string, treatments = 1): Promise<void> {
    await db
      .deleteFrom('hours_exceptions')
      .where('venue_id', '=', venueId)
      .where('starts_on', '=', date)
      .where('priority', '=', 9)
      .execute();
    const closes_minute = 720 + (treatment?.duration ?? 0) * treatments;
    const hours = { kind: 'open', priority: 9, opens_minute: 720, closes_minute };
    await db
      .insertInto('hours_exceptions')
      .values({ venue_id: venueId, starts_on: date, ends_on: date, ...hours })
      .execute();
  }
}

/** A venue for tests of the waiting list. */
export type WaitlistVenue = Awaited<ReturnType<typeof openWaitlistVenue>>;

/** The present offers to a customer, in the order of their entries. */
export async function listOffers({ client }: TestUser) {
  const { data } = await client.listWaitlistEntries();
  return data.flatMap(({ offer }) => offer ?? []);
}

/** Delivers the events of the outbox, and the messages that follow from them. */
export async function deliverAll(server: TestServer): Promise<void> {
  await server.deliver();
  await server.deliver();
}
