import { randomUUID } from 'node:crypto';
import type { RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { lockKey } from '../walk-ins/walk-in-queries.ts';
import { cancelVenueBookings, closedOn, weekOf } from '#testing/scheduling.ts';
import { addMember } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const params = { id: String(venue) };
const { hairCut } = landmarks.specifiedPrices;
const weekly = { unit: 'week', every: 1 } as const;
let owner: TestUser;
let employee = 0;

beforeEach(async () => {
  owner = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await owner.client.changeHours({ params, body: weekOf('10:00', '20:00') });
  const { data } = await owner.client.listVenueTreatments({ params });
  employee = data.find((one) => one.treatment_id === hairCut)?.employee_ids[0] ?? 0;
});

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const enter = async (booking_date: string, time = '11:00') =>
  (
    await owner.client.addWalkIn({
      params,
      body: { treatment_id: hairCut, employee_id: employee, customer_name: 'Zaynab', booking_date, time },
    })
  ).data.id;
const of = (id: number) => ({ params: { id: String(id) } });
const preview = async (id: number, times = 6, starts?: RepeatStart[]) =>
  (await owner.client.previewRepeat({ ...of(id), body: { ...weekly, times, ...(starts ? { starts } : {}) } })).data
    .occurrences;
const repeat = (id: number, starts: RepeatStart[], key?: string, client = owner.client) =>
  client.repeatBooking({ ...of(id), headers: { 'idempotency-key': key ?? randomUUID() }, body: { ...weekly, starts } });
const toStart = ({ booking_date, time }: RepeatStart): RepeatStart => ({ booking_date, time });
const countAt = async (day: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings where venue_id = ${venue} and status = 'confirmed'
      and (lower(during) at time zone 'Asia/Baghdad')::date = ${day}`.execute(server.deps.db);
  return rows[0]?.count;
};

describe('R15.13 repeated bookings are looked at first', () => {
  it('R15.13 previewRepeat lists each date at the same time of day with what stands against it and free times near it, and places nothing', async () => {
    const id = await enter('2026-12-02');
    await enter('2026-12-16');
    const { data: closed } = await owner.client.addException({ params, body: closedOn('2026-12-23') });
    const found = await preview(id, 4);
    expect(found.map(({ booking_date, time, collides }) => [booking_date, time, collides])).toEqual([
      ['2026-12-09', '11:00', null],
      ['2026-12-16', '11:00', 'taken'],
      ['2026-12-23', '11:00', 'closed'],
      ['2026-12-30', '11:00', null],
    ]);
    expect(found[1]?.near.length).toBeGreaterThan(0);
    expect(found[0]?.near).toEqual([]);
    expect(await countAt('2026-12-09')).toBe(0);
    await owner.client.removeException({
      params: { id: String(closed.schedule.exceptions.find((one) => one.starts_on === '2026-12-23')?.id) },
      body: { resolutions: [] },
    });
  });

  it('R15.13 by days and months too; beyond what the venue books ahead it says so', async () => {
    const id = await enter('2027-01-31');
    const byMonth = { unit: 'month', every: 1, times: 12 } as const;
    const { occurrences } = (await owner.client.previewRepeat({ ...of(id), body: byMonth })).data;
    expect(occurrences[0]).toMatchObject({ booking_date: '2027-02-28', time: '11:00' });
    expect(occurrences[1]).toMatchObject({ booking_date: '2027-03-31' });
    expect(occurrences.at(-1)).toMatchObject({ booking_date: '2028-01-31', collides: 'too_far', near: [] });
    const past = { booking_date: '2026-11-01', time: '11:00' };
    const closed = { booking_date: '2027-02-02', time: '23:00' };
    const judged = await preview(id, 1, [closed, past]);
    expect(judged.map(({ collides }) => collides)).toEqual(['past', 'closed']);
  });
});

describe('R15.13 repeated bookings are placed', () => {
  it('R15.13 together as one series, with a replacement for what collided', async () => {
    const id = await enter('2026-12-02');
    await enter('2026-12-16');
    const found = await preview(id, 3);
    const near = found[1]?.near[0];
    const replaced = { booking_date: near?.date ?? '', time: near?.time ?? '' };
    const starts = [toStart(found[0]!), replaced, toStart(found[2]!)];
    const { data } = await repeat(id, starts);
    expect(data.bookings.map(toStart)).toEqual(starts.toSorted((a, b) => (a.booking_date < b.booking_date ? -1 : 1)));
    const { rows } = await sql<{ series: number; status: string; name: string; employee: number }>`
      select series_id as series, status, customer_name as name, employee_id as employee from bookings
      where series_id is not null order by lower(during)`.execute(server.deps.db);
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(row).toEqual({ series: data.series_id, status: 'confirmed', name: 'Zaynab', employee });
  });

  it('R15.13 all or none: repeatBooking answers slot_taken to one of several that collides, and places none', async () => {
    const id = await enter('2026-12-02');
    const starts = (await preview(id, 3)).map(toStart);
    await enter('2026-12-16');
    const refused = (await apiErrorOf(repeat(id, starts))).body;
    expect(refused).toMatchObject({ code: 'slot_taken' });
    expect(refused?.near?.length).toBeGreaterThan(0);
    expect(await countAt('2026-12-09')).toBe(0);
  });
});

it('R15.13 a booking of several treatments is repeated whole, and none of it where one treatment collides', async () => {
  const customer = await createUser(server);
  const { cutColorTreatment, service } = landmarks.specifiedPrices;
  const ids = [hairCut, cutColorTreatment];
  const items = ids.map((pricing_item_id) => ({ pricing_item_id, employee_id: employee }));
  const { data: quote } = await customer.client.quoteBooking({
    body: { items: ids.map((treatment_id) => ({ treatment_id })) },
  });
  const { data: treatments } = await owner.client.listVenueTreatments({ params });
  const duration = ids.reduce((sum, id) => sum + (treatments.find((one) => one.treatment_id === id)?.duration ?? 0), 0);
  const body = { service_id: service, items, duration, price: quote.price, customer_name: 'Zaynab' };
  const { data } = await customer.client.placeBooking({ body: { ...body, booking_date: '2026-12-05', time: '11:00' } });
  if (data.status === 'pending') await owner.client.confirmBooking(of(data.id));
  // Only the second treatment is in the way on the second date.
  await enter('2026-12-19', '12:00');
  const found = await preview(data.id, 2);
  expect(found.map(({ collides }) => collides)).toEqual([null, 'taken']);
  const made = await repeat(data.id, [toStart(found[0]!)]);
  const { data: repeated } = await owner.client.findBooking(of(made.data.bookings[0]?.id ?? 0));
  expect(repeated.items.map(({ pricing_item_id: id }) => id)).toEqual(ids);
  expect(repeated.series_id).toBe(made.data.series_id);
  expect(await countAt('2026-12-19')).toBe(1);
});

describe('R15.13 repeated bookings are placed once', () => {
  it('R15.13 repeatBooking places once under a key, also several at once; another body is key_reused', async () => {
    const id = await enter('2026-12-02');
    const starts = (await preview(id, 2)).map(toStart);
    const key = randomUUID();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => repeat(id, starts, key)));
    const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.series_id] : []));
    expect(new Set(made).size).toBe(1);
    expect((await repeat(id, starts, key)).data.series_id).toBe(made[0]);
    expect(await countAt('2026-12-09')).toBe(1);
    expect(await codeOf(repeat(id, starts.slice(0, 1), key))).toBe('key_reused');
  });

  it('R15.13 repeatBooking answers in_progress while the same key is worked at', async () => {
    const id = await enter('2026-12-02');
    const starts = (await preview(id, 1)).map(toStart);
    const key = randomUUID();
    const tx = await server.deps.db.startTransaction().execute();
    expect(await lockKey(tx, venue, key)).toBe(true);
    expect(await codeOf(repeat(id, starts, key))).toBe('in_progress');
    await tx.rollback().execute();
    expect((await repeat(id, starts, key)).data.bookings).toHaveLength(1);
  });

  it('R15.13 two that want the same times at once: one has all of them, the other none', async () => {
    const [one, other] = [await enter('2026-12-02'), await enter('2026-12-03')];
    const starts = (await preview(one, 4)).map(toStart);
    const outcomes = await Promise.allSettled([repeat(one, starts), repeat(other, starts.toReversed())]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const { booking_date: day } of starts) expect(await countAt(day)).toBe(1);
  });

  it('R15.13 previewRepeat and repeatBooking take what takes place alone, from members, of staff their own; else not_possible and not_found', async () => {
    const id = await enter('2026-12-02');
    const starts = (await preview(id, 1)).map(toStart);
    const stranger = await createUser(server, 'vendor');
    expect(await codeOf(repeat(id, starts, undefined, stranger.client))).toBe('not_found');
    const body = { ...weekly, times: 1 };
    expect(await codeOf(stranger.client.previewRepeat({ ...of(id), body }))).toBe('not_found');
    const own = await addMember(server, venue, 'staff', employee);
    expect((await repeat(id, starts, undefined, own)).data.bookings).toHaveLength(1);
    await owner.client.cancelBooking({ ...of(id), body: { reason: 'Ill' } });
    expect(await codeOf(repeat(id, starts))).toBe('not_possible');
    expect(await codeOf(owner.client.previewRepeat({ ...of(id), body }))).toBe('not_possible');
  });
});

describe('R15.13 a series of a customer', () => {
  const messagesOf = async (ids: readonly number[]) => {
    await server.deliver();
    const lists = await Promise.all(ids.map((id) => owner.client.listBookingDeliveries(of(id))));
    return new Set(lists.flatMap(({ data }, index) => data.map(({ kind }) => `${kind} ${index}`)));
  };

  async function repeatForCustomer() {
    const customer = await createUser(server);
    const id = await enter('2026-12-02');
    await sql`update bookings set customer_id = ${customer.id}, origin = 'site' where id = ${id}`.execute(
      server.deps.db,
    );
    const { data } = await repeat(id, (await preview(id, 3)).map(toStart));
    return { customer, id, ids: data.bookings.map((one) => one.id) };
  }

  it('R15.13 is told in one message, stands among the own bookings, and keeps nobody from booking elsewhere', async () => {
    const { customer, ids } = await repeatForCustomer();
    expect(await messagesOf(ids)).toEqual(new Set(['repeated 0']));
    const { rows: emails } = await sql<{ text: string }>`
      select text from stored_emails where recipient = ${customer.email} order by id desc limit 1`.execute(
      server.deps.db,
    );
    for (const day of ['9 December', '16 December', '23 December']) expect(emails[0]?.text).toContain(day);
    const { data } = await customer.client.listBookings({});
    expect(data.filter(({ id }) => ids.includes(id))).toHaveLength(3);
    const { rows } = await sql<{ all_open: number }>`
      select all_open from lock_for_booking(${venue}, ${customer.id}, null, ${server.deps.clock.now().toString()})`.execute(
      server.deps.db,
    );
    expect(rows[0]?.all_open).toBe(0);
  });

  it('R15.13 cancelSeries cancels one with all later ones and tells of them once; not_possible without a series or what is left, not_found to others', async () => {
    const { ids } = await repeatForCustomer();
    const [first = 0, second = 0, third = 0] = ids;
    const cancel = (id: number) => owner.client.cancelSeries({ ...of(id), body: { reason: 'On leave' } });
    expect((await cancel(second)).data.cancelled).toBe(2);
    const statusOf = async (id: number) => (await owner.client.findBooking(of(id))).data.status;
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual(['confirmed', 'cancelled', 'cancelled']);
    expect(await messagesOf([second, third])).toEqual(new Set(['series_cancelled 0']));
    expect(await codeOf(cancel(second))).toBe('not_possible');
    expect(await codeOf(cancel(await enter('2026-12-29')))).toBe('not_possible');
    const stranger = await createUser(server, 'vendor');
    expect(await codeOf(stranger.client.cancelSeries({ ...of(first), body: { reason: 'Ill' } }))).toBe('not_found');
  });
});
