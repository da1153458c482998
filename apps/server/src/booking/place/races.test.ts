import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { setStatus, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { patientFetch } from '#testing/patient-fetch.ts';
import { openProcess, type ServerProcess } from '#testing/server-process.ts';

const database = useServer();
const { service, employee } = landmarks.oneEmployee;
/** Far from the real today and from the frozen one: the processes go by the real clock. */
let from = '';
let item = 0;
let processes: ServerProcess[];
let visitor: Client;

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'warn' };
  processes = await Promise.all([openProcess(settings), openProcess(settings)]);
  visitor = clientOf(0);
  item = (await visitor.findService({ params: { id: String(service) } })).pricing[0]!.id;
  from = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
}, 60_000);
afterAll(() => Promise.all(processes.map((one) => one.kill('SIGTERM'))));

const clientOf = (which: number, token?: string) =>
  createClient({ base: `${processes[which]!.origin}/api`, language: 'en', token, fetch: patientFetch });

/** Somebody with a client at each process. */
async function newUser(role: 'customer' | 'vendor' = 'customer') {
  const { token, id } = await database.signIn(role);
  return { id, at: [clientOf(0, token), clientOf(1, token)] as const };
}

async function owner() {
  const vendor = await newUser('vendor');
  await database.deps.db.updateTable('venues').set({ owner_id: vendor.id }).where('id', '=', 8).execute();
  return vendor;
}

/** The first day from `from` on with enough free starts that are far enough apart for all of them. */
async function freeTimes(count: number): Promise<{ date: string; times: string[] }> {
  const query = { treatment_id: String(item), from, days: '20' };
  const { data } = await visitor.listSlots({ params: { id: String(service) }, query });
  for (const { date, times } of data.days) {
    const apart = times.filter(({ is_free: isFree }, index) => isFree && index % 4 === 0).map(({ time }) => time);
    if (apart.length >= count) return { date, times: apart };
  }
  throw new Error('too few free times');
}

const params = (id: number) => ({ params: { id: String(id) } });

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error,
  );

/** Each customer who got no time must have been refused by a known problem. */
function expectLost(outcomes: readonly unknown[], body: object): void {
  for (const lost of outcomes.filter((one) => one !== 'done')) expect(lost).toMatchObject({ status: 409, body });
}

it('R8.16 cancel against decline, in two processes: one wins, the other hears the state that it made', async () => {
  const vendor = await owner();
  const customer = await newUser();
  const { date, times } = await freeTimes(5);
  for (const time of times.slice(0, 5)) {
    const body = await toBookingBody(database, service, item, date, time);
    const { id } = (await customer.at[0].placeBooking({ body })).data;
    const both = await Promise.all([
      outcome(customer.at[0].cancelBooking({ ...params(id), body: { reason: '' } })),
      outcome(vendor.at[1].declineBooking({ ...params(id), body: { reason: 'Full' } })),
    ]);
    expect(both.filter((one) => one === 'done')).toHaveLength(1);
    const { status } = (await customer.at[0].findBooking(params(id))).data;
    const lost = both.find((one) => one !== 'done');
    expect(lost).toMatchObject({ status: 409, body: { code: 'not_possible', status } });
  }
});

it('R8.16 two customers who want each other’s time, in two processes, end without a fault and without an overlap', async () => {
  const [one, other] = [await newUser(), await newUser()];
  const { date, times } = await freeTimes(3);
  const [first, second] = [times[0]!, times.at(-1)!];
  const place = async (who: typeof one, time: string) =>
    (await who.at[0].placeBooking({ body: await toBookingBody(database, service, item, date, time) })).data.id;
  const [a, b] = [await place(one, first), await place(other, second)];
  const move = (client: Client, id: number, time: string) =>
    outcome(client.rescheduleBooking({ ...params(id), body: { booking_date: date, time } }));
  for (let round = 0; round < 10; round++) {
    const both = await Promise.all([move(one.at[0], a, second), move(other.at[1], b, first)]);
    for (const lost of both.filter((result) => result !== 'done')) {
      expect(lost).toMatchObject({ status: 409, body: { code: 'slot_taken', near: expect.any(Array) } });
    }
    expect(await countOverlaps()).toBe(0);
  }
  expect((await one.at[0].findBooking(params(a))).data.time).toBe(first);
});

it('R8.16 many who move to one free time at once: exactly one has it', async () => {
  const { date, times } = await freeTimes(5);
  const input = times.at(-1)!;
  const rivals = await Promise.all(
    times.slice(0, 4).map(async (time) => {
      const who = await newUser();
      const body = await toBookingBody(database, service, item, date, time);
      return { who, id: (await who.at[0].placeBooking({ body })).data.id };
    }),
  );
  const moves = rivals.map(({ who, id }, index) =>
    outcome(who.at[index % 2]!.rescheduleBooking({ ...params(id), body: { booking_date: date, time: input } })),
  );
  const newcomer = await newUser();
  const body = await toBookingBody(database, service, item, date, input);
  const all = await Promise.all([...moves, outcome(newcomer.at[1].placeBooking({ body }))]);
  expect(all.filter((one) => one === 'done')).toHaveLength(1);
  expectLost(all, { code: 'slot_taken' });
  expect(await countOverlaps()).toBe(0);
});

it('R8.16 a proposal accepted twice at once, in two processes, moves the booking once', async () => {
  const vendor = await owner();
  const customer = await newUser();
  const { date, times } = await freeTimes(2);
  const body = await toBookingBody(database, service, item, date, times[0]!);
  const { id } = (await customer.at[0].placeBooking({ body })).data;
  const proposed = { booking_date: date, time: times.at(-1)! };
  const { data } = await vendor.at[0].proposeTime({ ...params(id), body: proposed });
  const accepted = customer.at.map((client) => outcome(client.acceptProposal(params(data.proposal!.id))));
  const both = await Promise.all(accepted);
  expect(both.filter((one) => one === 'done')).toHaveLength(1);
  expect(both.find((one) => one !== 'done')).toMatchObject({ status: 409, body: { code: 'not_possible' } });
  const { history } = (await customer.at[0].findBooking(params(id))).data;
  expect(history.filter(({ verb }) => verb === 'accept_proposal')).toHaveLength(1);
});

it('R8.16 200 who want one time of one person, in two processes: one has it, every other hears that it is taken', async () => {
  const { date, times } = await freeTimes(1);
  const body = await toBookingBody(database, service, item, date, times[0]!);
  const rivals = await Promise.all(Array.from({ length: 10 }, () => newUser()));
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) => outcome(rivals[index % 10]!.at[index % 2]!.placeBooking({ body }))),
  );
  expect(all.filter((one) => one === 'done')).toHaveLength(1);
  // The one who has it, and asks again, hears that.
  expectLost(all, { code: expect.stringMatching(/^(slot_taken|customer_busy)$/) });
  expect(await countOverlaps()).toBe(0);
});

it('R8.16 cancel against confirm, in two processes: it ends cancelled, and confirmed before that or not at all', async () => {
  const vendor = await owner();
  const customer = await newUser();
  const { date, times } = await freeTimes(5);
  for (const time of times.slice(0, 5)) {
    const body = await toBookingBody(database, service, item, date, time);
    const { id } = (await customer.at[0].placeBooking({ body })).data;
    const [cancelled, confirmed] = await Promise.all([
      outcome(customer.at[0].cancelBooking({ ...params(id), body: { reason: '' } })),
      outcome(vendor.at[1].confirmBooking(params(id))),
    ]);
    expect(cancelled).toBe('done');
    const { status, history } = (await customer.at[0].findBooking(params(id))).data;
    expect(status).toBe('cancelled');
    const isConfirmed = confirmed === 'done';
    expect(history.map(({ verb }) => verb)).toEqual(['place', ...(isConfirmed ? ['confirm'] : []), 'cancel']);
    expectLost([confirmed], { code: 'not_possible', status });
  }
});

it('R8.16 a proposal accepted while another books its time, in two processes: one has it, the other keeps what it had', async () => {
  const vendor = await owner();
  const { date, times } = await freeTimes(7);
  const input = times.at(-1)!;
  const body = await toBookingBody(database, service, item, date, input);
  for (const time of times.slice(0, 5)) {
    const [customer, rival] = [await newUser(), await newUser()];
    const own = { ...body, time };
    const { id } = (await customer.at[0].placeBooking({ body: own })).data;
    const proposed = { booking_date: date, time: input };
    const { data } = await vendor.at[0].proposeTime({ ...params(id), body: proposed });
    const [accepted, booked] = await Promise.all([
      outcome(customer.at[0].acceptProposal(params(data.proposal!.id))),
      outcome(rival.at[1].placeBooking({ body })),
    ]);
    expect([accepted, booked].filter((one) => one === 'done')).toHaveLength(1);
    const lost = accepted === 'done' ? booked : accepted;
    expect(lost).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    const now = (await customer.at[0].findBooking(params(id))).data;
    const hasMoved = { status: 'confirmed', time: input };
    expect(now).toMatchObject(accepted === 'done' ? hasMoved : { status: 'pending', time });
    expect(await countOverlaps()).toBe(0);
    for (const who of [customer, rival]) {
      for (const one of (await who.at[0].listBookings()).data) {
        await who.at[0].cancelBooking({ ...params(one.id), body: { reason: '' } });
      }
    }
  }
});

it('R8.16 one moves to a time that its holder is leaving, in two processes: the leaver always gets away', async () => {
  const [one, other] = [await newUser(), await newUser()];
  const { date, times } = await freeTimes(6);
  const place = async (who: typeof one, time: string) =>
    (await who.at[0].placeBooking({ body: await toBookingBody(database, service, item, date, time) })).data.id;
  const [follower, leaver] = [await place(one, times[0]!), await place(other, times[1]!)];
  const move = (client: Client, id: number, time: string) =>
    outcome(client.rescheduleBooking({ ...params(id), body: { booking_date: date, time } }));
  let at = [0, 1];
  for (let round = 0; round < 6; round++) {
    const away = [0, 1, 2, 3].find((free) => !at.includes(free))!;
    const [followed, left] = await Promise.all([
      move(one.at[0], follower, times[at[1]!]!),
      move(other.at[1], leaver, times[away]!),
    ]);
    expect(left).toBe('done');
    expectLost([followed], { code: 'slot_taken' });
    at = [followed === 'done' ? at[1]! : at[0]!, away];
    expect((await one.at[1].findBooking(params(follower))).data.time).toBe(times[at[0]!]);
    expect((await other.at[0].findBooking(params(leaver))).data.time).toBe(times[at[1]!]);
  }
  expect(await countOverlaps()).toBe(0);
});

it('R8.16 an unanswered request is confirmed too late while its time is booked anew, in two processes: it stays expired', async () => {
  const vendor = await owner();
  const [customer, rival] = [await newUser(), await newUser()];
  const { date, times } = await freeTimes(3);
  for (const time of times.slice(0, 3)) {
    const body = await toBookingBody(database, service, item, date, time);
    const { id } = (await customer.at[0].placeBooking({ body })).data;
    const [late, asked] = [new Date(Date.now() - 1000), new Date(Date.now() - 7 * 86_400_000)];
    const change = database.deps.db.updateTable('bookings').set({ answer_by: late, venue_asked_at: asked });
    await change.where('id', '=', id).execute();
    const [confirmed, booked] = await Promise.all([
      outcome(vendor.at[0].confirmBooking(params(id))),
      outcome(rival.at[1].placeBooking({ body })),
    ]);
    expect(confirmed).toMatchObject({ status: 409, body: { code: 'not_possible', status: 'expired' } });
    // The confirmation looks at the booking under a lock: who comes at that very moment may find the time still held.
    expectLost([booked], { code: 'slot_taken' });
    expect((await customer.at[0].findBooking(params(id))).data.status).toBe('expired');
  }
});

it('R8.16 two pending bookings never come to overlap, whatever state is written', async () => {
  const customer = await newUser();
  const { date, times } = await freeTimes(2);
  const body = await toBookingBody(database, service, item, date, times[0]!);
  const first = (await customer.at[0].placeBooking({ body })).data.id;
  await setStatus(database, first, 'declined');
  const second = (await customer.at[0].placeBooking({ body })).data;
  expect(second.employee.id).toBe(employee);
  const violation: unknown = await setStatus(database, first, 'confirmed').catch((error: unknown) => error);
  expect(violation).toMatchObject({ code: '23P01', constraint: 'slot_taken' });
  expect((await apiErrorOf(customer.at[0].acceptProposal(params(999_999)))).body?.code).toBe('not_found');
});

it('R8.16 no race of these ended in a fault, and no log speaks of a deadlock', () => {
  for (const one of processes) expect(one.output()).not.toMatch(/deadlock|"level":[56]0/i);
});

async function countOverlaps(): Promise<number> {
  const found = await database.deps.pool.query<{ n: number }>(`
    select count(*)::int as n from bookings a join bookings b on a.employee_id = b.employee_id and a.id < b.id
      and a.held && b.held and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`);
  return found.rows[0]?.n ?? -1;
}

it('R8.16 the venue and the customer move one booking at once, in two processes: one does, and nobody is overlapped', async () => {
  const vendor = await owner();
  const customer = await newUser();
  const { date, times } = await freeTimes(5);
  const body = await toBookingBody(database, service, item, date, times[0]!);
  const { id } = (await customer.at[0].placeBooking({ body })).data;
  for (let round = 0; round < 6; round++) {
    const [own, others] = round % 2 === 0 ? [times[1]!, times[2]!] : [times[3]!, times[4]!];
    const both = await meetAtTheVenue(() => [
      outcome(customer.at[0].rescheduleBooking({ ...params(id), body: { booking_date: date, time: own } })),
      outcome(vendor.at[1].moveBooking({ ...params(id), body: { booking_date: date, time: others } })),
    ]);
    expect(both.filter((one) => one === 'done')).toHaveLength(1);
    expectLost(both, { code: 'not_possible', status: 'pending' });
    const { data } = await customer.at[0].findBooking(params(id));
    expect(data.time).toBe(both[0] === 'done' ? own : others);
    expect(await countOverlaps()).toBe(0);
  }
});

/** Lets calls plan, and go on only when all of them wait for the venue. */
async function meetAtTheVenue(calls: () => Promise<unknown>[]): Promise<unknown[]> {
  const guard = await database.deps.pool.connect();
  try {
    await guard.query('begin');
    await guard.query('select from venues where id = 8 for update');
    const under = calls();
    const waiting = async () =>
      (
        await database.deps.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      ).rowCount;
    await expect.poll(waiting, { timeout: 9000 }).toBe(under.length);
    await guard.query('commit');
    return await Promise.all(under);
  } finally {
    await guard.query('rollback');
    guard.release();
  }
}
