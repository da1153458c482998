import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { findBookingErrors } from '#testing/audit/find-booking-errors.ts';
import { readBookingRecords } from '#testing/audit/booking-records.ts';
import { createOwner, createUser, setStatus, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;
let since = 0;

const params = (id: number) => ({ params: { id: String(id) } });

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from bookings`.execute(server.deps.db);
  since = rows[0]?.id ?? 0;
});
beforeEach(async () => void (customer = await createUser(server)));
afterEach(async () => {
  server.setClock(frozenNow);
  await cancelVenueBookings(server, venue);
});

/** A booking an hour after its start, of which the venue has said what became of it. */
async function ended(as: 'completed' | 'no_show', nth = 10) {
  const booked = await placeBooking(server, customer, date, { serviceId: service, nth });
  await vendor.client.confirmBooking(params(booked.id));
  server.setClock(Temporal.Instant.from(booked.starts_at).add({ hours: 1 }));
  await (as === 'completed' ? vendor.client.completeBooking : vendor.client.markNoShow)(params(booked.id));
  return booked;
}

const correct = async (id: number, status: 'completed' | 'no_show', user = vendor, reason = 'Wrong name') =>
  (await user.client.correctBooking({ ...params(id), body: { status, reason } })).data;
const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body;

describe('R15.02 correctBooking', () => {
  it('changes a visit into a no-show and back, with the reason in the history, and all figures follow', async () => {
    const { id } = await ended('completed');
    const figures = async () => {
      const query = { from: date, to: date, by: 'day' as const };
      const [period] = (await vendor.client.findReport({ ...params(venue), query })).data.periods;
      const { completed, missed } = await customer.client.findAttendance();
      const { reliability } = (await vendor.client.findBooking(params(id))).data;
      return [period?.done, period?.no_shows, completed, missed.length, reliability?.level];
    };
    expect(await figures()).toEqual([1, 0, 1, 0, 'reliable']);
    expect(await correct(id, 'no_show')).toMatchObject({ status: 'no_show' });
    expect(await figures()).toEqual([0, 1, 0, 1, 'unreliable']);
    expect(await correct(id, 'completed')).toMatchObject({ status: 'completed' });
    expect(await figures()).toEqual([1, 0, 1, 0, 'reliable']);
    const { history, can } = (await vendor.client.findBooking(params(id))).data;
    expect(history.slice(-2).map(({ verb, status, who, reason }) => [verb, status, who, reason])).toEqual([
      ['correct', 'no_show', 'you', 'Wrong name'],
      ['correct', 'completed', 'you', 'Wrong name'],
    ]);
    expect(can.correct).toEqual({ is_allowed: true });
    expect(findBookingErrors(await readBookingRecords(server.deps.pool, since))).toEqual([]);
  });

  it('tells the customer when it becomes a no-show, and nobody when it becomes a visit', async () => {
    const { id } = await ended('completed');
    await correct(id, 'no_show');
    await correct(id, 'completed');
    await server.deliver();
    const { data } = await vendor.client.listBookingDeliveries(params(id));
    expect(data.filter(({ kind }) => kind === 'corrected').map(({ to }) => to)).toEqual(['customer']);
  });

  it('correctBooking answers correction_over after seven days, and the booking says so before', async () => {
    const { id, starts_at: startsAt } = await ended('no_show');
    server.setClock(Temporal.Instant.from(startsAt).add({ hours: 7 * 24 }));
    expect((await vendor.client.findBooking(params(id))).data.can.correct.is_allowed).toBe(true);
    await correct(id, 'completed');
    server.setClock(Temporal.Instant.from(startsAt).add({ hours: 7 * 24, seconds: 1 }));
    const { can } = (await vendor.client.findBooking(params(id))).data;
    expect(can.correct).toMatchObject({ is_allowed: false, code: 'correction_over' });
    expect(await problemOf(correct(id, 'no_show'))).toMatchObject({ code: 'correction_over' });
    const late = sql`insert into booking_events (venue_id, booking_id, verb, status, reason, created_at)
      values (${venue}, ${id}, 'correct', 'no_show', 'x', ${server.deps.clock.now().toString()})`;
    await expect(late.execute(server.deps.db)).rejects.toMatchObject({ constraint: 'correction_over' });
  });
});

describe('R15.02 what is no correction', () => {
  it('wants a reason, and correctBooking answers not_possible for what it is already, or is not yet', async () => {
    const { id } = await ended('completed');
    expect(Object.keys((await problemOf(correct(id, 'no_show', vendor, ' ')))?.errors ?? {})).toEqual(['reason']);
    expect(await problemOf(correct(id, 'completed'))).toMatchObject({ code: 'not_possible', status: 'completed' });
    for (const status of ['pending', 'confirmed', 'cancelled', 'declined', 'expired'] as const) {
      await setStatus(server, id, status);
      expect((await problemOf(correct(id, 'no_show')))?.code).toBe('not_possible');
    }
  });

  it('correctBooking answers not_found to the customer, another venue, and an employee whose booking it is not', async () => {
    const { id, employee } = await ended('no_show');
    for (const user of [customer, await createUser(server, 'vendor'), await createUser(server)])
      expect((await problemOf(correct(id, 'completed', user)))?.code).toBe('not_found');
    const [own, colleague] = [await createUser(server), await createUser(server)];
    const others = (await vendor.client.findSchedule(params(venue))).data.employees;
    const other = others.find((one) => one.id !== employee.id)!;
    for (const [user, employeeId] of [
      [own, employee.id],
      [colleague, other.id],
    ] as const)
      await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
        values (${venue}, ${user.id}, 'staff', ${employeeId}, ${frozenNow.toString()})`.execute(server.deps.db);
    expect((await problemOf(correct(id, 'completed', colleague)))?.code).toBe('not_found');
    expect((await correct(id, 'completed', own)).status).toBe('completed');
  });
});

describe('R15.02 a correction by one and by others', () => {
  it('of two at once one corrects, and it stands in the history once', async () => {
    const { id } = await ended('completed');
    const both = await Promise.allSettled([correct(id, 'no_show'), correct(id, 'no_show')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { history } = (await vendor.client.findBooking(params(id))).data;
    expect(history.filter(({ verb }) => verb === 'correct')).toHaveLength(1);
  });
});

describe('R15.02 what vouches for a visit', () => {
  it('correctBooking answers booking_reviewed where its customer has reviewed it since; an older review weighs nothing then', async () => {
    const { id } = await ended('completed');
    const { data } = await customer.client.writeReview({ ...params(service), body: { rating: 1, comment: 'Too hot' } });
    expect(await problemOf(correct(id, 'no_show'))).toMatchObject({ code: 'booking_reviewed' });
    await sql`update reviews set created_at = '2026-11-01' where id = ${data.id}`.execute(server.deps.db);
    await correct(id, 'no_show');
    const voice = async () =>
      (await sql<{ voice: string }>`select voice from reviews where id = ${data.id}`.execute(server.deps.db)).rows[0];
    expect(await voice()).toEqual({ voice: 'not_verified' });
    await correct(id, 'completed');
    expect(await voice()).toEqual({ voice: 'counted' });
  });

  it('a review that is written while the venue corrects is seen, or counts for nothing', async () => {
    const { id } = await ended('completed');
    const review = customer.client.writeReview({ ...params(service), body: { rating: 1, comment: 'Too hot' } });
    await Promise.allSettled([review, correct(id, 'no_show')]);
    const { rows } = await sql<{ status: string; voice: string }>`
      select b.status, r.voice from bookings b, reviews r where b.id = ${id} and r.user_id = ${customer.id}`.execute(
      server.deps.db,
    );
    expect(rows.map(({ status, voice }) => `${status} ${voice}`)).toEqual([
      rows[0]?.status === 'completed' ? 'completed counted' : 'no_show not_verified',
    ]);
  });

  it('a correction ends an open dispute in the customer’s favour, and the venue cannot go back on it', async () => {
    const { id } = await ended('no_show');
    await customer.client.disputeNoShow(params(id));
    await correct(id, 'completed');
    const states = await sql<{ state: string; decided_by: number }>`
      select state, decided_by from no_show_disputes where booking_id = ${id}`.execute(server.deps.db);
    expect(states.rows).toEqual([{ state: 'upheld', decided_by: vendor.id }]);
    expect((await problemOf(correct(id, 'no_show')))?.code).toBe('booking_reviewed');
  });
});
