import { ApiError } from '@tajmeelspot/contract/client.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser } from '../bookings.ts';
import { useServer } from '../harness.ts';
import { type Random, randomFrom } from '../trust/random.ts';
import { cash, pay } from './bookings-to-pay.ts';
import { addBookingOf, addClientFile, addPlan, sellTo, toCourse } from './courses.ts';

const server = useServer();
const venueId = landmarks.noorSalon;
const rounds = 60;
const counts = new Map<string, number>();
let owner: TestUser;
const courseIds: number[] = [];
const bookingIds: number[] = [];

beforeAll(async () => {
  owner = await createOwner(server, venueId);
  const plan = await addPlan(owner.client, { sessions: 3 });
  const client = await addClientFile(owner.client);
  for (const paidIqd of [120_000, 40_000, 0])
    courseIds.push((await sellTo(owner.client, client, paidIqd > 0 ? [cash(paidIqd)] : [], plan.id)).id);
  for (let nth = 0; nth < 8; nth++) bookingIds.push(await addBookingOf(server, client));
});

it('R15.13 no order of sales, sessions, corrections and refunds on two connections gives a session twice or loses money', async () => {
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++)
    await Promise.all([attempt(chooseStep(random)), attempt(chooseStep(random))]);
  const { rows } = await sql<Record<string, number>>`
    select c.id, c.used, (select count(*) from course_uses u where u.venue_id = c.venue_id and u.course_id = c.id)::int as uses,
      (select count(*) from ledger_transactions t where t.venue_id = c.venue_id and t.course_id = c.id and t.kind = 'session'
        and not exists (select from ledger_transactions r where r.venue_id = t.venue_id and r.reverses_id = t.id))::int as standing,
      (select coalesce(sum(e.amount_iqd), 0) from ledger_transactions t join ledger_entries e
        on e.venue_id = t.venue_id and e.transaction_id = t.id where t.venue_id = c.venue_id and t.course_id = c.id)::int as sum,
      (select coalesce(-sum(e.amount_iqd), 0) from ledger_transactions t join ledger_entries e
        on e.venue_id = t.venue_id and e.transaction_id = t.id
        where t.venue_id = c.venue_id and t.course_id = c.id and e.account = 'courses')::int as unused
    from courses c where c.venue_id = ${venueId} and c.id = any(${courseIds})`.execute(server.deps.db);
  expect(rows).toHaveLength(courseIds.length);
  for (const { used = 0, uses, standing, sum, unused = -1 } of rows) {
    expect({ uses, standing, sum }).toEqual({ uses: used, standing: used, sum: 0 });
    expect(used).toBeLessThanOrEqual(3);
    expect(unused).toBeGreaterThanOrEqual(0);
  }
  const { rows: wrong } = await sql`
    select u.item_id from course_uses u join bookings b on b.venue_id = u.venue_id and b.id = u.item_id
    where u.venue_id = ${venueId} and b.status <> 'completed'`.execute(server.deps.db);
  expect(wrong).toEqual([]);
  for (const name of ['use', 'correct', 'reverse', 'pay', 'refund'])
    expect([name, counts.get(name) ?? 0]).not.toEqual([name, 0]);
}, 120_000);

type CourseAttempt = { readonly name: string; readonly run: () => Promise<unknown> };

function chooseStep(random: Random): CourseAttempt {
  const booking = random.of(bookingIds);
  const course = random.of(courseIds);
  const status = random.of(['no_show', 'completed'] as const);
  const steps: CourseAttempt[] = [
    {
      name: 'use',
      run: () => pay(owner.client, booking, [], { sessions: [{ item_id: booking, course_id: course }] }),
    },
    {
      name: 'correct',
      run: () =>
        owner.client.correctBooking({ params: { id: String(booking) }, body: { status, reason: 'As it was' } }),
    },
    { name: 'reverse', run: () => reverseLast(course) },
    { name: 'pay', run: () => owner.client.payCourse({ ...toCourse(course), body: { parts: [cash(10_000)] } }) },
    {
      name: 'refund',
      run: () =>
        owner.client.refundCourse({ ...toCourse(course), body: { amount_iqd: 0, method: 'cash', reason: 'other' } }),
    },
  ];
  const [use] = steps;
  // What is used most often is seldom given back.
  return random.chance(0.5) && use ? use : random.of(steps);
}

/** Takes back what came last: that of a sale would end the course for good. */
async function reverseLast(courseId: number): Promise<unknown> {
  const { transactions } = (await owner.client.findCourse({ params: toCourse(courseId).params })).data;
  const last = transactions.findLast(({ kind, is_reversed: is }) => !is && kind !== 'reversal' && kind !== 'sale');
  if (!last) return undefined;
  const params = { id: String(venueId), transaction_id: String(last.id) };
  return owner.client.reverseTransaction({ params });
}

/** A refusal is one that the contract declares; anything else ends the game. */
async function attempt({ name, run }: CourseAttempt): Promise<void> {
  try {
    await run();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 404) throw error;
  }
}
