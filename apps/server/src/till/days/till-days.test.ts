import { randomUUID } from 'node:crypto';
import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, card, cash, pay, underKey } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const today = '2026-11-21';
let venue = 1;
let serviceId = 101;
let owner: TestUser;

// Every test has a venue of its own, whose till nobody has used.
beforeEach(async () => {
  server.setClock(frozenNow);
  const { rows } = await sql<{ venue: number; service: number; employee: number }>`
    select s.venue_id as venue, min(s.id) as service from services s join service_employees e on e.service_id = s.id
    where not exists (select from tills t where t.venue_id = s.venue_id) group by 1 order by 1 limit 1`.execute(
    server.deps.db,
  );
  venue = rows[0]!.venue;
  serviceId = rows[0]!.service;
  owner = await createOwner(server, venue);
});

const params = () => ({ id: String(venue) });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const dayOf = async (day = today) => (await owner.client.findTillDay({ params: { ...params(), day } })).data;
const setFloat = (amount_iqd: number, key?: string) =>
  owner.client.setFloat({ ...underKey(venue, key), body: { amount_iqd } });
const payOut = (amount_iqd: number, note?: string) =>
  owner.client.payOut({ ...underKey(venue), body: { amount_iqd, reason: 'supplies', note } });
const seal = (counts: Partial<NoteCounts>, more: object = {}, day = today, client = owner.client) =>
  client.sealDay({ params: params(), body: { day, counts, ...more } });
const paid = async (parts = [cash(25_000)], more: object = {}) => {
  const id = await addBegunBooking(server, { serviceId, minutesAgo: 30 });
  return (await pay(owner.client, id, parts, more)).data;
};

describe('R15.11 a day of the till', () => {
  it('R15.11 says what should be in the drawer: float, cash payments, pay-outs', async () => {
    await setFloat(100_000);
    await paid();
    await paid([cash(5000), card(20_000)]);
    await payOut(3500, 'Detergent, tea');
    const day = await dayOf();
    expect(day).toMatchObject({
      float_iqd: 100_000,
      cash_iqd: 30_000,
      cash_payments: 2,
      card_iqd: 20_000,
      card_payments: 1,
      wallet_iqd: 0,
      paid_out_iqd: 3500,
      expected_iqd: 126_500,
      seal: null,
    });
    expect(day.transactions[0]).toMatchObject({ kind: 'pay_out', cash_iqd: -3500, note: 'Detergent, tea' });
  });

  it('R15.11 a float is what is in the drawer, recorded once; setFloat answers key_reused to another amount', async () => {
    const key = randomUUID();
    await setFloat(50_000, key);
    await setFloat(50_000, key);
    await setFloat(60_000);
    expect(await dayOf()).toMatchObject({ float_iqd: 60_000, expected_iqd: 60_000 });
    expect((await dayOf()).transactions).toHaveLength(2);
    expect(await codeOf(setFloat(70_000, key))).toBe('key_reused');
  });

  it('R15.11 payOut records the same request once, and answers key_reused to another amount', async () => {
    const key = randomUUID();
    const take = (amount_iqd: number) =>
      owner.client.payOut({ ...underKey(venue, key), body: { amount_iqd, reason: 'wages' } });
    await take(1000);
    expect((await take(1000)).data).toMatchObject({ paid_out_iqd: 1000, expected_iqd: -1000 });
    expect(await codeOf(take(2000))).toBe('key_reused');
  });
});

describe('R15.11 what is open, and who reads it', () => {
  it('R15.11 lists completed bookings that are not paid, and debts', async () => {
    const bill = await paid([cash(15_000)]);
    const open = await addBegunBooking(server, { serviceId, status: 'completed', minutesAgo: 45 });
    const day = await dayOf();
    expect(day.debts).toMatchObject([{ booking_id: bill.booking_id, amount_iqd: 10_000 }]);
    expect(day.unpaid.map(({ booking_id: id }) => id)).toContain(open);
    expect(day.unpaid.map(({ booking_id: id }) => id)).not.toContain(bill.booking_id);
  });

  it('R15.11 is for owners and managers alone: findTillDay, setFloat, payOut and sealDay answer not_found', async () => {
    const stranger = (await createUser(server, 'vendor')).client;
    const { rows } = await sql<{ id: number }>`select min(id) as id from employees where venue_id = ${venue}`.execute(
      server.deps.db,
    );
    const staff = await addMember(server, venue, 'staff', rows[0]!.id);
    for (const client of [stranger, staff]) {
      expect(await codeOf(client.findTillDay({ params: { ...params(), day: today } }))).toBe('not_found');
      expect(await codeOf(seal({}, {}, today, client))).toBe('not_found');
      expect(await codeOf(client.setFloat({ ...underKey(venue), body: { amount_iqd: 1 } }))).toBe('not_found');
      const body = { amount_iqd: 1, reason: 'other' as const };
      expect(await codeOf(client.payOut({ ...underKey(venue), body }))).toBe('not_found');
    }
    const manager = await addMember(server, venue, 'manager');
    expect((await seal({}, {}, today, manager)).data.seal?.counted_iqd).toBe(0);
  });
});

describe('R15.11 sealing a day', () => {
  it('R15.11 counts by banknote; a difference needs a reason, and the drawer is then as it was counted', async () => {
    await setFloat(100_000);
    await paid();
    const counts = { 50000: 2, 10000: 2, 1000: 1 };
    const refused = (await apiErrorOf(seal(counts))).body;
    expect(refused).toMatchObject({ code: 'invalid', errors: { reason: [expect.stringContaining('say why')] } });
    const { data } = await seal(counts, { reason: 'change_given', note: 'Change given twice' });
    expect(data.seal).toMatchObject({
      counts: { 50000: 2, 10000: 2, 1000: 1, 250: 0 },
      counted_iqd: 121_000,
      expected_iqd: 125_000,
      reason: 'change_given',
      note: 'Change given twice',
      by: 'Test Person',
    });
    expect(data).toMatchObject({ expected_iqd: 125_000, sealed_through: today });
    expect(data.transactions[0]).toMatchObject({ kind: 'difference', cash_iqd: -4000 });
    server.setClock(frozenNow.add({ hours: 24 }));
    expect(await dayOf('2026-11-22')).toMatchObject({ float_iqd: 121_000, expected_iqd: 121_000 });
  });

  it('R15.11 sealDay answers day_sealed to a second one and to a day before, and takes no day to come', async () => {
    expect(await codeOf(seal({}, {}, '2026-11-22'))).toBe('invalid');
    const outcomes = await Promise.allSettled([seal({}), seal({})]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(seal({}))).toBe('day_sealed');
    expect(await codeOf(seal({}, {}, '2026-11-20'))).toBe('day_sealed');
  });
});

describe('R15.11 after the close', () => {
  it('R15.11 what comes later from a device that was offline counts for the open day, with a mark', async () => {
    server.setClock(frozenNow.add({ hours: 24 }));
    const early = await addBegunBooking(server, { serviceId, minutesAgo: 25 * 60 });
    const late = await addBegunBooking(server, { serviceId, minutesAgo: 25 * 60 });
    const device_at = frozenNow.toString();
    // Its own day is still open.
    expect((await pay(owner.client, early, [cash(25_000)], { device_at })).data.transactions[0]).toMatchObject({
      day: today,
      at: '2026-11-21T07:00:00.000Z',
      is_late: false,
    });
    await seal({ 25000: 1 });
    expect((await pay(owner.client, late, [cash(25_000)], { device_at })).data.transactions[0]).toMatchObject({
      day: '2026-11-22',
      at: '2026-11-21T07:00:00.000Z',
      is_late: true,
    });
    expect(await dayOf()).toMatchObject({ cash_iqd: 25_000 });
  });

  it('R15.11 the database takes nothing into a sealed day, whoever enters it', async () => {
    await paid();
    await seal({ 25000: 1 });
    const enter = (day: string) =>
      sql`
      insert into ledger_transactions (venue_id, kind, day, device_at, entered_at, entry_count)
      values (${venue}, 'float', ${day}, now(), now(), 0)`.execute(server.deps.db);
    await expect(enter(today)).rejects.toMatchObject({ constraint: 'day_sealed' });
    await expect(enter('2026-11-02')).rejects.toMatchObject({ constraint: 'day_sealed' });
    await expect(enter('2026-11-22')).resolves.toBeDefined();
    const back = sql`update tills set sealed_through = null where venue_id = ${venue}`.execute(server.deps.db);
    await expect(back).rejects.toMatchObject({ code: '23001' });
    const sealAs = (counted: number) =>
      sql`
      insert into till_seals (venue_id, day, counts, counted_iqd, expected_iqd, sealed_at, sealed_by)
      values (${venue}, '2026-11-22', '{}', ${counted}, ${counted}, now(), ${owner.id})`.execute(server.deps.db);
    await expect(sealAs(0)).rejects.toMatchObject({ constraint: 'drawer_counted' });
    await expect(sealAs(25_000)).rejects.toMatchObject({ constraint: 'drawer_counted' });
  });
});

describe('R15.11 beside the close', () => {
  it('R15.11 a correction of a sealed day is a new transaction of the open one', async () => {
    const bill = await paid();
    await seal({ 25000: 1 });
    server.setClock(frozenNow.add({ hours: 24 }));
    const transaction_id = String(bill.transactions[0]!.id);
    await owner.client.reverseTransaction({ params: { ...params(), transaction_id } });
    expect(await dayOf()).toMatchObject({ cash_iqd: 25_000, transactions: [{ is_reversed: true }] });
    expect(await dayOf('2026-11-22')).toMatchObject({ float_iqd: 25_000, cash_iqd: -25_000, expected_iqd: 0 });
  });

  it('R15.11 a payment that is under way while the day is sealed is in it or after it, never lost', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => addBegunBooking(server, { serviceId, minutesAgo: 20 })));
    const [sealed, ...payments] = await Promise.allSettled([
      seal({}, { reason: 'unknown' }),
      ...ids.map((id) => pay(owner.client, id, [cash(25_000)])),
    ]);
    expect(payments.map(({ status }) => status)).toEqual(ids.map(() => 'fulfilled'));
    expect(sealed?.status).toBe('fulfilled');
    const [first, next] = [await dayOf(), await dayOf('2026-11-22')];
    expect(first.cash_iqd + next.cash_iqd).toBe(125_000);
    expect(first.seal?.expected_iqd).toBe(first.cash_iqd);
    expect(next.transactions.every(({ is_late }) => is_late)).toBe(true);
  });
});
