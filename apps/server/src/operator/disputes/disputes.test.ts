import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
let operator: Client;
let customer: TestUser;
let id = 0;

const params = () => ({ params: { id: String(id) } });
const because = (reason: string) => ({ ...params(), body: { reason } });
const listOf = async (query: { venue?: string; customer?: string; state?: 'open' | 'upheld' | 'dismissed' }) =>
  (await operator.listNoShowDisputes({ query })).data;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
  customer = await createUser(server);
  id = await addCompletedBooking(server, customer.id, service);
  await sql`update bookings set status = 'no_show' where id = ${id}`.execute(server.deps.db);
  await customer.client.disputeNoShow(params());
});

describe('R15.17 a dispute', () => {
  it('R15.17 is decided, opened again and decided anew; each time stays with who, when and why', async () => {
    await operator.dismissNoShowDispute(because('The venue has a picture'));
    expect((await customer.client.findAttendance()).missed[0]?.dispute).toBe('dismissed');
    await operator.reopenNoShowDispute(because('The picture shows another day'));
    expect((await customer.client.findAttendance()).missed[0]?.dispute).toBe('open');
    await operator.upholdNoShowDispute(because('The customer was there'));
    const [found] = await listOf({});
    const by = { name: 'Test Person', is_operator: true };
    expect(found).toMatchObject({
      state: 'upheld',
      decisions: [
        { outcome: 'dismissed', reason: 'The venue has a picture', by },
        { outcome: 'reopened', reason: 'The picture shows another day', by },
        { outcome: 'upheld', reason: 'The customer was there', by },
      ],
    });
    const { data } = await operator.findOperatorBooking(params());
    expect(data.dispute?.decisions).toEqual(found?.decisions);
    const log = await sql<{ kind: string }>`select kind from trust_log_entries where subject_id = ${id}
      and subject = 'booking' order by position`.execute(server.deps.db);
    expect(log.rows.map(({ kind }) => kind)).toEqual([
      'no_show_disputed',
      'no_show_dismissed',
      'no_show_reopened',
      'no_show_upheld',
    ]);
  });

  it('R15.17 is found at its venue and its customer, and counted there', async () => {
    const owner = await createOwner(server, landmarks.noorSalon);
    const venue = await sql<{ id: number }>`select venue_id as id from bookings where id = ${id}`.execute(
      server.deps.db,
    );
    expect((await listOf({ venue: String(venue.rows[0]?.id) })).map((one) => one.id)).toEqual([id]);
    expect((await listOf({ customer: String(customer.id) })).map((one) => one.id)).toEqual([id]);
    expect(await listOf({ customer: String(owner.id) })).toEqual([]);
    expect(await listOf({ venue: '999999' })).toEqual([]);
    const { data } = await operator.listUsers({ query: { limit: '100' } });
    expect(data.find((user) => user.id === customer.id)?.disputes).toBe(1);
    const { data: vendor } = await operator.findVendor({ params: { id: String(owner.id) } });
    expect(vendor.venue_list.map(({ disputes }) => disputes)).toContain(1);
  });
});

describe('R15.17 the outcome of a dispute', () => {
  it('R15.17 is opened again once, by two at once too: reopenNoShowDispute answers not_found then, and nothing else decides', async () => {
    expect((await apiErrorOf(operator.dismissNoShowDispute(because('Again')))).body?.code).toBe('not_found');
    const both = await Promise.allSettled([1, 2].map(() => operator.reopenNoShowDispute(because('Once more'))));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await apiErrorOf(operator.reopenNoShowDispute(because('Again')))).body?.code).toBe('not_found');
    const { db } = server.deps;
    await expect(sql`update no_show_disputes set state = 'upheld', decided_at = now()`.execute(db)).rejects.toThrow(
      /follows from its decisions/,
    );
    await expect(sql`update no_show_decisions set reason = 'Other words'`.execute(db)).rejects.toThrow(
      /stays as it was/,
    );
  });

  it('R15.17 loses the words about an account that is erased', async () => {
    await operator.eraseUser({ params: { id: String(customer.id) }, body: { reason: 'Asked for it' } });
    const [found] = await listOf({});
    expect(found?.decisions.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['dismissed', null],
      ['reopened', null],
      ['upheld', null],
      ['reopened', null],
    ]);
    const log = await sql<{ detail: object }>`select detail from audit_entries
      where kind like 'operator.no_show_%' and detail ->> 'on' = ${String(id)}`.execute(server.deps.db);
    expect(log.rows.flatMap(({ detail }) => Object.keys(detail))).not.toContain('reason');
  });
});
