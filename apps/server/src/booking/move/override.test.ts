import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { findBookingErrors } from '#testing/audit/find-booking-errors.ts';
import { readBookingRecords } from '#testing/audit/booking-records.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, closedOn, daily, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-12';
let owner: TestUser;
let manager: TestUser;
let customer: TestUser;
let team: number[];
let outsider: number;
let since = 0;

const params = (id: number) => ({ params: { id: String(id) } });

async function join(role: 'manager' | 'staff', employeeId: number | null = null): Promise<TestUser> {
  const user = await createUser(server);
  await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
    values (${venue}, ${user.id}, ${role}, ${employeeId}, ${frozenNow.toString()})`.execute(server.deps.db);
  return user;
}

beforeAll(async () => {
  owner = await createOwner(server, venue);
  manager = await join('manager');
  await cancelVenueBookings(server, venue);
  await owner.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
  const { data } = await owner.client.findSchedule(params(venue));
  team = data.services.find((one) => one.id === service)!.employee_ids;
  outsider = data.employees.find(({ id, is_active: isActive }) => isActive && !team.includes(id))!.id;
  const usual = { employee_id: outsider, hours: daily('10:00', '20:00'), breaks: [], women_only_hours: [] };
  await owner.client.changeHours({ ...params(venue), body: { ...usual, resolutions: [] } });
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from bookings`.execute(server.deps.db);
  since = rows[0]?.id ?? 0;
});
beforeEach(async () => void (customer = await createUser(server)));
afterEach(async () => {
  server.setClock(frozenNow);
  await cancelVenueBookings(server, venue);
});

async function confirmed(nth = 4) {
  const booking = await placeBooking(server, customer, date, { serviceId: service, nth, employee_id: team[0]! });
  await owner.client.confirmBooking(params(booking.id));
  return booking;
}

type OverridingTo = { time: string; employee_id?: number; override?: OverrideKind[]; duration?: number };
const move = async (id: number, to: OverridingTo, user = owner) =>
  (await user.client.moveBooking({ ...params(id), body: { booking_date: date, ...to } })).data;
const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body;

describe('R15.03 a move over the rules', () => {
  it('moveBooking answers override_needed with what is broken, and is made and marked once exactly that is named', async () => {
    const { id } = await confirmed();
    const late = { time: '20:00' };
    expect(await problemOf(move(id, late))).toMatchObject({ code: 'override_needed', broken: ['closed'] });
    for (const override of [['employee_away'], ['closed', 'employee_away']] as OverrideKind[][])
      expect((await problemOf(move(id, { ...late, override })))?.code).toBe('override_needed');
    const moved = await move(id, { ...late, override: ['closed'] }, manager);
    expect(moved).toMatchObject({ time: '20:00', overrode: ['closed'] });
    expect(moved.history.at(-1)).toMatchObject({ verb: 'move', who: 'you', overrode: ['closed'] });
    const seen = (await customer.client.findBooking(params(id))).data;
    expect([seen.overrode, seen.history.at(-1)?.overrode]).toEqual([[], []]);
    // It stands there by the venue's own word.
    expect((await owner.client.listConflicts(params(venue))).data.map((one) => one.booking_id)).not.toContain(id);
    expect(await move(id, { time: '12:00' })).toMatchObject({ overrode: [] });
    expect(findBookingErrors(await readBookingRecords(server.deps.pool, since))).toEqual([]);
  });

  it('goes over leave, blocked time and the team’s list', async () => {
    const { id } = await confirmed();
    await owner.client.addException({ ...params(venue), body: closedOn('2026-12-14', team[0]) });
    const onLeave = { booking_date: '2026-12-14', time: '12:00' };
    const away = owner.client.moveBooking({ ...params(id), body: onLeave });
    expect((await problemOf(away))?.broken).toEqual(['employee_away']);
    const other = { time: '12:00', employee_id: outsider };
    expect((await problemOf(move(id, other)))?.broken).toEqual(['not_on_team']);
    const both = { time: '08:00', employee_id: outsider };
    expect((await problemOf(move(id, both)))?.broken).toEqual(['closed', 'not_on_team']);
    expect(await move(id, { ...both, override: ['not_on_team', 'closed'] })).toMatchObject({
      employee: { id: outsider },
      overrode: ['closed', 'not_on_team'],
    });
  });

  it('is never made by an employee, whatever they name', async () => {
    const { id } = await confirmed();
    const staff = await join('staff', team[0]);
    const override: OverrideKind[] = ['closed'];
    const refused = await problemOf(move(id, { time: '20:00', override }, staff));
    expect(refused).toMatchObject({ code: 'invalid', errors: { time: [expect.any(String)] } });
    const given = await problemOf(move(id, { time: '12:00', employee_id: outsider, override: ['not_on_team'] }, staff));
    expect(Object.keys(given?.errors ?? {})).toEqual(['employee_id']);
    expect((await move(id, { time: '12:00' }, staff)).time).toBe('12:00');
  });
});

describe('R15.03 what nothing is placed over', () => {
  it('is another booking, also where two are placed over the same hours at once', async () => {
    const [one, other] = [await confirmed(4), await confirmed(12)];
    const late = { time: '20:30', override: ['closed'] as OverrideKind[] };
    const both = await Promise.allSettled([move(one.id, late), move(other.id, late)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 'slot_taken' } },
    });
  });

  it('is a law, the past, or somebody of another venue', async () => {
    const { id } = await confirmed();
    const override: OverrideKind[] = ['closed', 'employee_away', 'not_on_team'];
    const fieldsOf = async (to: OverridingTo) => Object.keys((await problemOf(move(id, to)))?.errors ?? {});
    expect(await fieldsOf({ time: '12:00', employee_id: 802, override })).toEqual(['employee_id']);
    await sql`update bookings set female_staff = true where id = ${id}`.execute(server.deps.db);
    await sql`update employees set gender = 'male' where id = ${outsider}`.execute(server.deps.db);
    expect(await fieldsOf({ time: '12:00', employee_id: outsider, override })).toEqual(['employee_id']);
    server.setClock(Temporal.Instant.from('2026-12-12T06:30:00Z'));
    expect(await fieldsOf({ time: '09:00', override })).toEqual(['time']);
  });
});

describe('R15.03 a walk-in over the rules', () => {
  const walkIn = { treatment_id: hairCut, customer_name: 'Umm Ali', booking_date: date };
  const enter = async (body: object, user = owner, key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await user.client.addWalkIn({ ...params(venue), headers, body: { ...walkIn, ...body } })).data;
  };

  it('addWalkIn answers override_needed, then enters it with the mark, and once under a key', async () => {
    const early = { time: '09:00', employee_id: team[0]! };
    expect(await problemOf(enter(early))).toMatchObject({ code: 'override_needed', broken: ['closed'] });
    const named = { ...early, override: ['closed'] };
    const entered = await enter(named, owner, 'over-the-hours');
    expect(entered).toMatchObject({ time: '09:00', overrode: ['closed'] });
    expect(entered.history).toMatchObject([{ verb: 'walk_in', overrode: ['closed'] }]);
    expect((await enter(named, owner, 'over-the-hours')).id).toBe(entered.id);
    expect((await problemOf(enter(named)))?.code).toBe('slot_taken');
  });

  it('is entered by no employee, and by nobody for any employee', async () => {
    const staff = await join('staff', team[0]);
    const override = ['closed'];
    for (const [body, user] of [
      [{ time: '09:00', override }, staff],
      [{ time: '09:00', override }, owner],
    ] as const)
      expect(Object.keys((await problemOf(enter(body, user)))?.errors ?? {})).toEqual(['time']);
  });
});

describe('R15.03 a booking under way', () => {
  const begin = (startsAt: string, minutes = 15) => server.setClock(Temporal.Instant.from(startsAt).add({ minutes }));

  it('is lengthened, shortened and moved in the rest of the day, and its customer stays where they are', async () => {
    const { id, starts_at: startsAt, time, duration } = await confirmed();
    begin(startsAt, -5);
    await owner.client.checkIn(params(id));
    begin(startsAt);
    const longer = await move(id, { time, duration: duration + 15 });
    expect(longer).toMatchObject({ time, duration: duration + 15, checked_in_at: expect.any(String) });
    expect(await move(id, { time, duration: 20 })).toMatchObject({ duration: 20, checked_in_at: expect.any(String) });
    await server.deliver();
    const moves = (await owner.client.listBookingDeliveries(params(id))).data.filter(({ kind }) => kind === 'moved');
    expect(moves).toEqual([]);
    expect(await move(id, { time: '17:00' })).toMatchObject({ time: '17:00', duration: 20 });
  });

  it('is given to somebody else, but not over a booking of theirs', async () => {
    const { id, starts_at: startsAt, time } = await confirmed();
    begin(startsAt);
    expect((await move(id, { time, employee_id: team[1]! })).employee.id).toBe(team[1]);
    const rival = { treatment_id: hairCut, customer_name: 'Mariam', booking_date: date, time, employee_id: team[0]! };
    await owner.client.addWalkIn({ ...params(venue), body: rival });
    expect((await problemOf(move(id, { time, employee_id: team[0]! })))?.code).toBe('slot_taken');
  });
});
