import { beforeAll, describe, expect, it } from 'vitest';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
  await server.deliver();
});

describe('the installation', () => {
  it('tells its version, sizes, and what waits', async () => {
    const before = (await operator.findHealth()).data;
    expect(before).toMatchObject({ version: '0.1.0', node: process.version, given_up: 0, vendors: 3 });
    expect(before.database_bytes).toBeGreaterThan(1_000_000);
    expect(before.disk?.total_bytes).toBeGreaterThanOrEqual(before.disk?.free_bytes ?? Number.NaN);
    const email = `${crypto.randomUUID()}@example.com`;
    await server.client().sendContactMessage({ body: { name: 'A', email, subject: 'One', message: 'Hello' } });
    expect((await operator.findHealth()).data.open_messages).toBe(before.open_messages + 1);
  });
});

describe('what could not be delivered', () => {
  it('is listed with its reason, and is tried again on request', async () => {
    expect((await operator.listUndelivered()).data).toEqual([]);
    const { db, outbox, pool, clock, log } = server.deps;
    await db.transaction().execute((tx) => outbox.add(tx, { kind: 'booking.soon', bookingId: 17 }));
    const own = await openOutbox(pool, clock, log, true);
    const refusing = new Proxy({} as EventHandlers, { get: () => () => Promise.reject(new Error('mailbox is full')) });
    for (let tries = 1; tries <= 9; tries++) await own.deliverOnce(refusing).catch(() => {});
    expect((await operator.listUndelivered()).data).toMatchObject([
      { kind: 'booking.soon', about: '{"bookingId":17}', error: 'mailbox is full', is_given_up: true },
    ]);
    expect((await operator.findHealth()).data.given_up).toBe(1);
    expect(await operator.redeliver()).toEqual({ message: '1 message will be sent again.', count: 1 });
    const delivered: unknown[] = [];
    const noting = { get: () => (event: unknown) => Promise.resolve(void delivered.push(event)) };
    await own.deliverOnce(new Proxy({} as EventHandlers, noting));
    await own.close();
    expect(delivered).toEqual([{ kind: 'booking.soon', bookingId: 17 }]);
    expect((await operator.listUndelivered()).data).toEqual([]);
  });
});

describe('the log', () => {
  it('has who did what, and is found by any of it', async () => {
    const { id, email } = await server.signUp();
    await operator.blockUser({ params: { id: String(id) }, body: { reason: 'Sells 100%_fakes' } });
    const found = async (search: string) => (await operator.listAudit({ query: { search, limit: '5' } })).data;
    const [entry] = await found('100%_fakes');
    expect(entry).toMatchObject({ kind: 'operator.user_blocked', user: { name: 'Test Person' } });
    expect(JSON.parse(entry?.detail ?? '')).toEqual({ on: id, reason: 'Sells 100%_fakes', after: { sessions: 1 } });
    expect((await found(entry?.request_id ?? '-')).map((one) => one.id)).toContain(entry?.id);
    expect((await found(email)).map(({ kind }) => kind)).toContain('signed_up');
    expect(await found('100x_fakes')).toEqual([]);
    const { data } = await operator.listAudit({ query: { search: email, kind: 'signed_up' } });
    expect(data.map(({ kind }) => kind)).toEqual(['signed_up']);
  });

  it('has every attempt of somebody else to get in', async () => {
    const { token, id } = await server.signIn();
    await server
      .client({ token })
      .findHealth()
      .catch(() => {});
    const { data } = await operator.listAudit({ query: { search: '/api/operator/health' } });
    expect(data).toMatchObject([{ kind: 'denied', user: { id } }]);
  });
});
