import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import type { Database } from '#app/database/connection.ts';
import { createOwner, type TestUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { addBegunBooking, cash, pay } from '#testing/till/bookings-to-pay.ts';
import { openDay, momentOf, shareOut, splitParts } from './ledger-rules.ts';

const server = useServer();
const venue = landmarks.noorSalon;
let owner: TestUser;
let sale = 0;
let bookingId = 0;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  bookingId = await addBegunBooking(server);
  sale = (await pay(owner.client, bookingId, [cash(20_000)])).data.transactions[0]!.id;
});

/** What the database says to statements of one transaction: the name of the constraint, or the code. */
async function violationOf(work: (db: Database) => Promise<unknown>): Promise<string | undefined> {
  try {
    await server.deps.db.transaction().execute(work);
    return undefined;
  } catch (error) {
    const { constraint, code } = error as { constraint?: string; code?: string };
    return constraint ?? code;
  }
}

type TransactionDraft = {
  kind?: string;
  reverses?: number;
  booking?: number | null;
  entries: [account: string, amount: number][];
};

/** Enters a transaction as any program could. */
const enter =
  ({ kind = 'float', reverses, booking = null, entries }: TransactionDraft) =>
  async (db: Database) => {
    const { rows } = await sql<{ id: number }>`
      insert into ledger_transactions (venue_id, kind, booking_id, reverses_id, day, device_at, entered_at, entry_count)
      values (${venue}, ${kind}, ${booking}, ${reverses ?? null}, '2026-11-21', now(), now(), ${entries.length}) returning id`.execute(
      db,
    );
    for (const [position, [account, amount]] of entries.entries())
      await sql`insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
        values (${venue}, ${rows[0]!.id}, ${position}, ${account}, ${amount})`.execute(db);
  };

describe('R15.10 the ledger in the database', () => {
  it('R15.10 is only added to', async () => {
    for (const table of ['ledger_transactions', 'ledger_entries', 'till_seals'])
      for (const statement of [
        `update ${table} set venue_id = venue_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        expect(await violationOf((db) => sql.raw(statement).execute(db))).toBe('23001');
  });

  it('R15.10 the role of the program has no right to change or delete what stands', async () => {
    const { rows } = await sql<{ relname: string; rights: string }>`
      select c.relname, string_agg(a.privilege_type, ' ' order by a.privilege_type) as rights
      from pg_class c, aclexplode(c.relacl) a
      where c.relname in ('ledger_transactions', 'ledger_entries', 'till_seals') and a.grantee = c.relowner
        and a.privilege_type in ('INSERT', 'SELECT', 'UPDATE', 'DELETE') group by 1 order by 1`.execute(server.deps.db);
    expect(rows).toEqual(
      ['ledger_entries', 'ledger_transactions', 'till_seals'].map((relname) => ({ relname, rights: 'INSERT SELECT' })),
    );
  });

  it('R15.10 takes entries that sum to zero, and all at once', async () => {
    expect(
      await violationOf(
        enter({
          entries: [
            ['cash', 1000],
            ['owner', -999],
          ],
        }),
      ),
    ).toBe('ledger_balance');
    expect(await violationOf(enter({ entries: [['cash', 1000]] }))).toBe('ledger_balance');
    expect(
      await violationOf(
        enter({
          entries: [
            ['cash', 1000],
            ['owner', -1000],
          ],
        }),
      ),
    ).toBeUndefined();
    const later = (db: Database) =>
      sql`
      insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
      values (${venue}, ${sale}, 90, 'cash', 500), (${venue}, ${sale}, 91, 'owner', -500)`.execute(db);
    expect(await violationOf(later)).toBe('ledger_balance');
  });
});

describe('R15.10 what no caller enters', () => {
  const addEntry = (transaction: number, position: number) => (db: Database) =>
    sql`
      insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
      values (${venue}, ${transaction}, ${position}, 'cash', 500)`.execute(db);

  it('R15.10 an entry without its transaction, or at a place that it does not have', async () => {
    for (const position of [0, -1]) expect(await violationOf(addEntry(2 ** 40, position))).toBe('ledger_balance');
    for (const position of [-1, 90]) expect(await violationOf(addEntry(sale, position))).toBe('ledger_balance');
    expect(await violationOf(addEntry(sale, 0))).toBe('ledger_entries_pkey');
  });

  it('R15.10 an entry of a transaction that another connection has not committed', async () => {
    await server.deps.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_transactions (venue_id, kind, day, device_at, entered_at, entry_count)
        values (${venue}, 'float', '2026-11-21', now(), now(), 2) returning id`.execute(tx);
      expect(await violationOf(addEntry(rows[0]!.id, 0))).toBe('ledger_balance');
      await sql`
        insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
        values (${venue}, ${rows[0]!.id}, 0, 'cash', 500), (${venue}, ${rows[0]!.id}, 1, 'owner', -500)`.execute(tx);
    });
  });

  it('R15.10 another kind or account, or what does not belong to the kind', async () => {
    const entries: TransactionDraft['entries'] = [
      ['cash', 500],
      ['owner', -500],
    ];
    expect(await violationOf(enter({ kind: 'gift', entries }))).toBe('ledger_transactions_kind_check');
    expect(await violationOf(enter({ kind: 'sale', entries }))).toBe('ledger_booking');
    expect(await violationOf(enter({ kind: 'session', booking: bookingId, entries }))).toBe('ledger_booking');
    expect(await violationOf(enter({ entries: [['gold', 500]] }))).toBe('ledger_entries_account_check');
  });

  it('R15.10 a payment of a booking that is not there', async () => {
    const entries: TransactionDraft['entries'] = [
      ['cash', 500],
      ['treatments', -500],
    ];
    expect(await violationOf(enter({ kind: 'sale', booking: 2 ** 40, entries }))).toBe(
      'ledger_transactions_venue_id_booking_id_fkey',
    );
  });
});

describe('R15.10 what the ledger takes for a booking', () => {
  it('R15.10 a reversal mirrors one transaction of the same booking, once', async () => {
    const given = { kind: 'reversal', reverses: sale, booking: bookingId };
    expect(
      await violationOf(
        enter({
          ...given,
          entries: [
            ['cash', -20_000],
            ['owner', 20_000],
          ],
        }),
      ),
    ).toBe('ledger_mirror');
    expect(await violationOf(enter({ ...given, booking: null, entries: [] }))).toBe('reversible');
    const mirror = async (db: Database) => {
      const { rows } = await sql<{ id: number }>`
        insert into ledger_transactions (venue_id, kind, booking_id, reverses_id, day, device_at, entered_at, entry_count)
        select venue_id, 'reversal', booking_id, id, day, now(), now(), entry_count from ledger_transactions
        where venue_id = ${venue} and id = ${sale} returning id`.execute(db);
      await sql`insert into ledger_entries
        select venue_id, ${rows[0]!.id}, position, account, -amount_iqd, item_id, employee_id, product_id, -pieces
        from ledger_entries where venue_id = ${venue} and transaction_id = ${sale}`.execute(db);
    };
    expect(await violationOf(mirror)).toBeUndefined();
    expect(await violationOf(mirror)).toBe('ledger_reversed_once');
  });

  it('R15.10 a booking has one sale that stands, and neither debt nor money below nothing', async () => {
    const id = await addBegunBooking(server);
    const given = { booking: id } as const;
    await pay(owner.client, id, [cash(25_000)]);
    const entries: TransactionDraft['entries'] = [
      ['cash', 1],
      ['treatments', -1],
    ];
    expect(await violationOf(enter({ ...given, kind: 'sale', entries }))).toBe('bills_pkey');
    const lessDebt: TransactionDraft['entries'] = [
      ['cash', 1],
      ['debt', -1],
    ];
    expect(await violationOf(enter({ ...given, kind: 'debt_payment', entries: lessDebt }))).toBe(
      'ledger_booking_balance',
    );
    const tooMuch: TransactionDraft['entries'] = [
      ['cash', -25_001],
      ['refunds', 25_001],
    ];
    expect(await violationOf(enter({ ...given, kind: 'refund', entries: tooMuch }))).toBe('ledger_booking_balance');
  });
});

describe('R15.10 the rules of the ledger', () => {
  it('shares add up to the whole, in whole dinars, and none of nothing', () => {
    expect(shareOut(5000, [25_000, 20_000, 12_000])).toEqual([2192, 1755, 1053]);
    expect(shareOut(1, [1, 1, 1])).toEqual([0, 0, 1]);
    expect(shareOut(100, [])).toEqual([]);
    expect(shareOut(100, [0, 0])).toEqual([0, 0]);
  });

  it('of cash alone there can be more than is due', () => {
    expect(splitParts([cash(30_000)], 25_000)).toMatchObject({ cash: 25_000, changeIqd: 5000, missingIqd: 0 });
    expect(splitParts([{ method: 'card', amount_iqd: 25_001 }], 25_000)).toBe('too_much');
    expect(splitParts([cash(10_000), { method: 'card', amount_iqd: 20_000 }], 25_000)).toMatchObject({
      cash: 5000,
      card: 20_000,
      changeIqd: 5000,
    });
  });

  it('a device is believed within a week, and a sealed day passes on to the next', () => {
    const now = Date.parse('2026-11-21T07:00:00Z');
    const ago = (days: number) => now - days * 86_400_000;
    expect([undefined, now + 1, ago(8)].map((at) => momentOf(at, now))).toEqual([now, now, now]);
    expect(momentOf(ago(2), now)).toBe(ago(2));
    expect(openDay('2026-11-20', '2026-11-20')).toEqual({ day: '2026-11-21', isLate: true });
    expect(openDay('2026-11-21', '2026-11-20')).toEqual({ day: '2026-11-21', isLate: false });
    expect(openDay('2026-11-21', null)).toEqual({ day: '2026-11-21', isLate: false });
  });
});

it('R15.10 the role of the program may lock what refers to a row, as every foreign key asks', async () => {
  // Foreign keys are checked as the owner of the table that refers, by the right to lock its rows: one column's is enough.
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and t.relacl is not null
       and not exists (select from aclexplode(t.relacl) a where a.grantee = t.relowner and a.privilege_type = 'UPDATE')
       and not exists (select from pg_attribute b, aclexplode(b.attacl) a
         where b.attrelid = t.oid and a.grantee = t.relowner and a.privilege_type = 'UPDATE')`,
  );
  expect(rows).toEqual([]);
});
