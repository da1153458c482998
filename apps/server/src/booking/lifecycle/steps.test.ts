import type { Client } from '@tajmeelspot/contract/client.ts';
import { bookingStatuses, type BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { transitions } from '../rules.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';
let customer: TestUser;
let vendor: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
  stranger = await createUser(server, 'vendor');
});
afterEach(() => server.setClock(frozenNow));

/** A booking of a new customer in a state, as it was asked for. */
async function booked(status: BookingStatus = 'pending') {
  customer = await createUser(server);
  const [time] = await listFreeTimes(server, service, hairCut, date);
  const body = await toBookingBody(server, service, hairCut, date, time!);
  const { data } = await customer.client.placeBooking({ body });
  if (status !== 'pending') await setStatus(server, data.id, status);
  return data;
}

const params = (id: number) => ({ params: { id: String(id) } });

/** The calls of the verbs that change a state alone. */
const calls: Record<string, (client: Client, id: number) => Promise<unknown>> = {
  confirm: (client, id) => client.confirmBooking(params(id)),
  decline: (client, id) => client.declineBooking({ ...params(id), body: { reason: 'Full that day' } }),
  cancel: (client, id) => client.cancelBooking({ ...params(id), body: { reason: 'Ill' } }),
  complete: (client, id) => client.completeBooking(params(id)),
  no_show: (client, id) => client.markNoShow(params(id)),
};

const statusOf = async (id: number) =>
  (await server.deps.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

type Case = { verb: string; status: BookingStatus; who: 'customer' | 'vendor'; to: BookingStatus | undefined };

/** Every verb by every role in every state, with the state that the table leads to. */
const cases = Object.keys(calls).flatMap((verb) =>
  bookingStatuses.flatMap((status) =>
    (['customer', 'vendor'] as const).map((who): Case => {
      const step = transitions.find((one) => one.verb === verb && one.who === who && one.from === status);
      return { verb, status, who, to: step?.to };
    }),
  ),
);
const isTheirs = ({ verb, who }: Case) => transitions.some((one) => one.verb === verb && one.who === who);

/** Takes a step of a booking in a state; a visit is over before anybody says so, everything else is done well before it. */
async function take({ verb, status, who }: Case) {
  const { id, starts_at: start } = await booked(status);
  const isAfter = verb === 'complete' || verb === 'no_show';
  if (isAfter) server.setClock(Temporal.Instant.from(start).add({ minutes: 50 }));
  const call = calls[verb]!(who === 'customer' ? customer.client : vendor.client, id);
  return { id, call, seen: isAfter && status === 'pending' ? 'expired' : status };
}

describe('the table of transitions', () => {
  it.each(cases.filter(({ to }) => to))('R3.03 R7.23 lets a $who $verb a $status booking', async (input) => {
    const { id, call } = await take(input);
    expect(await call).toMatchObject({ data: { status: input.to } });
    expect(await statusOf(id)).toBe(input.to);
  });

  it.each(cases.filter((one) => !one.to && isTheirs(one)))(
    'R3.03 lets no $who $verb a $status booking',
    async (input) => {
      const { id, call, seen } = await take(input);
      const body = { code: 'not_possible', status: seen };
      expect(await apiErrorOf(call)).toMatchObject({ status: 409, body });
      expect(await statusOf(id)).toBe(input.status);
    },
  );

  it.each(cases.filter((one) => !isTheirs(one)))(
    'R3.03 knows no $who who could $verb a $status booking',
    async (input) => {
      const { id, call } = await take(input);
      expect(await apiErrorOf(call)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await statusOf(id)).toBe(input.status);
    },
  );
});

describe('a user who has nothing to do with it', () => {
  it('findBooking, confirmBooking, declineBooking, cancelBooking, completeBooking, markNoShow answer not_found', async () => {
    const { id } = await booked();
    const all = [...Object.values(calls), (client: Client) => client.findBooking(params(id))];
    for (const call of all) expect((await apiErrorOf(call(stranger.client, id))).body?.code).toBe('not_found');
  });

  it('confirmBooking, declineBooking, cancelBooking, completeBooking, markNoShow answer not_possible with the state now', async () => {
    const { id } = await booked('declined');
    for (const call of Object.values(calls)) {
      const refused = await apiErrorOf(call(vendor.client, id));
      expect(refused).toMatchObject({ status: 409, body: { code: 'not_possible', status: 'declined' } });
      expect(refused.message).toMatch(/changed in the meantime/);
    }
  });
});

describe('policy hours', () => {
  const at = (start: string, hours: number, seconds = 0) =>
    server.setClock(Temporal.Instant.from(start).subtract({ seconds: hours * 3600 - seconds }));

  it('R2.37 cancelBooking and rescheduleBooking answer too_late with the telephone of the venue', async () => {
    const { id, starts_at: start, establishment: venue, booking_date, time } = await booked('confirmed');
    at(start, 4, 1);
    const late = await apiErrorOf(calls.cancel!(customer.client, id));
    expect(late).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(late.message).toContain('4 hours');
    expect(late.message).toContain(venue.phone!);
    const moved = customer.client.rescheduleBooking({ ...params(id), body: { booking_date, time } });
    expect((await apiErrorOf(moved)).body?.code).toBe('too_late');
    const { data } = await customer.client.findBooking(params(id));
    expect(data.can.cancel).toMatchObject({ is_allowed: false, code: 'too_late' });
    expect(data.can.cancel.reason).toContain(venue.phone!);
    await calls.cancel!(vendor.client, id);
  });

  it('end four hours before the start, by the clock of Baghdad', async () => {
    const { id, time, change_by: changeBy } = await booked('confirmed');
    const [hour, minute] = time.split(':').map(Number);
    expect(changeBy).toBe(new Date(Date.UTC(2026, 11, 5, hour! - 3 - 4, minute)).toISOString());
    server.setClock(Temporal.Instant.from(changeBy));
    expect(await calls.cancel!(customer.client, id)).toMatchObject({ data: { status: 'cancelled' } });
  });

  it('are the own ones of the venue, and hold for no request that nobody has answered', async () => {
    const confirmed = await booked('confirmed');
    const first = customer.client;
    const pending = await booked();
    const venues = server.deps.db.updateTable('venues').where('id', '=', landmarks.noorSalon);
    await venues.set({ cancel_hours: 400 }).execute();
    expect((await apiErrorOf(calls.cancel!(first, confirmed.id))).body?.code).toBe('too_late');
    expect(await calls.cancel!(customer.client, pending.id)).toMatchObject({ data: { status: 'cancelled' } });
    await venues.set({ cancel_hours: 4 }).execute();
  });
});

describe('what is said of a visit', () => {
  it('completeBooking and markNoShow answer too_early before the start', async () => {
    const { id, starts_at: start } = await booked('confirmed');
    server.setClock(Temporal.Instant.from(start).subtract({ seconds: 1 }));
    for (const verb of ['complete', 'no_show']) {
      expect(await apiErrorOf(calls[verb]!(vendor.client, id))).toMatchObject({
        status: 409,
        body: { code: 'too_early' },
      });
    }
    server.setClock(Temporal.Instant.from(start));
    await calls.complete!(vendor.client, id);
  });

  it('the venue must say why it declines or cancels', async () => {
    const { id } = await booked();
    const declined = vendor.client.declineBooking({ ...params(id), body: { reason: ' ' } });
    expect((await apiErrorOf(declined)).body?.errors).toHaveProperty('reason');
    const cancelled = vendor.client.cancelBooking({ ...params(id), body: { reason: '' } });
    expect((await apiErrorOf(cancelled)).body?.errors).toHaveProperty('reason');
    await customer.client.cancelBooking({ ...params(id), body: { reason: '' } });
  });

  it('R2.37 the history says who did what, when and why, as its reader knows them', async () => {
    const { id } = await booked();
    await calls.confirm!(vendor.client, id);
    server.setClock(frozenNow.add({ hours: 1 }));
    await calls.cancel!(customer.client, id);
    const own = (await customer.client.findBooking(params(id))).data.history;
    expect(own).toEqual([
      expect.objectContaining({ verb: 'place', who: 'you', status: 'pending', text: 'Requested' }),
      expect.objectContaining({ verb: 'confirm', who: 'venue', status: 'confirmed' }),
      expect.objectContaining({ verb: 'cancel', who: 'you', reason: 'Ill', at: '2026-11-21T08:00:00.000Z' }),
    ]);
    const theirs = (await vendor.client.findBooking(params(id))).data.history;
    expect(theirs.map(({ who }) => who)).toEqual(['customer', 'you', 'customer']);
  });
});

describe('can', () => {
  it('R4.06 says of every action whether its reader may, and why not', async () => {
    const { id, can } = await booked();
    const allowed = (all: typeof can) =>
      Object.entries(all)
        .filter(([, { is_allowed }]) => is_allowed)
        .map(([name]) => name);
    expect(allowed(can)).toEqual(['cancel', 'reschedule', 'propose', 'book_again']);
    const { data } = await vendor.client.findBooking(params(id));
    expect(allowed(data.can)).toEqual(['confirm', 'decline', 'cancel', 'move', 'propose']);
    const hindered = Object.values(can).filter(({ is_allowed: isAllowed }) => !isAllowed);
    for (const { reason } of hindered) expect(reason).toMatch(/\.$/);
    const { token } = await server.client().logIn({ body: { email: customer.email, password: 'a long password' } });
    const arabic = await server.client({ token, language: 'ar' }).findBooking(params(id));
    expect(arabic.data.can.confirm).toMatchObject({ code: 'venue_only', reason: 'هذا الإجراء متاح للمركز فقط.' });
  });

  it('a completed visit can be reviewed and booked again, and nothing else', async () => {
    const { id } = await booked('completed');
    const { can } = (await customer.client.findBooking(params(id))).data;
    for (const [name, { is_allowed: isAllowed }] of Object.entries(can)) {
      expect([name, isAllowed]).toEqual([name, name === 'review' || name === 'book_again']);
    }
  });
});

describe('reliability', () => {
  it('is told to the venue in words, from all venues, and never to the customer', async () => {
    const { id } = await booked();
    expect((await vendor.client.findBooking(params(id))).data.reliability?.level).toBe('new');
    await setStatus(server, id, 'no_show');
    expect((await vendor.client.findBooking(params(id))).data.reliability).toMatchObject({ level: 'unreliable' });
    expect((await customer.client.findBooking(params(id))).data.reliability).toBeNull();
  });
});
