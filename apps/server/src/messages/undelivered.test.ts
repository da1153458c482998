import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { type MailboxFailure, openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { deliverEvents } from '#testing/deliver-events.ts';
import { useServer } from '#testing/harness.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url, ORIGIN: 'https://spot.example' });
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
});
afterEach(async () => {
  await mailbox.misbehave(undefined);
  await server.deliver();
});
afterAll(() => mailbox.close());

/** A new customer whose welcome was read. */
async function customerOf(): Promise<TestUser> {
  const customer = await createUser(server);
  await server.deliver();
  mailbox.taken.length = 0;
  mailbox.refused.length = 0;
  return customer;
}

/** Places, confirms and cancels a booking; gives its id. */
async function bookAndCancel({ client }: TestUser): Promise<number> {
  const [time] = await listFreeTimes(server, service, hairCut, date);
  const body = await toBookingBody(server, service, hairCut, date, time!);
  const { id } = (await client.placeBooking({ body })).data;
  const params = { id: String(id) };
  expect((await vendor.client.confirmBooking({ params })).data.status).toBe('confirmed');
  expect((await client.cancelBooking({ params, body: { reason: 'Ill' } })).data.status).toBe('cancelled');
  return id;
}

/** Two hear of the request, one of the confirmation, two of the cancellation. */
const owed = 5;

/** What lies in the outbox of a booking. */
async function jobsOf(id: number) {
  const found = await sql<{ queue: string; state: string; kind: string; tries: number; why: string | null }>`
    select name as queue, state, data->'event'->>'kind' as kind, retry_count as tries, output->>'error' as why
    from pgboss.job where (data->'event'->>'bookingId')::bigint = ${id} order by created_on`.execute(server.deps.db);
  return found.rows;
}

describe.each<MailboxFailure>([
  'refuses the connection',
  'hangs in the greeting',
  'answers 451',
  'answers 550',
  'drops in DATA',
])('a mail server that %s', (failure) => {
  it('costs no booking and no mail: each comes once, when it can', async () => {
    const customer = await customerOf();
    await mailbox.misbehave(failure);
    const id = await bookAndCancel(customer);
    await expect(deliverEvents(server)).rejects.toThrow('not delivered');
    const jobs = await jobsOf(id);
    expect(jobs).toHaveLength(owed);
    for (const one of jobs)
      expect(one).toMatchObject({
        queue: expect.stringMatching(/^(urgent_)?events$/),
        state: 'retry',
        why: expect.any(String),
      });
    expect(mailbox.taken).toEqual([]);
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    await deliverEvents(server);
    expect(mailbox.taken).toHaveLength(owed);
    expect(new Set(mailbox.taken.map(({ messageId }) => messageId)).size).toBe(owed);
  });
});

describe('a mail server that takes mails and is gone before it says so', () => {
  it('gets them again, under the same Message-ID, by which mailboxes drop the second copy', async () => {
    const customer = await customerOf();
    await mailbox.misbehave('drops after DATA');
    await bookAndCancel(customer);
    await expect(deliverEvents(server)).rejects.toThrow('not delivered');
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    const copies = Map.groupBy(mailbox.taken, ({ messageId }) => messageId);
    expect([...copies.keys()]).toEqual(
      Array.from({ length: owed }, () => expect.stringMatching(/^<[\w-]{36}@spot\.example>$/)),
    );
    for (const [first, ...others] of copies.values()) {
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toMatchObject({ subject: first?.subject, text: first?.text });
    }
  });

  it('but for a mail with a new token, whose older copy is worthless', async () => {
    const customer = await customerOf();
    await server.client().forgotPassword({ body: { email: customer.email } });
    await mailbox.misbehave('drops after DATA');
    await expect(deliverEvents(server)).rejects.toThrow('not delivered');
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    const tokens = mailbox.taken.map(({ text = '' }) => /reset=([\w-]+)/.exec(text)?.[1]);
    const last = mailbox.taken.at(-1)?.messageId;
    expect(tokens.length).toBeGreaterThan(1);
    const before = mailbox.taken.filter((_, index) => tokens[index] !== tokens.at(-1));
    expect(before.length).toBeGreaterThan(0);
    for (const { messageId } of before) expect(messageId).not.toBe(last);
  });
});

describe('while a mail server hangs', () => {
  it('bookings are placed, confirmed and cancelled before the first of its mails is through', async () => {
    const [first, second] = [await customerOf(), await customerOf()];
    await mailbox.misbehave('hangs in the greeting');
    await bookAndCancel(first);
    let isOver = false;
    const delivery = deliverEvents(server, { answerTimeoutMs: 60_000 }).catch(() => undefined);
    void delivery.then(() => (isOver = true));
    const active = () => sql`select from pgboss.job where state = 'active'`.execute(server.deps.db);
    await expect.poll(async () => (await active()).rows.length).toBeGreaterThan(0);
    await bookAndCancel(second);
    expect(isOver).toBe(false);
    expect(mailbox.taken).toEqual([]);
    await mailbox.misbehave(undefined);
    await delivery;
    await deliverEvents(server);
    expect(mailbox.taken).toHaveLength(2 * owed);
  });
});

describe('a mail that nobody takes', () => {
  it('is kept with its error after nine tries, fifteen where somebody waits, and is delivered once it is put back', async () => {
    const customer = await customerOf();
    await mailbox.misbehave('answers 550');
    const id = await bookAndCancel(customer);
    for (let tries = 1; tries <= 15; tries++) await deliverEvents(server).catch(() => {});
    const given = (await jobsOf(id)).filter(({ queue }) => queue === 'failed_events');
    expect(given).toHaveLength(owed);
    const kept = (await jobsOf(id)).filter(({ queue }) => queue !== 'failed_events');
    for (const one of kept) {
      const tries = one.queue === 'events' ? 8 : 14;
      expect(one).toMatchObject({ state: 'failed', tries, why: expect.stringContaining('550') });
    }
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    expect(mailbox.taken).toEqual([]);
    const { pool } = server.deps;
    const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
    expect(await boss.redrive('failed_events')).toBe(owed);
    await deliverEvents(server);
    expect(mailbox.taken).toHaveLength(owed);
  });
});
