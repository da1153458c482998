import type { ApiError } from '@tajmeelspot/contract/client.ts';
import { sql } from 'kysely';
import { beforeAll, afterEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { type TestUser, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { deliverAll, listOffers, onlySlot, type WaitlistVenue, openWaitlistVenue } from '#testing/waitlist.ts';

const server = useServer();
let venue: WaitlistVenue;

beforeAll(async () => {
  venue = await openWaitlistVenue(server);
});
afterEach(() => server.setClock(frozenNow));

const params = (id: number) => ({ params: { id: String(id) } });
const bodyOf = (over: object = {}) => ({
  treatment_id: venue.treatmentId,
  customer_name: 'Zainab Kareem',
  from: '2026-12-20',
  to: '2026-12-21',
  ...over,
});
const join = ({ client }: TestUser, over: object = {}, service: number = venue.serviceId) =>
  client.joinWaitlist({ ...params(service), body: bodyOf(over) });

/** Somebody who is offered the only time of a day, which somebody else cancelled. */
async function offered() {
  const date = await venue.day();
  const { customer: holder, booking } = await venue.placeBooking(date);
  const { customer, entry } = await venue.joinWaitlist(date);
  await holder.client.cancelBooking({ ...params(booking.id), body: { reason: '' } });
  await deliverAll(server);
  const [offer] = await listOffers(customer);
  return { date, customer, entry, offer: offer! };
}
const accept = ({ client }: TestUser, id: number, price = venue.price) =>
  client.acceptWaitlistOffer({ ...params(id), body: { price } });

describe('joinWaitlist', () => {
  it('answers with what is waited for, and with what is free already', async () => {
    const date = await venue.day();
    const { data, free, message } = await join(await createUser(server), { from: date, to: date, latest: '18:30' });
    expect(data).toMatchObject({ from: date, to: date, earliest: null, latest: '18:30', employee: null, offer: null });
    expect(data.establishment.name).not.toBe('');
    expect(message).toContain(data.establishment.name);
    expect(free).toEqual([{ date, time: onlySlot }]);
  });

  it('the same again is the same wait, for the days asked for last', async () => {
    const customer = await createUser(server);
    const { data: first } = await join(customer);
    const { data: again } = await join(customer, { to: '2026-12-25' });
    expect(again).toMatchObject({ id: first.id, to: '2026-12-25' });
    const { data: other } = await join(customer, { employee_id: venue.employeeId });
    expect(other.id).not.toBe(first.id);
    expect((await customer.client.listWaitlistEntries()).data).toHaveLength(2);
  });

  it('other days than those of an open offer refuse it; the same days leave it open', async () => {
    const { customer, date, offer } = await offered();
    await venue.joinWaitlist(date, {}, customer);
    expect(await listOffers(customer)).toMatchObject([{ id: offer.id, state: 'open' }]);
    await venue.joinWaitlist('2026-12-28', {}, customer);
    expect(await listOffers(customer)).toMatchObject([{ id: offer.id, state: 'declined' }]);
  });

  it('joinWaitlist: invalid says which field', async () => {
    const customer = await createUser(server);
    const wrong: [string, object][] = [
      ['treatment_id', { treatment_id: landmarks.specifiedPrices.hairCut }],
      ['employee_id', { employee_id: landmarks.onLeave.employee }],
      ['from', { from: '2026-11-20' }],
      ['to', { to: '2026-12-19' }],
      ['to', { to: '2027-01-03' }],
      ['to', { from: '2199-12-01', to: '2199-12-02' }],
      ['latest', { earliest: '12:00', latest: '11:00' }],
      ['customer_name', { customer_name: ' ' }],
    ];
    for (const [field, over] of wrong) {
      const problem = await apiErrorOf(join(customer, over));
      expect([field, problem.status, Object.keys(problem.body?.errors ?? {})]).toEqual([field, 422, [field]]);
    }
  });
});

describe('joinWaitlist refuses', () => {
  it('joinWaitlist: not_found for a service that is not there', async () => {
    expect((await apiErrorOf(join(await createUser(server), {}, 987_654))).body?.code).toBe('not_found');
  });

  it('joinWaitlist: too_many_waitlist_entries for the sixth, also when all are asked for at once', async () => {
    const customer = await createUser(server);
    const lines = await sql<{ service: number; item: number }>`
      select service_id as service, min(id) as item from treatments group by 1 order by 1 limit 8`.execute(
      server.deps.db,
    );
    const tried = await Promise.allSettled(
      lines.rows.map(({ service, item }) => join(customer, { treatment_id: item }, service)),
    );
    const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as ApiError] : []));
    expect(refused.map(({ body }) => body?.code)).toEqual(Array.from({ length: 3 }, () => 'too_many_waitlist_entries'));
    expect((await customer.client.listWaitlistEntries()).data).toHaveLength(5);
  });
});

describe('leaveWaitlist', () => {
  it('ends the wait and refuses its open offer', async () => {
    const { customer, entry, offer } = await offered();
    await customer.client.leaveWaitlist(params(entry.id));
    expect((await customer.client.listWaitlistEntries()).data).toEqual([]);
    expect((await apiErrorOf(accept(customer, offer.id))).body?.code).toBe('offer_over');
  });

  it('leaveWaitlist: not_found for what is left already and for what is somebody else’s', async () => {
    const { customer, entry } = await venue.joinWaitlist('2026-12-22');
    const other = await createUser(server);
    expect((await apiErrorOf(other.client.leaveWaitlist(params(entry.id)))).body?.code).toBe('not_found');
    await customer.client.leaveWaitlist(params(entry.id));
    expect((await apiErrorOf(customer.client.leaveWaitlist(params(entry.id)))).body?.code).toBe('not_found');
  });
});

describe('acceptWaitlistOffer', () => {
  it('books the time as it was offered, ends the wait, and says the same booking again', async () => {
    const { customer, date, offer } = await offered();
    const { data: booking, message } = await accept(customer, offer.id);
    expect(booking).toMatchObject({ booking_date: date, time: onlySlot, status: 'pending', price: venue.price });
    expect(message).toMatch(/first/);
    expect((await accept(customer, offer.id)).data.id).toBe(booking.id);
    expect((await customer.client.listWaitlistEntries()).data).toEqual([]);
    expect((await customer.client.listBookings()).data).toHaveLength(1);
  });

  it('acceptWaitlistOffer: not_found for an offer to somebody else', async () => {
    const { offer } = await offered();
    expect((await apiErrorOf(accept(await createUser(server), offer.id))).body?.code).toBe('not_found');
  });

  it('acceptWaitlistOffer: slot_taken when somebody else was faster; the wait stays', async () => {
    const { customer, date, entry, offer } = await offered();
    await venue.placeBooking(date);
    for (const _ of [1, 2]) {
      expect((await apiErrorOf(accept(customer, offer.id))).body?.code).toBe('slot_taken');
      expect((await customer.client.listWaitlistEntries()).data).toMatchObject([
        { id: entry.id, offer: { state: 'lost' } },
      ]);
    }
  });

  it('acceptWaitlistOffer: customer_busy where they are elsewhere at that time (R13.12); the offer stays open', async () => {
    const { customer, date, offer } = await offered();
    const { service, hairCut } = landmarks.specifiedPrices;
    const body = await toBookingBody(server, service, hairCut, date, onlySlot);
    const { data: other } = await customer.client.placeBooking({ body });
    expect((await apiErrorOf(accept(customer, offer.id))).body?.code).toBe('customer_busy');
    expect(await listOffers(customer)).toMatchObject([{ id: offer.id, state: 'open' }]);
    await customer.client.cancelBooking({ ...params(other.id), body: { reason: '' } });
    expect((await accept(customer, offer.id)).data.time).toBe(onlySlot);
  });

  it('acceptWaitlistOffer: price_changed names the new price, at which the next yes books', async () => {
    const { customer, offer } = await offered();
    const item = server.deps.db.updateTable('treatments').where('id', '=', venue.treatmentId);
    await item.set((is) => ({ price_iqd: is('price_iqd', '+', 5000) })).execute();
    const problem = await apiErrorOf(accept(customer, offer.id));
    expect(problem.body?.code).toBe('price_changed');
    const price = problem.body?.price ?? 0;
    expect(price).toBeGreaterThan(offer.price);
    expect((await listOffers(customer))[0]).toMatchObject({ state: 'open', price });
    expect((await accept(customer, offer.id, price)).data.price).toBe(price);
    await item.set((is) => ({ price_iqd: is('price_iqd', '-', 5000) })).execute();
  });
});

describe('acceptWaitlistOffer', () => {
  it('acceptWaitlistOffer: offer_over when its time has passed, it was refused, or the venue offers that time no more', async () => {
    const late = await offered();
    server.setClock(Temporal.Instant.from(late.offer.expires_at));
    expect(await listOffers(late.customer)).toMatchObject([{ state: 'lapsed' }]);
    expect((await apiErrorOf(accept(late.customer, late.offer.id))).body?.code).toBe('offer_over');
    server.setClock(frozenNow);
    const refused = await offered();
    await refused.customer.client.declineWaitlistOffer(params(refused.offer.id));
    expect((await apiErrorOf(accept(refused.customer, refused.offer.id))).body?.code).toBe('offer_over');
    const closed = await offered();
    await venue.openOn(closed.date, 0.5);
    expect((await apiErrorOf(accept(closed.customer, closed.offer.id))).body?.code).toBe('offer_over');
  });

  it('acceptWaitlistOffer: in_progress while the same yes is under way', async () => {
    const { customer, offer } = await offered();
    await server.deps.db.transaction().execute(async (tx) => {
      const key = `${customer.id} offer-${offer.id}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
      expect((await apiErrorOf(accept(customer, offer.id))).body?.code).toBe('in_progress');
    });
    expect((await accept(customer, offer.id)).data.status).toBe('pending');
  });

  it('acceptWaitlistOffer: too_many_open leaves the offer open', async () => {
    const { customer, offer } = await offered();
    for (const _ of [1, 2, 3, 4, 5]) await venue.placeBooking(await venue.day(), onlySlot, customer);
    expect((await apiErrorOf(accept(customer, offer.id))).body?.code).toBe('too_many_open');
    expect(await listOffers(customer)).toMatchObject([{ state: 'open' }]);
  });

  it('what was booked by a process that died before it could note it is noted by the next yes', async () => {
    const { customer, offer, date } = await offered();
    const { booking } = await venue.placeBooking(date, onlySlot, customer);
    await sql`update bookings set idempotency_key = ${`offer-${offer.id}`} where id = ${booking.id}`.execute(
      server.deps.db,
    );
    expect((await accept(customer, offer.id)).data.id).toBe(booking.id);
    expect((await customer.client.listWaitlistEntries()).data).toEqual([]);
    await setStatus(server, booking.id, 'cancelled');
    expect((await accept(customer, offer.id)).data).toMatchObject({ id: booking.id, status: 'cancelled' });
  });
});

describe('declineWaitlistOffer', () => {
  it('leaves the customer waiting, and can be said twice', async () => {
    const { customer, entry, offer } = await offered();
    for (const _ of [1, 2]) {
      const { data } = await customer.client.declineWaitlistOffer(params(offer.id));
      expect(data).toMatchObject({ id: entry.id, offer: { state: 'declined' } });
    }
  });

  it('declineWaitlistOffer: not_found for an offer to somebody else, offer_over for one that is over', async () => {
    const { customer, offer } = await offered();
    const other = await createUser(server);
    expect((await apiErrorOf(other.client.declineWaitlistOffer(params(offer.id)))).body?.code).toBe('not_found');
    await accept(customer, offer.id);
    expect((await apiErrorOf(customer.client.declineWaitlistOffer(params(offer.id)))).body?.code).toBe('offer_over');
  });
});
