import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { closedOn, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
/** A hair cut, and toner of the next service of the same venue. */
const lines = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
const day = '2026-12-12';
const params = (id: number = venue) => ({ params: { id: String(id) } });
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  await sql`delete from pgboss.job`.execute(server.deps.db);
});

const eventsOf = async (kind: string) => {
  const found = await sql<{ event: { kind: string; from?: string; to?: string } }>`
    select data -> 'event' as event from pgboss.job`.execute(server.deps.db);
  return found.rows.map(({ event }) => event).filter((event) => event.kind === kind);
};

describe('a change that is made', () => {
  it('tells pages and caches what it changes, and a preview or a refusal tells nobody', async () => {
    const published: (readonly string[])[] = [];
    server.deps.changes.subscribe((tags) => tags && published.push(tags));
    const body = weekOf('08:30', '22:00');
    await vendor.client.changeHours({ ...params(), body: { ...body, dry_run: true } });
    await vendor.client.changeHours({ ...params(999_999), body }).catch(() => {});
    expect(published.flat().filter((tag) => tag === `times-${venue}`)).toEqual([]);
    expect(await eventsOf('booking.freed')).toEqual([]);
    await vendor.client.changeHours({ ...params(), body });
    expect(published.flat()).toEqual(expect.arrayContaining([`times-${venue}`, `service-${service}`]));
    const { availability } = await server.client().findService(params(service));
    expect(availability.every(({ intervals }) => intervals[0]?.start === '08:30')).toBe(true);
  });

  it('tells which time may have become free, and of an exception only its days', async () => {
    const body = closedOn('2027-01-10');
    const { data } = await vendor.client.addException({ ...params(), body });
    const exception = { kind: 'booking.freed', venueId: venue };
    // The days of Baghdad begin at nine in the evening of UTC; the night after them belongs to them.
    const days = { from: '2027-01-09T21:00:00Z', to: '2027-01-11T21:00:00Z' };
    expect(await eventsOf('booking.freed')).toEqual([{ ...exception, ...days }]);
    const { id } = data.schedule.exceptions.find(({ starts_on: on }) => on === '2027-01-10')!;
    await vendor.client.removeException({ ...params(id), body: { resolutions: [] } });
    expect(await eventsOf('booking.freed')).toHaveLength(2);
    await vendor.client.changeHours({ ...params(), body: weekOf('08:00', '23:00') });
    const [, , all] = await eventsOf('booking.freed');
    const horizon = data.schedule.policy.horizon_days;
    const now = server.deps.clock.now();
    expect(all).toEqual({ ...exception, from: now.toString(), to: now.add({ hours: 24 * (horizon + 2) }).toString() });
  });
});

describe('a basket', () => {
  /** A basket whose treatments are given by two people. */
  async function selection(customer: TestUser) {
    const items = lines.map(({ pricing_item_id: id }) => id).join(',');
    const { data } = await server.client().listSelectionSlots({ query: { items, from: day, days: '1' } });
    const { duration, price, days } = data;
    const input = { service_id: service, items: lines, customer_name: 'Zainab', booking_date: day };
    const body = { ...input, duration, price, time: days[0]!.times[0]!.time };
    return (await customer.client.placeBooking({ body })).data;
  }

  it('is listed once with the treatments that do not fit, which alone go to somebody else', async () => {
    const customer = await createUser(server);
    const { id, items } = await selection(customer);
    const schedule = (await vendor.client.findSchedule(params())).data;
    const others = schedule.employees.map((one) => one.id).filter((who) => who !== items[1]!.employee.id);
    const body = { employee_ids: others, resolutions: [] };
    const tried = await vendor.client.changeServiceTeam({ ...params(102), body: { ...body, dry_run: true } });
    const second = { treatment: items[1]!.pricing_title, why: 'not_on_team' };
    expect(tried.data.affected).toMatchObject([{ booking_id: id, items: [second] }]);
    expect(tried.data.affected[0]?.items).toHaveLength(1);
    const resolutions = [{ booking_id: id, action: 'reassign' as const }];
    await vendor.client.changeServiceTeam({ ...params(102), body: { ...body, resolutions } });
    const given = (await customer.client.findBooking(params(id))).data.items.map(({ employee }) => employee.id);
    expect(given[0]).toBe(items[0]!.employee.id);
    expect(others).toContain(given[1]);
  });

  it('is cancelled as a whole where one treatment of it does not fit', async () => {
    const customer = await createUser(server);
    const { id } = await selection(customer);
    const resolutions = [{ booking_id: id, action: 'cancel' as const, reason: 'No toner left' }];
    await vendor.client.changePublication({ ...params(102), body: { is_published: false, resolutions } });
    const rows = await sql<{ status: string }>`select status from bookings where first_item_id = ${id}`.execute(
      server.deps.db,
    );
    expect(rows.rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });
});
