import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, card, cash, pay } from '#testing/till/bookings-to-pay.ts';
import { addClientFile, addPlan, addBookingOf, coursePlan, sellTo, toClient, toCourse } from '#testing/till/courses.ts';

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
const session = (item_id: number, course_id: number) => ({ item_id, course_id });

describe('R15.13 what a venue sells', () => {
  it('R15.13 courses are added, changed and archived; sold ones keep their terms', async () => {
    const plan = await addPlan(owner.client);
    expect(plan).toMatchObject({ sessions: 6, price_iqd: 120_000, valid_months: 12, is_active: true });
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(120_000)], plan.id);
    const change = { params: { ...params, plan_id: String(plan.id) } };
    const body = { ...coursePlan, sessions: 8, price_iqd: 150_000, is_active: false };
    await owner.client.changeCoursePlan({ ...change, body });
    expect(await courseOf(sold.id)).toMatchObject({ sessions: 6, price_iqd: 120_000, expires_on: '2027-11-21' });
    const again = { plan_id: plan.id, price_iqd: 150_000, parts: [] };
    expect(await codeOf(owner.client.sellCourse({ ...toClient(client), body: again }))).toBe('invalid');
    const { data } = await owner.client.listCoursePlans({ params });
    expect(data.at(-1)).toMatchObject({ id: plan.id, is_active: false });
  });

  it('R15.13 of the own price list alone, by owner and manager; listCoursePlans, addCoursePlan and changeCoursePlan answer not_found to others', async () => {
    const foreign = { ...coursePlan, treatment_id: 2011 };
    expect(await codeOf(owner.client.addCoursePlan({ params, body: foreign }))).toBe('invalid');
    const plan = await addPlan(owner.client);
    const staff = await addMember(server, venue, 'staff', 101);
    const stranger = await createUser(server, 'vendor');
    const change = { params: { ...params, plan_id: String(plan.id) }, body: coursePlan };
    for (const client of [staff, stranger.client]) {
      expect(await codeOf(client.addCoursePlan({ params, body: coursePlan }))).toBe('not_found');
      expect(await codeOf(client.changeCoursePlan(change))).toBe('not_found');
    }
    expect((await staff.listCoursePlans({ params })).data.length).toBeGreaterThan(0);
    expect(await codeOf(stranger.client.listCoursePlans({ params }))).toBe('not_found');
    const other = await createOwner(server, 2);
    const elsewhere = { ...change, params: { id: '2', plan_id: String(plan.id) } };
    expect(await codeOf(other.client.changeCoursePlan(elsewhere))).toBe('invalid');
  });
});

describe('R15.13 selling a course', () => {
  it('R15.13 takes a part now and the rest later; what is missing is a debt of the client; payCourse answers already_paid without one', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(50_000)]);
    expect(sold).toMatchObject({ left: 6, state: 'active', paid_iqd: 50_000, owed_iqd: 70_000, unused_iqd: 120_000 });
    const bill = (await owner.client.findBill({ params: { id: String(await addBookingOf(server, client)) } })).data;
    expect(bill.earlier_debts_iqd).toBe(70_000);
    const day = (await owner.client.findTillDay({ params: { ...params, day: '2026-11-21' } })).data;
    expect(day.debts).toContainEqual({
      booking_id: null,
      client_id: client,
      customer_name: 'Shahad Ali',
      amount_iqd: 70_000,
      booking_date: '2026-11-21',
    });
    expect(day.transactions[0]).toMatchObject({ kind: 'sale', course_id: sold.id, customer_name: 'Shahad Ali' });
    await owner.client.payCourse({ ...toCourse(sold.id), body: { parts: [card(20_000), cash(50_000)] } });
    expect(await courseOf(sold.id)).toMatchObject({ paid_iqd: 120_000, owed_iqd: 0 });
    const more = owner.client.payCourse({ ...toCourse(sold.id), body: { parts: [cash(1000)] } });
    expect(await codeOf(more)).toBe('already_paid');
  });
});

describe('R15.13 selling a course once', () => {
  it('R15.13 sellCourse and payCourse record the same key once, also several at once; another body is key_reused, another price bill_changed', async () => {
    const client = await addClientFile(owner.client);
    const plan = await addPlan(owner.client);
    const key = randomUUID();
    const body = { plan_id: plan.id, price_iqd: 120_000, parts: [cash(20_000)] };
    const sell = () => owner.client.sellCourse({ ...toClient(client, key), body });
    const sold = await Promise.all([sell(), sell(), sell()]);
    expect(new Set(sold.map(({ data }) => data.id)).size).toBe(1);
    const other = { ...body, parts: [] };
    expect(await codeOf(owner.client.sellCourse({ ...toClient(client, key), body: other }))).toBe('key_reused');
    const cheaper = { ...body, price_iqd: 1 };
    expect(await codeOf(owner.client.sellCourse({ ...toClient(client), body: cheaper }))).toBe('bill_changed');
    const { id } = sold[0].data;
    const payKey = randomUUID();
    const payOne = () =>
      owner.client.payCourse({ ...toCourse(id, payKey), body: { parts: [{ method: 'wallet', amount_iqd: 30_000 }] } });
    await Promise.all([payOne(), payOne()]);
    expect(await courseOf(id)).toMatchObject({ paid_iqd: 50_000, owed_iqd: 70_000 });
    const different = { parts: [cash(1)] };
    expect(await codeOf(owner.client.payCourse({ ...toCourse(id, payKey), body: different }))).toBe('key_reused');
    expect((await owner.client.listClientCourses({ params: toClient(client).params })).data).toHaveLength(1);
  });

  it('R15.13 listClientCourses, findCourse, sellCourse, payCourse and refundCourse answer not_found to staff and to others', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, []);
    const staff = await addMember(server, venue, 'staff', 101);
    const stranger = await createUser(server, 'vendor');
    const body = { plan_id: 1, price_iqd: 120_000, parts: [] };
    const back = { amount_iqd: 0, method: 'cash', reason: 'other' } as const;
    for (const caller of [staff, stranger.client]) {
      expect(await codeOf(caller.listClientCourses({ params: toClient(client).params }))).toBe('not_found');
      expect(await codeOf(caller.findCourse({ params: toCourse(sold.id).params }))).toBe('not_found');
      expect(await codeOf(caller.sellCourse({ ...toClient(client), body }))).toBe('not_found');
      expect(await codeOf(caller.payCourse({ ...toCourse(sold.id), body: { parts: [cash(1)] } }))).toBe('not_found');
      expect(await codeOf(caller.refundCourse({ ...toCourse(sold.id), body: back }))).toBe('not_found');
    }
  });
});

describe('R15.13 a course is used', () => {
  it('R15.13 a visit takes a session instead of money, and its employee earns the share of the price', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(50_000)]);
    const id = await addBookingOf(server, client);
    const before = (await owner.client.findBill({ params: { id: String(id) } })).data;
    expect(before.courses).toMatchObject([{ id: sold.id, left: 6, sessions: 6, has_expired: false, item_ids: [id] }]);
    const { data } = await pay(owner.client, id, [], { sessions: [session(id, sold.id)] });
    expect(data).toMatchObject({ status: 'completed', paid_iqd: 0, owed_iqd: 0, from_courses_iqd: 25_000 });
    expect(data.treatments[0]?.course).toMatchObject({ id: sold.id });
    expect(data.sale?.total_iqd).toBe(0);
    expect(data.transactions.map(({ kind }) => kind)).toEqual(['session', 'sale']);
    expect(await courseOf(sold.id)).toMatchObject({
      left: 5,
      unused_iqd: 100_000,
      paid_iqd: 50_000,
      owed_iqd: 70_000,
      bookings: [{ booking_id: id, date: '2026-11-21' }],
    });
  });

  it('R15.13 one treatment of several, with a tip for the other', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(120_000)]);
    const id = await addBookingOf(server, client, { prices: [25_000, 20_000] });
    const more = { treatments_iqd: 45_000, sessions: [session(id, sold.id)] };
    const { data } = await pay(owner.client, id, [cash(20_000)], more);
    expect(data).toMatchObject({ paid_iqd: 20_000, owed_iqd: 0, from_courses_iqd: 25_000 });
  });
});

describe('R15.13 a session is taken once', () => {
  it('R15.13 takePayment takes the last session once where two desks take it at once; the other is course_over', async () => {
    const client = await addClientFile(owner.client);
    const plan = await addPlan(owner.client, { sessions: 2 });
    const sold = await sellTo(owner.client, client, [cash(120_000)], plan.id);
    const manager = await addMember(server, venue, 'manager');
    const bookings = await Promise.all([1, 2, 3].map(() => addBookingOf(server, client)));
    const outcomes = await Promise.allSettled(
      bookings.map((id, index) =>
        pay(index % 2 ? manager : owner.client, id, [], { sessions: [session(id, sold.id)] }),
      ),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body?.code] : []));
    expect(refused).toEqual(['course_over']);
    expect(await courseOf(sold.id)).toMatchObject({ left: 0, state: 'used_up', unused_iqd: 0 });
  });

  it('R15.13 the same payment again takes no second session, and two of one booking at once take one', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(120_000)]);
    const id = await addBookingOf(server, client);
    const key = randomUUID();
    const take = (own?: string) => pay(owner.client, id, [], { sessions: [session(id, sold.id)] }, own);
    const outcomes = await Promise.allSettled([take(key), take(key), take()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await courseOf(sold.id)).toMatchObject({ left: 5 });
  });
});

describe('R15.13 who uses a course, and until when', () => {
  it('R15.13 for nobody else, no other treatment, and none that is not on the bill', async () => {
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(120_000)]);
    const other = await addBookingOf(server, await addClientFile(owner.client, 'Rusul'));
    const another = await addBookingOf(server, client, { treatmentId: landmarks.specifiedPrices.cutColorTreatment });
    const withoutFile = await addBegunBooking(server);
    const right = await addBookingOf(server, client);
    const wrong = [
      [other, other],
      [another, another],
      [withoutFile, withoutFile],
      [right, other],
    ] as const;
    for (const [id, item] of wrong)
      expect(await codeOf(pay(owner.client, id, [], { sessions: [session(item, sold.id)] }))).toBe('invalid');
    expect(await courseOf(sold.id)).toMatchObject({ left: 6, bookings: [] });
  });

  it('R15.13 after its time takePayment answers course_expired without a reason, and takes it by owner and manager with one', async () => {
    const client = await addClientFile(owner.client);
    const plan = await addPlan(owner.client, { valid_months: 1 });
    const sold = await sellTo(owner.client, client, [cash(120_000)], plan.id);
    server.setClock(frozenNow.add({ hours: 24 * 40 }));
    // The session of before is over.
    const { client: late } = await createOwner(server, venue);
    const id = await addBookingOf(server, client);
    const bill = (await late.findBill({ params: { id: String(id) } })).data;
    expect(bill.courses).toMatchObject([{ has_expired: true }]);
    const excused = { ...session(id, sold.id), late_reason: 'illness' as const };
    expect(await codeOf(pay(late, id, [], { sessions: [session(id, sold.id)] }))).toBe('course_expired');
    const staff = await addMember(server, venue, 'staff', bill.treatments[0]!.employee.id);
    expect(await codeOf(pay(staff, id, [], { sessions: [excused] }))).toBe('managers_only');
    const { data } = await pay(late, id, [], { sessions: [excused] });
    expect(data.transactions[0]).toMatchObject({ kind: 'session', reason: 'illness' });
    const { data: course } = await late.findCourse({ params: toCourse(sold.id).params });
    expect(course).toMatchObject({ left: 5, state: 'expired' });
  });
});
