import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, cash, pay } from '#testing/till/bookings-to-pay.ts';
import { addClientFile, addBookingOf, sellTo, toClient, toCourse } from '#testing/till/courses.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const params = { id: String(venue) };
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
});
afterEach(() => server.setClock(frozenNow));

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const courseOf = async (id: number) => (await owner.client.findCourse({ params: toCourse(id).params })).data;
const use = (id: number, courseId: number) =>
  pay(owner.client, id, [], { sessions: [{ item_id: id, course_id: courseId }] });
const reverse = (id: number | undefined) =>
  owner.client.reverseTransaction({ params: { ...params, transaction_id: String(id) } });

/** A client with a course of six, some of it paid, of which so many visits have taken a session. */
async function sellAndUse(paidIqd: number, count: number) {
  const client = await addClientFile(owner.client);
  const sold = await sellTo(owner.client, client, paidIqd > 0 ? [cash(paidIqd)] : []);
  const ids = [];
  for (let nth = 0; nth < count; nth++) {
    const id = await addBookingOf(server, client);
    await use(id, sold.id);
    ids.push(id);
  }
  return { client, courseId: sold.id, bookings: ids };
}

describe('R15.13 a session is given back', () => {
  it('R15.13 where the visit is corrected to a no-show, with a bill of nothing else; and is taken anew where it took place', async () => {
    const { courseId, bookings } = await sellAndUse(120_000, 2);
    const [id = 0] = bookings;
    const correct = (status: 'no_show' | 'completed') =>
      owner.client.correctBooking({ params: { id: String(id) }, body: { status, reason: 'Somebody else came' } });
    await correct('no_show');
    expect(await courseOf(courseId)).toMatchObject({ left: 5, unused_iqd: 100_000 });
    const bill = (await owner.client.findBill({ params: { id: String(id) } })).data;
    expect(bill).toMatchObject({ sale: null, from_courses_iqd: 0 });
    expect(bill.transactions.map(({ kind }) => kind)).toEqual(['session', 'sale', 'reversal', 'reversal']);
    await correct('completed');
    await use(id, courseId);
    expect(await courseOf(courseId)).toMatchObject({ left: 4, unused_iqd: 80_000 });
  });

  it('R15.13 by who takes the bill back first and the session then: reverse_later_first in the other order', async () => {
    const { courseId, bookings } = await sellAndUse(120_000, 1);
    const [id = 0] = bookings;
    const [taken, sale] = (await owner.client.findBill({ params: { id: String(id) } })).data.transactions;
    expect(await codeOf(reverse(taken?.id))).toBe('reverse_later_first');
    await reverse(sale?.id);
    await reverse(taken?.id);
    expect(await courseOf(courseId)).toMatchObject({ left: 6, bookings: [] });
    expect((await pay(owner.client, id, [cash(25_000)])).data).toMatchObject({ paid_iqd: 25_000, from_courses_iqd: 0 });
  });

  it('R15.13 a bill that is taken back keeps the session, which is not paid for again', async () => {
    const { courseId, bookings } = await sellAndUse(120_000, 1);
    const [id = 0] = bookings;
    await reverse((await owner.client.findBill({ params: { id: String(id) } })).data.transactions[1]?.id);
    expect(await codeOf(use(id, courseId))).toBe('invalid');
    expect((await pay(owner.client, id, [])).data).toMatchObject({ owed_iqd: 0, from_courses_iqd: 25_000 });
    expect(await courseOf(courseId)).toMatchObject({ left: 5 });
  });
});

describe('R15.13 a course ends', () => {
  it('R15.13 refundCourse gives back what is left, lets off the debt for it, and ends it; again it is course_over', async () => {
    const paid = await sellAndUse(120_000, 2);
    const body = { amount_iqd: 80_000, method: 'cash', reason: 'unhappy' } as const;
    const { data } = await owner.client.refundCourse({ ...toCourse(paid.courseId), body });
    expect(data).toMatchObject({ state: 'ended', left: 0, paid_iqd: 40_000, owed_iqd: 0, unused_iqd: 0 });
    expect(await codeOf(owner.client.refundCourse({ ...toCourse(paid.courseId), body }))).toBe('course_over');
    const id = await addBookingOf(server, paid.client);
    expect(await codeOf(use(id, paid.courseId))).toBe('course_over');
    expect((await owner.client.findBill({ params: { id: String(id) } })).data.courses).toEqual([]);
    // Two sessions of 20,000 were given for 10,000: the rest of these is still owed, that of the others not.
    const owing = await sellAndUse(10_000, 2);
    const free = { ...body, amount_iqd: 0 };
    const ended = await owner.client.refundCourse({ ...toCourse(owing.courseId), body: free });
    expect(ended.data).toMatchObject({ paid_iqd: 10_000, owed_iqd: 30_000, unused_iqd: 0 });
  });

  it('R15.13 refundCourse gives back no more than came, and once under a key; another body is key_reused', async () => {
    const { courseId } = await sellAndUse(30_000, 0);
    const body = { amount_iqd: 30_001, method: 'card', reason: 'other' } as const;
    expect(await codeOf(owner.client.refundCourse({ ...toCourse(courseId), body }))).toBe('invalid');
    const call = { ...toCourse(courseId), body: { ...body, amount_iqd: 30_000 } };
    await Promise.all([owner.client.refundCourse(call), owner.client.refundCourse(call)]);
    expect(await courseOf(courseId)).toMatchObject({ paid_iqd: 0, owed_iqd: 0 });
    const other = { ...call, body };
    expect(await codeOf(owner.client.refundCourse(other))).toBe('key_reused');
    const { transactions } = await courseOf(courseId);
    await reverse(transactions.at(-1)?.id);
    expect(await courseOf(courseId)).toMatchObject({ state: 'active', left: 6, paid_iqd: 30_000, owed_iqd: 90_000 });
  });

  it('R15.13 a sale is taken back before a session was given, and reverse_later_first after', async () => {
    const unused = await sellAndUse(50_000, 0);
    const saleOf = async (id: number) => (await courseOf(id)).transactions[0]?.id;
    await reverse(await saleOf(unused.courseId));
    expect(await courseOf(unused.courseId)).toMatchObject({ state: 'ended', left: 0, paid_iqd: 0, owed_iqd: 0 });
    const used = await sellAndUse(50_000, 1);
    expect(await codeOf(reverse(await saleOf(used.courseId)))).toBe('reverse_later_first');
    const paidLater = await sellAndUse(0, 0);
    await owner.client.payCourse({ ...toCourse(paidLater.courseId), body: { parts: [cash(1000)] } });
    expect(await codeOf(reverse(await saleOf(paidLater.courseId)))).toBe('reverse_later_first');
  });
});

describe('R15.13 what the database refuses, whoever writes', () => {
  const violationOf = async (statement: ReturnType<typeof sql>) => {
    try {
      await statement.execute(server.deps.db);
      return undefined;
    } catch (error) {
      const { constraint, code } = error as { constraint?: string; code?: string };
      return constraint ?? code;
    }
  };

  it('R15.13 more sessions than were sold, a session without its transaction, and other terms', async () => {
    const { client, courseId } = await sellAndUse(120_000, 1);
    const { transactions } = await courseOf(courseId);
    const booking = await addBookingOf(server, client, { status: 'completed' });
    const taken = transactions.find(({ kind }) => kind === 'session')?.id;
    const insertion = sql`insert into course_uses (venue_id, item_id, course_id, transaction_id)
      values (${venue}, ${booking}, ${courseId}, ${taken})`;
    expect(await violationOf(insertion)).toBe('course_session');
    const own = sql`venue_id = ${venue} and id = ${courseId}`;
    expect(await violationOf(sql`update courses set used = 7 where ${own}`)).toBe('course_used_up');
    expect(await violationOf(sql`update courses set sessions = 12 where ${own}`)).toBe('23001');
    expect(await violationOf(sql`update courses set expires_on = null where ${own}`)).toBe('23001');
    const moved = sql`update course_uses set item_id = ${booking} where course_id = ${courseId}`;
    expect(await violationOf(moved)).toBe('23001');
    const empty = sql`insert into ledger_transactions
      (venue_id, kind, booking_id, course_id, day, device_at, entered_at, entry_count)
      values (${venue}, 'session', ${booking}, ${courseId}, '2026-11-21', now(), now(), 0)`;
    expect(await violationOf(empty)).toBe('course_session');
  });
});

describe('R15.13 whose course it is', () => {
  it('R15.13 listOwnCourses shows customers their own, also those of a file that was joined, and nobody another one’s', async () => {
    const customer = await createUser(server);
    await addBegunBooking(server, { customerId: customer.id, status: 'completed' });
    const file = await clientOf(server, venue, customer.id);
    const walkIn = await sellAndUse(50_000, 1);
    const sold = await sellTo(owner.client, file, [cash(120_000)]);
    const ownOf = async (user: TestUser) => (await user.client.listOwnCourses({})).data;
    expect((await ownOf(customer)).map(({ id }) => id)).toEqual([sold.id]);
    const merged = await owner.client.mergeClients({ ...ofClient(venue, file), body: { other_id: walkIn.client } });
    const found = await ownOf(customer);
    expect(found.map(({ id }) => id)).toEqual([sold.id, walkIn.courseId]);
    expect(found[1]).toMatchObject({
      left: 5,
      paid_iqd: 50_000,
      owed_iqd: 70_000,
      venue: { slug: expect.any(String) },
    });
    expect((await owner.client.listClientCourses({ params: toClient(file).params })).data).toHaveLength(2);
    // The courses of both files pay for the visits of either.
    const booking = await addBookingOf(server, file);
    await use(booking, walkIn.courseId);
    const merge = merged.data.open_merge?.id;
    await owner.client.undoClientMerge({ params: { ...params, merge_id: String(merge) } });
    expect((await ownOf(customer)).map(({ id }) => id)).toEqual([sold.id]);
    expect((await owner.client.listClientCourses({ params: toClient(walkIn.client).params })).data).toMatchObject([
      { left: 4 },
    ]);
    expect(await ownOf(await createUser(server))).toEqual([]);
  });

  it('R15.13 R15.01 an erased client leaves a course of nobody, whose money stays', async () => {
    const { client, courseId } = await sellAndUse(50_000, 1);
    await owner.client.eraseClient({ params: { ...params, client_id: String(client) } });
    expect(await courseOf(courseId)).toMatchObject({ client: null, paid_iqd: 50_000, left: 5 });
    const back = { amount_iqd: 30_000, method: 'cash', reason: 'goodwill' } as const;
    expect((await owner.client.refundCourse({ ...toCourse(courseId), body: back })).data.paid_iqd).toBe(20_000);
  });
});
