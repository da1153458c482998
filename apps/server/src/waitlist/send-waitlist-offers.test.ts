import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maintainBookings } from '#app/booking/booking.ts';
import { createUser, markAsked } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { maintainWaitlist, waitlistHandlers } from './waitlist.ts';
import { deliverAll, listOffers, onlySlot, type WaitlistVenue, openWaitlistVenue } from '#testing/waitlist.ts';

const server = useServer();
let venue: WaitlistVenue;

beforeAll(async () => {
  venue = await openWaitlistVenue(server);
});
beforeEach(() => deliverAll(server));
afterEach(() => server.setClock(frozenNow));

const params = (id: number) => ({ params: { id: String(id) } });
type PlacedBooking = Awaited<ReturnType<WaitlistVenue['placeBooking']>>;

/** A full day, its booking, and somebody who waits for it. */
async function fullDay() {
  const date = await venue.day();
  const held = await venue.placeBooking(date);
  const { customer, entry } = await venue.joinWaitlist(date);
  return { date, held, customer, entry };
}
const cancel = ({ customer, booking }: PlacedBooking) =>
  customer.client.cancelBooking({ ...params(booking.id), body: { reason: '' } });

/** An offered time, as fullDay and a cancellation make it. */
async function offered() {
  const made = await fullDay();
  await cancel(made.held);
  await deliverAll(server);
  const [offer] = await listOffers(made.customer);
  return { ...made, offer: offer! };
}
const countEvents = async (kind: string) => {
  const found = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
    where name = 'events' and data -> 'event' ->> 'kind' = ${kind}`.execute(server.deps.db);
  return found.rows[0]?.n ?? 0;
};

/** Every way in which a booked time frees up. */
const joiners: Record<string, (held: PlacedBooking, date: string) => Promise<unknown>> = {
  'its customer cancels': (held) => cancel(held),
  'the venue cancels': ({ booking }) =>
    venue.vendor.client.cancelBooking({ ...params(booking.id), body: { reason: 'Ill' } }),
  'the venue declines': ({ booking }) =>
    venue.vendor.client.declineBooking({ ...params(booking.id), body: { reason: 'Ill' } }),
  'the booking moves away': async ({ customer, booking }) => {
    const body = { booking_date: await venue.day(), time: onlySlot };
    await customer.client.rescheduleBooking({ ...params(booking.id), body });
  },
  'a proposal to move away is accepted': async ({ customer, booking }) => {
    const body = { booking_date: await venue.day(), time: onlySlot };
    const { data } = await venue.vendor.client.proposeTime({ ...params(booking.id), body });
    await customer.client.acceptProposal(params(data.proposal?.id ?? 0));
  },
  'the request expires unanswered': async ({ booking }) => {
    await markAsked(server);
    server.setClock(Temporal.Instant.from(booking.answer_by!));
    await maintainBookings(server.deps);
  },
  'the attendance stays unconfirmed': async ({ booking }) => {
    await venue.vendor.client.confirmBooking(params(booking.id));
    const releases = (hours: number | null) =>
      server.deps.db.updateTable('venues').set({ release_hours: hours }).where('id', '=', venue.venueId).execute();
    await releases(20);
    for (const hours of [24, 20]) {
      server.setClock(Temporal.Instant.from(booking.starts_at).subtract({ hours }));
      await markAsked(server);
      await maintainBookings(server.deps);
    }
    await releases(null);
  },
  'the venue opens longer': async (_, date) => {
    await venue.openOn(date, 2);
    await server.deps.db.transaction().execute((tx) =>
      server.deps.outbox.add(tx, {
        kind: 'booking.freed',
        venueId: venue.venueId,
        from: `${date}T00:00:00Z`,
        to: `${date}T23:00:00Z`,
      }),
    );
  },
};

describe('time frees up when', () => {
  it.each(Object.entries(joiners))('%s: the waiting customer is offered it', async (_, free) => {
    const { held, customer, date } = await fullDay();
    await free(held, date);
    await deliverAll(server);
    expect(await listOffers(customer)).toMatchObject([{ state: 'open', booking_date: date, price: venue.price }]);
  });

  it('nobody told of it: the round finds it', async () => {
    const { held, customer } = await fullDay();
    await maintainWaitlist(server.deps);
    expect(await listOffers(customer)).toEqual([]);
    await sql`update bookings set status = 'cancelled' where id = ${held.booking.id}`.execute(server.deps.db);
    await maintainWaitlist(server.deps);
    expect(await listOffers(customer)).toMatchObject([{ state: 'open' }]);
  });
});

describe('a customer who waits', () => {
  it('is offered what suits: not another time of day, another day or another person’s time', async () => {
    const { date, held, customer } = await fullDay();
    const other = await venue.day();
    const unsuited = [
      await venue.joinWaitlist(date, { earliest: '12:30' }),
      await venue.joinWaitlist(date, { latest: '11:30' }),
      await venue.joinWaitlist(other),
    ];
    const suited = await venue.joinWaitlist(date, {
      earliest: onlySlot,
      latest: onlySlot,
      employee_id: venue.employeeId,
    });
    await cancel(held);
    await deliverAll(server);
    for (const one of [customer, suited.customer]) expect(await listOffers(one)).toHaveLength(1);
    for (const one of unsuited) expect(await listOffers(one.customer)).toEqual([]);
  });

  it('is not offered what was free all the time, and is once it was taken in between', async () => {
    const date = await venue.day();
    const { customer } = await venue.joinWaitlist(date);
    await maintainWaitlist(server.deps);
    expect(await listOffers(customer)).toEqual([]);
    const held = await venue.placeBooking(date);
    await cancel(held);
    await deliverAll(server);
    expect(await listOffers(customer)).toMatchObject([{ state: 'open' }]);
  });
});

describe('a customer who is offered a time', () => {
  it('gets one offer at a time, and the next when the first is refused or has lapsed, never the same again', async () => {
    const { date, customer, offer } = await offered();
    await venue.openOn(date, 3);
    await maintainWaitlist(server.deps);
    expect(await listOffers(customer)).toMatchObject([{ id: offer.id }]);
    await customer.client.declineWaitlistOffer(params(offer.id));
    await maintainWaitlist(server.deps);
    const [second] = await listOffers(customer);
    expect(second).toMatchObject({ state: 'open' });
    server.setClock(Temporal.Instant.from(second!.expires_at));
    expect(await listOffers(customer)).toMatchObject([{ id: second!.id, state: 'lapsed' }]);
    const times = [offer.time, second!.time];
    for (let round = 1; round <= 20; round++) {
      await maintainWaitlist(server.deps);
      const [next] = await listOffers(customer);
      if (next?.state !== 'open') break;
      times.push(next.time);
      await customer.client.declineWaitlistOffer(params(next.id));
    }
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  it('at night has two hours from eight in the morning on', async () => {
    const { held, customer } = await fullDay();
    await venue.vendor.client.confirmBooking(params(held.booking.id));
    server.setClock(Temporal.Instant.from('2026-11-21T20:00:00Z'));
    await cancel(held);
    await deliverAll(server);
    expect(await listOffers(customer)).toMatchObject([{ state: 'open', expires_at: '2026-11-22T07:00:00.000Z' }]);
  });
});

describe('an event that is told twice, and to two processes at once', () => {
  it('makes one offer and one mail for each who waits', async () => {
    const { date, held, customer } = await fullDay();
    const others = await Promise.all(Array.from({ length: 8 }, () => venue.joinWaitlist(date)));
    await cancel(held);
    const before = await countEvents('waitlist.slot_offered');
    const event = { kind: 'booking.freed', venueId: venue.venueId } as const;
    const handle = () =>
      waitlistHandlers(server.deps)['booking.freed'](
        { ...event, from: `${date}T09:00:00Z`, to: `${date}T10:00:00Z` },
        server.deps.clock.now(),
        'told-again',
      );
    await Promise.all([handle(), handle(), maintainWaitlist(server.deps), handle()]);
    await handle();
    for (const one of [customer, ...others.map((other) => other.customer)])
      expect(await listOffers(one)).toHaveLength(1);
    expect((await countEvents('waitlist.slot_offered')) - before).toBe(9);
  });
});

describe('an offered time that somebody takes', () => {
  it('is lost to the others at once when one of them says yes, and they are told once', async () => {
    const { customer, date, held } = await fullDay();
    const rival = await venue.joinWaitlist(date);
    await cancel(held);
    await deliverAll(server);
    const [mine] = await listOffers(customer);
    const before = await countEvents('waitlist.slot_lost');
    await customer.client.acceptWaitlistOffer({ ...params(mine!.id), body: { price: venue.price } });
    await deliverAll(server);
    await maintainWaitlist(server.deps);
    expect((await rival.customer.client.listWaitlistEntries()).data).toMatchObject([
      { id: rival.entry.id, offer: { state: 'lost' } },
    ]);
    expect((await countEvents('waitlist.slot_lost')) - before).toBe(1);
  });

  it('is lost within a round when anybody else books it', async () => {
    const { date, customer } = await offered();
    await venue.placeBooking(date);
    await maintainWaitlist(server.deps);
    expect(await listOffers(customer)).toMatchObject([{ state: 'lost' }]);
  });

  it('does not count as lost where its customer booked the time: the round records what a dying process could not', async () => {
    const { date, customer, offer } = await offered();
    const { booking } = await venue.placeBooking(date, onlySlot, customer);
    await sql`update bookings set idempotency_key = ${`offer-${offer.id}`} where id = ${booking.id}`.execute(
      server.deps.db,
    );
    const before = await countEvents('waitlist.slot_lost');
    await maintainWaitlist(server.deps);
    expect((await customer.client.listWaitlistEntries()).data).toEqual([]);
    expect(await countEvents('waitlist.slot_lost')).toBe(before);
  });
});

describe('the round', () => {
  it('ends what is over', async () => {
    const { customer, date } = await fullDay();
    server.setClock(Temporal.Instant.from(`${date}T21:00:00Z`));
    await maintainWaitlist(server.deps);
    const found = await sql<{
      reason: string;
    }>`select end_reason as reason from waitlist_entries where customer_id = ${customer.id}`.execute(server.deps.db);
    expect(found.rows).toEqual([{ reason: 'over' }]);
  });

  it('looks at 200 waits at most, and at the others in the next', async () => {
    const date = await venue.day();
    const { customer, entry } = await venue.joinWaitlist(date);
    const owner = await createUser(server);
    await sql`insert into waitlist_entries (customer_id, venue_id, service_id, treatment_id, employee_id, for_woman,
        female_staff, customer_name, first_on, last_on, earliest_minute, latest_minute, known_slots, created_at, checked_at)
      select ${owner.id}, w.venue_id, w.service_id, i.id, p.id, false, false, 'Crowd', w.first_on, w.last_on, 0, 0,
        '{}', w.created_at, w.checked_at - interval '1 hour'
      from waitlist_entries w, (select id from treatments order by id limit 20) i, (select id from employees order by id limit 10) p
      where w.id = ${entry.id}`.execute(server.deps.db);
    const lookedAt = async () =>
      (
        await sql<{ looked: Date }>`select checked_at as looked from waitlist_entries where id = ${entry.id}`.execute(
          server.deps.db,
        )
      ).rows[0]!.looked;
    server.setClock(frozenNow.add({ minutes: 1 }));
    await sql`update waitlist_entries set ended_at = now(), end_reason = 'left' where ended_at is null and customer_id not in
      (${owner.id}, ${customer.id})`.execute(server.deps.db);
    const before = await lookedAt();
    await maintainWaitlist(server.deps);
    expect(await lookedAt()).toEqual(before);
    server.setClock(frozenNow.add({ minutes: 2 }));
    await Promise.all([maintainWaitlist(server.deps), maintainWaitlist(server.deps)]);
    expect(await lookedAt()).not.toEqual(before);
  });
});
