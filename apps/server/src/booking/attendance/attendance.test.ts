import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, markAsked, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { cancelVenueBookings } from '#testing/scheduling.ts';
import { confirmAttendance, issueAttendanceToken, maintainBookings } from '../booking.ts';
import { attendanceStepOf } from './attendance-rules.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
let vendor: TestUser;
let operator: ReturnType<TestServer['client']>;
let customer: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, venue, { auto_confirm: true });
  operator = server.client({ token: (await server.signIn('operator')).token });
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});

const params = (id: number) => ({ params: { id: String(id) } });

/** Books the nth free time of a day. */
async function book(user: TestUser, nth = 0, date = '2026-12-12') {
  const [time = ''] = (await listFreeTimes(server, service, hairCut, date)).slice(nth);
  return (await user.client.placeBooking({ body: await toBookingBody(server, service, hairCut, date, time) })).data;
}

/** A visit some days ago that ended so, at the same venue or another one of the demo world. */
async function visited(
  user: TestUser,
  status: 'no_show' | 'completed',
  daysAgo: number,
  at: number = venue,
): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into bookings (venue_id, service_id, treatment_id, employee_id, customer_id, customer_name, notes, treatment_title,
      price_iqd, duration_minutes, price_trail, during, held, status, answer_by, created_at)
    select s.venue_id, s.id, t.id, e.id, ${user.id}, 'Somebody', '', t.title, 1000, 30, '{}', d.during, tstzmultirange(d.during),
      ${status}, lower(d.during), lower(d.during)
    from services s join treatments t on t.service_id = s.id join employees e on e.venue_id = s.venue_id,
      (select tstzrange(m, m + interval '30 minutes') as during
        from (select current_moment() - make_interval(days => ${daysAgo}) as m) m) d
    where s.venue_id = ${at} limit 1 returning id`.execute(server.deps.db);
  return found.rows[0]?.id ?? 0;
}

async function missed(times: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < times; index++) ids.push(await visited(customer, 'no_show', 10 + index));
  return ids;
}

const releaseHoursOf = async (id: number) =>
  (await server.deps.db.selectFrom('bookings').select('release_hours').where('id', '=', id).executeTakeFirst())
    ?.release_hours;

describe('R13.13 who often does not come', () => {
  it('is asked nothing after one time, for the tap after two, and for one booking at a time after three', async () => {
    await missed(1);
    expect((await customer.client.findAttendance()).step).toBe(0);
    const usual = await book(customer);
    expect(await releaseHoursOf(usual.id)).toBeNull();
    await missed(1);
    expect((await customer.client.findAttendance()).step).toBe(1);
    const asked = await book(customer, 3);
    expect([asked.status, await releaseHoursOf(asked.id)]).toEqual(['confirmed', attendanceLimits.releaseHours]);
    await missed(1);
    const refused = await apiErrorOf(book(customer, 6));
    expect(refused.body).toMatchObject({
      code: 'too_many_open',
      message: expect.stringContaining('Your profile shows'),
    });
    for (const { id } of [usual, asked]) await customer.client.cancelBooking({ ...params(id), body: { reason: '' } });
    const only = await book(customer, 6);
    // The venue confirms the others by itself.
    expect([only.status, await releaseHoursOf(only.id)]).toEqual(['pending', attendanceLimits.releaseHours]);
    expect((await apiErrorOf(book(customer, 9))).body?.code).toBe('too_many_open');
  });

  it('cannot have two at once by asking for them together', async () => {
    await missed(3);
    const both = await Promise.allSettled([book(customer, 0), book(customer, 4), book(customer, 8)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is asked nothing more once the visits are 180 days old, or one in more than five', async () => {
    for (const daysAgo of [181, 190, 200]) await visited(customer, 'no_show', daysAgo);
    expect(await customer.client.findAttendance()).toEqual({ step: 0, completed: 0, missed: [] });
    await missed(3);
    for (let index = 0; index < 13; index++) await visited(customer, 'completed', 30 + index);
    expect(await customer.client.findAttendance()).toMatchObject({ step: 0, completed: 13 });
  });

  it('is reckoned alike by the database and by the published numbers', async () => {
    const { rows } = await sql<{ missed: number; completed: number; step: number }>`
      select m as missed, c as completed, attendance_step(m, c) as step
      from generate_series(0, 12) m, generate_series(0, 70) c`.execute(server.deps.db);
    expect(rows).toHaveLength(13 * 71);
    expect(rows.filter(({ missed: no, completed, step }) => attendanceStepOf(no, completed) !== step)).toEqual([]);
  });
});

describe('R13.13 a booking that waits for the tap', () => {
  const before = (startsAt: string, hours: number) =>
    server.setClock(Temporal.Instant.from(startsAt).subtract({ hours }));
  /** The states two hours before the start of one whose customer was asked, at a venue that releases nothing itself. */
  const stateOf = async ({ id, starts_at: startsAt }: Awaited<ReturnType<typeof book>>, isConfirmed: boolean) => {
    before(startsAt, 24);
    await maintainBookings(server.deps);
    await markAsked(server);
    if (isConfirmed) await confirmAttendance(server.deps, noActor, await issueAttendanceToken(server.deps, id));
    before(startsAt, attendanceLimits.releaseHours - 1);
    await maintainBookings(server.deps);
    return (await customer.client.findBooking(params(id))).data.status;
  };

  it('is released without it, kept with it, and kept where the customer is asked for nothing', async () => {
    const usual = await book(customer, 0);
    await missed(2);
    const [silent, tapped] = [await book(customer, 6), await book(customer, 12)];
    expect(await stateOf(tapped, true)).toBe('confirmed');
    server.setClock(frozenNow);
    expect(await stateOf(silent, false)).toBe('cancelled');
    server.setClock(frozenNow);
    expect(await stateOf(usual, false)).toBe('confirmed');
    server.setClock(frozenNow);
  });
});

describe('R13.13 a dispute', () => {
  it('disputeNoShow is one tap that takes a visit out of the count until it is decided; again it answers not_possible', async () => {
    const [first = 0] = await missed(2);
    const before = await customer.client.findAttendance();
    expect(before.missed).toHaveLength(2);
    expect(before.missed[0]).toMatchObject({ booking_id: first, venue: 'Noor Salon', dispute: null });
    await customer.client.disputeNoShow(params(first));
    const during = await customer.client.findAttendance();
    expect([during.step, during.missed[0]?.dispute]).toEqual([0, 'open']);
    expect((await apiErrorOf(customer.client.disputeNoShow(params(first)))).body?.code).toBe('not_possible');
    const { data } = await operator.listNoShowDisputes({ query: { state: 'open' } });
    expect(data[0]).toMatchObject({ id: first, venue: 'Noor Salon', checked_in_at: null });
    await operator.dismissNoShowDispute({ ...params(first), body: { reason: 'The venue has a picture' } });
    expect((await customer.client.findAttendance()).step).toBe(1);
    const again = operator.upholdNoShowDispute({ ...params(first), body: { reason: 'No' } });
    expect((await apiErrorOf(again)).body?.code).toBe('not_found');
  });

  it('upholdNoShowDispute and dismissNoShowDispute answer not_found where nothing is open', async () => {
    const [id = 0] = await missed(1);
    const decisions = [operator.upholdNoShowDispute, operator.dismissNoShowDispute];
    for (const decide of decisions)
      expect((await apiErrorOf(decide({ ...params(id), body: { reason: 'No' } }))).body?.code).toBe('not_found');
  });

  it('that is upheld takes the visit out for good; the log has each step', async () => {
    const [first = 0] = await missed(2);
    await customer.client.disputeNoShow(params(first));
    await operator.upholdNoShowDispute({ ...params(first), body: { reason: 'The customer was there' } });
    expect((await customer.client.findAttendance()).step).toBe(0);
    const log = await sql<{ kind: string }>`
      select kind from trust_log_entries where subject_id = ${first} and subject = 'booking' order by position`.execute(
      server.deps.db,
    );
    expect(log.rows.map(({ kind }) => kind)).toEqual(['no_show_disputed', 'no_show_upheld']);
  });

  it('disputeNoShow answers not_found for somebody else’s visit, and not_possible for one that took place', async () => {
    const [id = 0] = await missed(1);
    const stranger = await createUser(server);
    for (const user of [stranger, vendor])
      expect((await apiErrorOf(user.client.disputeNoShow(params(id)))).body?.code).toBe('not_found');
    const done = await visited(customer, 'completed', 5);
    expect((await apiErrorOf(customer.client.disputeNoShow(params(done)))).body?.code).toBe('not_possible');
  });
});

describe('R13.13 a venue', () => {
  const other = landmarks.threeEmployees;
  const reliability = async () => {
    const { id } = await book(customer);
    const { data } = await vendor.client.findBooking(params(id));
    await cancelVenueBookings(server, venue);
    return data.reliability;
  };

  it('learns nothing of a single visit elsewhere, nor of two, nor of many at one other venue', async () => {
    const fresh = await reliability();
    const elsewhere = (
      await server.deps.db
        .selectFrom('services')
        .select('venue_id')
        .where('id', '=', other.service)
        .executeTakeFirstOrThrow()
    ).venue_id;
    for (const status of ['no_show', 'no_show', 'completed', 'no_show'] as const) {
      await visited(customer, status, 20 + Math.floor(Math.random() * 100), elsewhere);
      expect(await reliability()).toEqual(fresh);
    }
    await visited(customer, 'completed', 15);
    expect(await reliability()).toMatchObject({ level: 'reliable', text: expect.stringContaining('1 visit here') });
  });
});
