import { type BookingStatus, bookingStatuses } from '@tajmeelspot/contract/booking.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, setStatus, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const venue = landmarks.noorSalon;
const date = '2026-12-05';
const phone = '+9647709998877';
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
});
afterEach(() => server.setClock(frozenNow));

const openStatuses = new Set<BookingStatus>(['confirmed', 'completed', 'no_show']);
const params = (id: number) => ({ params: { id: String(id) } });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

async function booked(status: BookingStatus = 'confirmed') {
  const customer = await createUser(server);
  await sql`update users set phone = ${phone} where id = ${customer.id}`.execute(server.deps.db);
  const [time = ''] = await listFreeTimes(server, service, hairCut, date);
  const { data } = await customer.client.placeBooking({
    body: await toBookingBody(server, service, hairCut, date, time),
  });
  await setStatus(server, data.id, status);
  const endsAt = Temporal.Instant.from(data.starts_at).add({ minutes: data.duration });
  return { id: data.id, customer, endsAt, startsAt: Temporal.Instant.from(data.starts_at) };
}

const looks = async (id: number) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from contact_looks where booking_id = ${id}`.execute(
      server.deps.db,
    )
  ).rows[0]?.n;

describe('R13.10 the number of a customer', () => {
  it.each(bookingStatuses.filter((status) => openStatuses.has(status)))(
    'is given while a booking is %s',
    async (status) => {
      const { id, endsAt } = await booked(status);
      const closesAt = endsAt.add({ hours: 24 }).toString({ smallestUnit: 'millisecond' });
      const { data } = await owner.client.findBooking(params(id));
      expect(data.customer_contact).toEqual({ masked: '0770 ••• ••77', closes_at: closesAt });
      expect((await owner.client.lookAtContact(params(id))).data).toEqual({ phone, closes_at: closesAt });
      expect(await looks(id)).toBe(1);
    },
  );

  it.each(bookingStatuses.filter((status) => !openStatuses.has(status)))('is masked while it is %s', async (status) => {
    const { id } = await booked(status);
    const { data } = await owner.client.findBooking(params(id));
    expect(data.customer_contact).toEqual({ masked: '0770 ••• ••77', closes_at: null });
    expect(await codeOf(owner.client.lookAtContact(params(id)))).toBe('contact_closed');
    expect(await looks(id)).toBe(0);
  });

  it('opens with the confirmation, and closes a day after the visit to the minute', async () => {
    const { id, endsAt } = await booked('pending');
    expect(await codeOf(owner.client.lookAtContact(params(id)))).toBe('contact_closed');
    await owner.client.confirmBooking(params(id));
    expect((await owner.client.lookAtContact(params(id))).data.phone).toBe(phone);
    server.setClock(endsAt.add({ hours: 24 }).subtract({ seconds: 1 }));
    expect((await owner.client.lookAtContact(params(id))).data.phone).toBe(phone);
    server.setClock(endsAt.add({ hours: 24 }));
    expect(await codeOf(owner.client.lookAtContact(params(id)))).toBe('contact_closed');
    expect((await owner.client.findBooking(params(id))).data.customer_contact?.closes_at).toBeNull();
  });

  it('closes at once with a cancellation: lookAtContact answers contact_closed', async () => {
    const { id, customer } = await booked();
    await owner.client.lookAtContact(params(id));
    await customer.client.cancelBooking({ ...params(id), body: { reason: '' } });
    expect(await codeOf(owner.client.lookAtContact(params(id)))).toBe('contact_closed');
  });
});

describe('R13.10 the number of a customer to the venue', () => {
  it('is in no other answer to the venue, nor in the file of its bookings', async () => {
    const { id } = await booked();
    const { client } = owner;
    const ofVenue = params(venue);
    const answers = await Promise.all([
      client.findBooking(params(id)),
      client.listAgenda({ ...ofVenue, query: { from: date, days: '1', with: 'all' } }),
      client.listRequests(ofVenue),
      client.listVenueBookings({ ...ofVenue, query: {} }),
      client.exportVenueBookings({ ...ofVenue, query: {} }),
      client.listClients({ ...ofVenue, query: {} }),
      client.listBookingDeliveries(params(id)),
    ]);
    const text = JSON.stringify(answers);
    expect(text).toContain('0770 ••• ••77');
    expect(text).not.toContain('7709998877');
  });

  it('lookAtContact answers not_found to its customer, to other vendors and to staff who have nothing to do with it', async () => {
    const { id, customer } = await booked();
    const others = [customer, await createUser(server, 'vendor'), await createUser(server)];
    const staff = await createUser(server);
    const found = await sql<{ id: number }>`select p.id from employees p where p.venue_id = ${venue}
      and p.id <> (select employee_id from bookings where id = ${id}) limit 1`.execute(server.deps.db);
    await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
      values (${venue}, ${staff.id}, 'staff', ${found.rows[0]?.id}, now())`.execute(server.deps.db);
    for (const { client } of [...others, staff])
      expect(await codeOf(client.lookAtContact(params(id)))).toBe('not_found');
    expect(await looks(id)).toBe(0);
  });
});

describe('R13.10 what the customer sees', () => {
  it('each look, once an hour and person, with venue, name and time', async () => {
    const { id, customer } = await booked();
    await owner.client.lookAtContact(params(id));
    server.setClock(frozenNow.add({ minutes: 59 }));
    await Promise.all([owner.client.lookAtContact(params(id)), owner.client.lookAtContact(params(id))]);
    expect((await customer.client.listContactLooks()).data).toHaveLength(1);
    server.setClock(frozenNow.add({ minutes: 60 }));
    await owner.client.lookAtContact(params(id));
    const { data } = await customer.client.listContactLooks();
    const look = { booking_id: id, booking_date: date, venue: expect.stringMatching(/Noor/), by: 'Test P.' };
    expect(data).toEqual([
      { ...look, at: '2026-11-21T08:00:00.000Z' },
      { ...look, at: '2026-11-21T07:00:00.000Z' },
    ]);
    expect((await (await createUser(server)).client.listContactLooks()).data).toEqual([]);
    const own = await customer.client.exportOwnData();
    expect(own['looks_at_own_number']).toHaveLength(2);
  });

  it('nothing of it is left with the account', async () => {
    const { id, customer } = await booked();
    await owner.client.lookAtContact(params(id));
    await customer.client.deleteAccount({ body: { password: 'a long password' } });
    expect(await looks(id)).toBe(0);
    const { data } = await owner.client.findBooking(params(id));
    expect(data.customer_contact).toBeNull();
  });
});

describe('R13.10 other numbers', () => {
  it('one that was proven is given before one that was typed, and who has none has no contact', async () => {
    const { id, customer } = await booked();
    await sql`update users set proven_phone = '+9647501112233' where id = ${customer.id}`.execute(server.deps.db);
    expect((await owner.client.lookAtContact(params(id))).data.phone).toBe('+9647501112233');
    await sql`update users set proven_phone = null, phone = null where id = ${customer.id}`.execute(server.deps.db);
    expect((await owner.client.findBooking(params(id))).data.customer_contact).toBeNull();
    expect(await codeOf(owner.client.lookAtContact(params(id)))).toBe('contact_closed');
  });

  it('that of a walk-in, which the venue has typed itself, stays the venue’s', async () => {
    const [time = ''] = await listFreeTimes(server, service, hairCut, date);
    const body = { treatment_id: hairCut, booking_date: date, time, customer_name: 'Rania', customer_phone: phone };
    const { data } = await owner.client.addWalkIn({ ...params(venue), body });
    expect([data.customer_phone, data.customer_contact]).toEqual([phone, null]);
    expect(await codeOf(owner.client.lookAtContact(params(data.id)))).toBe('contact_closed');
  });

  it.each([
    ['+9647709998877', '0770 ••• ••77'],
    ['+964 700 002 1001', '0700 ••• ••01'],
    ['+447911123456', '+44 ••• ••56'],
    ['12', '•••'],
  ])('%s is masked as %s', async (number, masked) => {
    const found = await sql<{ masked: string }>`select mask_phone(${number}) as masked`.execute(server.deps.db);
    expect(found.rows[0]?.masked).toBe(masked);
  });
});
