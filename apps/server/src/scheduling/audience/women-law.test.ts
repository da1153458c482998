import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestUser, createUser, listFreeTimes, markAsked, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, employeeBody } from '#testing/request-bodies.ts';
import { weekOf } from '#testing/scheduling.ts';

const server = useServer();
let customer: TestUser;

beforeAll(async () => {
  customer = await createUser(server);
});

const day = '2026-12-02';
const one = (id: number) => ({ params: { id: String(id) } });

/** A salon for everybody with a woman and a man, who both give its one treatment. */
async function mixedSalon(isWomenOnly = false) {
  const made = await createVenueWithDraft(server, { is_women_only: isWomenOnly });
  const { data: man } = await made.vendor.client.addEmployee({
    ...made.params,
    body: employeeBody({ name: { en: 'Barber' }, gender: 'male' }),
  });
  const team = { employee_ids: [made.employee.id, man.id], resolutions: [] };
  await made.vendor.client.changeServiceTeam({ ...made.serviceParams, body: team });
  await made.vendor.client.changePublication({ ...made.serviceParams, body: { is_published: true, resolutions: [] } });
  return { ...made, man, treatment: made.service.treatments[0]!.id };
}

type MixedSalon = Awaited<ReturnType<typeof mixedSalon>>;

async function book({ service, treatment }: MixedSalon, time: string, changes: object = {}, who = customer) {
  const body = { ...(await toBookingBody(server, service.id, treatment, day, time)), ...changes };
  return (await who.client.placeBooking({ body })).data;
}

const employeesOf = async (id: number) =>
  (await sql<{ id: number }>`select employee_id as id from bookings where id = ${id}`.execute(server.deps.db)).rows[0]
    ?.id;

const setAudience = ({ vendor, params }: MixedSalon, isWomenOnly: boolean, more: object = {}) =>
  vendor.client.changeAudience({ ...params, body: { is_women_only: isWomenOnly, resolutions: [], ...more } });

describe('R13.06 a venue for women', () => {
  it('offers its women alone, whoever books, and knows its bookings to be for women', async () => {
    const made = await mixedSalon(true);
    const refused = await apiErrorOf(book(made, '11:00', { employee_id: made.man.id }));
    expect(refused.status).toBe(422);
    const booked = await book(made, '11:00');
    expect([await employeesOf(booked.id), booked.for_woman]).toEqual([made.employee.id, true]);
    const other = await createUser(server);
    expect((await apiErrorOf(book(made, '11:00', {}, other))).body?.code).toBe('slot_taken');
    const walkIn = {
      treatment_id: made.treatment,
      employee_id: made.man.id,
      customer_name: 'Z',
      booking_date: day,
      time: '15:00',
    };
    expect((await apiErrorOf(made.vendor.client.addWalkIn({ ...made.params, body: walkIn }))).status).toBe(422);
  });

  it('changeAudience lists first what it would break; then bookings_affected, not_possible to retain it, not_found to others', async () => {
    const made = await mixedSalon();
    const booked = await book(made, '12:00', { employee_id: made.man.id });
    const tried = await setAudience(made, true, { dry_run: true });
    expect(tried.data.affected.map((row) => [row.booking_id, row.items[0]?.why])).toEqual([[booked.id, 'women_only']]);
    expect((await apiErrorOf(setAudience(made, true))).body?.code).toBe('bookings_affected');
    const retain = { resolutions: [{ booking_id: booked.id, action: 'retain' }] };
    expect((await apiErrorOf(setAudience(made, true, retain))).body?.code).toBe('not_possible');
    const cancel = { resolutions: [{ booking_id: booked.id, action: 'cancel', reason: 'Women only from now on' }] };
    const done = await setAudience(made, true, cancel);
    expect([done.data.is_changed, done.data.schedule.is_women_only]).toEqual([true, true]);
    const stranger = await createUser(server, 'vendor');
    const foreign = stranger.client.changeAudience({ ...made.params, body: { is_women_only: true, resolutions: [] } });
    expect((await apiErrorOf(foreign)).body?.code).toBe('not_found');
  });
});

const womenHours = {
  ...weekOf('09:00', '20:00'),
  women_only_hours: [3].map((weekday) => ({ weekday, from: '14:00', to: '18:00' })),
};

describe('R13.06 an hour for women, and the wish for a woman', () => {
  it('hours that come later are refused over a man’s booking, by the program and without it', async () => {
    const made = await mixedSalon();
    await made.vendor.client.changeHours({ ...made.params, body: weekOf('09:00', '20:00') });
    const booked = await book(made, '15:00', { employee_id: made.man.id });
    const changing = made.vendor.client.changeHours({ ...made.params, body: womenHours });
    expect((await apiErrorOf(changing)).body?.affected?.map(({ booking_id: id }) => id)).toEqual([booked.id]);
    const direct = sql`insert into women_only_hours (venue_id, weekday, starts_minute, ends_minute)
      values (${made.venue.id}, 3, 840, 1080)`;
    await expect(direct.execute(server.deps.db)).rejects.toThrow('bookings would lose their woman');
    const special = sql`insert into hours_exceptions (venue_id, kind, starts_on, ends_on)
      values (${made.venue.id}, 'women_only', ${day}, ${day})`;
    await expect(special.execute(server.deps.db)).rejects.toThrow('bookings would lose their woman');
  });

  it('no move, swap, reassignment or changed gender leads to a man where a woman is needed', async () => {
    const made = await mixedSalon();
    const { client } = made.vendor;
    const wished = await book(made, '12:00', { female_staff: true });
    const { db } = server.deps;
    const move = client.moveBooking({
      ...one(wished.id),
      body: { booking_date: day, time: '12:00', employee_id: made.man.id },
    });
    expect((await apiErrorOf(move)).status).toBe(422);
    const direct = sql`update bookings set employee_id = ${made.man.id} where id = ${wished.id}`;
    await expect(direct.execute(db)).rejects.toThrow('a woman is needed');
    const gender = client.changeEmployment({
      ...one(made.employee.id),
      body: { is_active: true, daily_cap: null, gender: 'male', resolutions: [] },
    });
    expect((await apiErrorOf(gender)).body?.affected?.[0]?.items[0]?.why).toBe('no_woman');
    await expect(sql`update employees set gender = 'male' where id = ${made.employee.id}`.execute(db)).rejects.toThrow(
      'bookings would lose their woman',
    );
  });

  it('a man’s booking is not moved into it, by the program and without it', async () => {
    const made = await mixedSalon();
    const { client } = made.vendor;
    await client.changeHours({ ...made.params, body: womenHours });
    const mans = await book(made, '11:00', { employee_id: made.man.id }, await createUser(server));
    const later = client.moveBooking({ ...one(mans.id), body: { booking_date: day, time: '15:00' } });
    expect((await apiErrorOf(later)).status).toBe(422);
    await expect(
      sql`update bookings set during = tstzrange('2026-12-02 12:00Z', '2026-12-02 12:45Z') where id = ${mans.id}`.execute(
        server.deps.db,
      ),
    ).rejects.toThrow('a woman is needed');
  });
});

describe('R13.06 two at once', () => {
  it('a booking and the change that would break it, at the same moment: one of them is refused', async () => {
    const made = await mixedSalon();
    const bodies = await Promise.all(
      ['10:00', '11:00', '12:00', '13:00'].map((time) =>
        toBookingBody(server, made.service.id, made.treatment, day, time),
      ),
    );
    const customers = await Promise.all(bodies.map(() => createUser(server)));
    const changing = sql`update venues set is_women_only = true where id = ${made.venue.id}`.execute(server.deps.db);
    await Promise.allSettled([
      ...bodies.map((body, n) => customers[n]!.client.placeBooking({ body: { ...body, employee_id: made.man.id } })),
      changing,
    ]);
    const { rows } = await sql<{ broken: boolean }>`select breaks_women_law(${made.venue.id}) as broken`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ broken: false }]);
  });
});

describe('R13.12 one customer', () => {
  it('placeBooking answers customer_busy for a second booking at one time, at any venue, unless it is for somebody else', async () => {
    const [first, second] = [await mixedSalon(), await mixedSalon()];
    const someone = await createUser(server);
    await book(first, '12:00', {}, someone);
    expect((await apiErrorOf(book(second, '12:30', {}, someone))).body?.code).toBe('customer_busy');
    const other = await book(second, '12:30', { for_other: true }, someone);
    expect(other.for_other).toBe(true);
    expect((await book(second, '13:00', {}, someone)).status).toBe('pending');
  });

  it('hears customer_busy for several treatments, too, where nobody of the team is free any more', async () => {
    const made = await mixedSalon(true);
    const someone = await createUser(server);
    const time = '12:00';
    const single = await toBookingBody(server, made.service.id, made.treatment, day, time);
    const items = [{ pricing_item_id: made.treatment }, { pricing_item_id: made.treatment }];
    const body = { ...single, items, duration: 2 * single.duration, price: 2 * single.price };
    await someone.client.placeBooking({ body });
    expect((await apiErrorOf(someone.client.placeBooking({ body }))).body?.code).toBe('customer_busy');
    const other = await createUser(server);
    expect((await apiErrorOf(other.client.placeBooking({ body }))).body?.code).toBe('slot_taken');
  });

  it('holds one place only, also where two requests come at once', async () => {
    const salons = await Promise.all(Array.from({ length: 4 }, () => mixedSalon()));
    const someone = await createUser(server);
    const tries = await Promise.allSettled(salons.map((made) => book(made, '12:00', {}, someone)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });
});

describe('R13.12 later changes of one customer', () => {
  it('rescheduleBooking and acceptProposal answer customer_busy; a venue that moves a booking there hears that the time is taken', async () => {
    const [first, second] = [await mixedSalon(), await mixedSalon()];
    const someone = await createUser(server);
    await book(first, '12:00', {}, someone);
    const { id } = await book(second, '14:00', {}, someone);
    const body = { booking_date: day, time: '12:30' };
    expect((await apiErrorOf(someone.client.rescheduleBooking({ ...one(id), body }))).body?.code).toBe('customer_busy');
    const moved = await apiErrorOf(second.vendor.client.moveBooking({ ...one(id), body }));
    expect([moved.body?.code, moved.body?.message]).not.toContain('customer_busy');
    expect(moved.body?.code).toBe('slot_taken');
    await second.vendor.client.proposeTime({ ...one(id), body });
    const proposal = (await someone.client.findBooking(one(id))).data.proposal;
    expect((await apiErrorOf(someone.client.acceptProposal(one(proposal!.id)))).body?.code).toBe('customer_busy');
  });

  it('a request that nobody answered in time is in nobody’s way', async () => {
    const [first, second] = [await mixedSalon(), await mixedSalon()];
    const someone = await createUser(server);
    const { answer_by: until } = await book(first, '12:00', {}, someone);
    await markAsked(server);
    server.setClock(Temporal.Instant.from(until!));
    expect((await book(second, '12:00', {}, someone)).status).toBe('pending');
    expect(await listFreeTimes(server, first.service.id, first.treatment, day)).toContain('12:00');
    server.setClock(frozenNow);
  });
});
