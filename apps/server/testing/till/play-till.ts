import { randomUUID } from 'node:crypto';
import { ApiError, type Client } from '@tajmeelspot/contract/client.ts';
import type { LedgerTransaction } from '@tajmeelspot/contract/till/bills.ts';
import { sql } from 'kysely';
import type { TestServer } from '../harness.ts';
import { type Random, randomFrom } from '../trust/random.ts';
import { addBegunBooking, underKey } from './bookings-to-pay.ts';
import { type AcceptedStep, type BookedMoney, bookSteps, productIqd } from './till-books.ts';

/** A venue with two members who work at once, a product, and what was written down of both. */
export type TillGame = {
  readonly server: TestServer;
  readonly venueId: number;
  readonly clients: readonly [Client, Client];
  readonly productId: number;
  readonly bookings: BookedMoney[];
  /** What a sealed day came to, by day. */
  readonly sealed: Map<string, { readonly cashIqd: number; readonly transactions: number }>;
  /** Put into the drawer or taken out for other things than bookings. */
  otherCashIqd: number;
  readonly counts: Map<string, number>;
};

/** Somebody's attempt: what it does to a booking where it is accepted; undefined: to none. */
type Attempt = {
  readonly name: string;
  readonly money?: BookedMoney;
  send(client: Client): Promise<AcceptedStep | undefined>;
};

/** Plays steps at random, two at once, and writes down what was accepted. */
export async function playTill(game: TillGame, seed: number, steps: number): Promise<void> {
  const random = randomFrom(seed);
  for (let step = 0; step < steps; step += 2) {
    if (game.bookings.length < 12 || random.chance(0.15)) await addBooking(game, random);
    if (random.chance(0.02)) await moveCash(game, random);
    if (random.chance(0.01)) await closeDay(game, random);
    const one = chooseAttempt(game, random, undefined);
    const other = random.chance(0.15) ? one : chooseAttempt(game, random, one.money);
    await playPair(game, one, other);
  }
}

async function playPair(game: TillGame, one: Attempt, other: Attempt): Promise<void> {
  const [first, second] = game.clients;
  // The same attempt twice is the same request under the same key: a retry that crosses the first one.
  const outcomes = await Promise.allSettled([one.send(first), other === one ? one.send(first) : other.send(second)]);
  const accepted = outcomes.flatMap((outcome, index) => {
    const attempt = index === 0 ? one : other;
    if (outcome.status === 'rejected') return requireProblem(game, attempt, outcome.reason);
    count(game, attempt.name);
    return outcome.value && attempt.money ? [{ money: attempt.money, step: outcome.value }] : [];
  });
  const counted = other === one ? accepted.slice(0, 1) : accepted;
  for (const [money, own] of Map.groupBy(counted, (each) => each.money))
    bookSteps(
      money,
      own.map(({ step }) => step),
    );
}

/** A refusal is one that the contract declares; anything else ends the game. */
function requireProblem(game: TillGame, { name }: Attempt, reason: unknown): never[] {
  if (!(reason instanceof ApiError) || reason.status >= 500 || reason.status === 404) throw reason;
  count(game, `${name} ${reason.body?.code}`);
  return [];
}

const count = ({ counts }: TillGame, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

async function addBooking(game: TillGame, random: Random): Promise<void> {
  const priceIqd = random.of([10_000, 25_000, 45_000]);
  const id = await addBegunBooking(game.server, { prices: [priceIqd], minutesAgo: 5 });
  game.bookings.push({ id, priceIqd, isSold: false, paidIqd: 0, owedIqd: 0, refundedIqd: 0, tipIqd: 0, pieces: 0 });
}

/** One of the latest bookings, or the one that the other side is at. */
function chooseAttempt(game: TillGame, random: Random, near: BookedMoney | undefined): Attempt {
  const money = near && random.chance(0.5) ? near : random.of(game.bookings.slice(-12));
  const key = randomUUID();
  if (!money.isSold || random.chance(0.05)) return sale(game, random, money, key);
  const chosen = random.below(10);
  if (chosen < 5) return debt(random, money, key);
  return chosen < 8 ? refund(random, money, key) : reversal(game, random, money);
}

function sale(game: TillGame, random: Random, money: BookedMoney, key: string): Attempt {
  const pieces = random.chance(0.3) ? 1 + random.below(2) : 0;
  const tipIqd = random.chance(0.2) ? 2000 : 0;
  const total = money.priceIqd + pieces * productIqd + tipIqd;
  const receivedIqd = random.of([total, total, 5000, 0, total + 5000]);
  const parts = receivedIqd === 0 ? [] : [{ method: 'cash' as const, amount_iqd: receivedIqd }];
  const products = pieces === 0 ? [] : [{ product_id: game.productId, pieces }];
  return {
    name: 'sale',
    money,
    async send(client) {
      const { data } = await client.findBill({ params: { id: String(money.id) } });
      const tip = tipIqd === 0 ? null : { amount_iqd: tipIqd, employee_id: data.treatments[0]?.employee.id ?? 0 };
      const body = { treatments_iqd: money.priceIqd, parts, products, tip };
      await client.takePayment({ ...underKey(money.id, key), body });
      return { kind: 'sale', receivedIqd, pieces, tipIqd };
    },
  };
}

function debt(random: Random, money: BookedMoney, key: string): Attempt {
  const method = random.of(['cash', 'card', 'wallet'] as const);
  const receivedIqd = Math.max(250, random.of([money.owedIqd, Math.floor(money.owedIqd / 2), 1000]));
  return {
    name: 'debt',
    money,
    async send(client) {
      await client.payDebt({ ...underKey(money.id, key), body: { parts: [{ method, amount_iqd: receivedIqd }] } });
      return { kind: 'debt', receivedIqd };
    },
  };
}

function refund(random: Random, money: BookedMoney, key: string): Attempt {
  const isOfDebt = random.chance(0.3);
  const max = isOfDebt ? money.owedIqd : money.paidIqd;
  const amountIqd = Math.max(1, random.of([max, Math.floor(max / 2), Math.floor(max / 3), max + 1]));
  const body = { amount_iqd: amountIqd, method: isOfDebt ? 'debt' : 'cash', reason: 'other' } as const;
  return {
    name: 'refund',
    money,
    async send(client) {
      await client.refundPayment({ ...underKey(money.id, key), body });
      return { kind: 'refund', amountIqd, isOfDebt };
    },
  };
}

function reversal({ venueId }: TillGame, random: Random, money: BookedMoney): Attempt {
  const nth = random.below(3);
  let chosen: LedgerTransaction | undefined;
  return {
    name: 'reversal',
    money,
    async send(client) {
      const { data } = await client.findBill({ params: { id: String(money.id) } });
      const standing = data.transactions.filter((one) => !one.is_reversed && one.kind !== 'reversal');
      chosen ??= standing[Math.max(0, standing.length - 1 - nth)];
      const found = chosen;
      if (!found) return undefined;
      const params = { id: String(venueId), transaction_id: String(found.id) };
      await client.reverseTransaction({ params });
      const moneyIqd = found.cash_iqd + found.card_iqd + found.wallet_iqd;
      return { kind: 'reversal', of: found.kind, moneyIqd, debtIqd: found.debt_iqd };
    },
  };
}

/** Cash goes out for something, as often as not while nobody looks. */
async function moveCash(game: TillGame, random: Random): Promise<void> {
  const amount_iqd = 1000 * (1 + random.below(5));
  await game.clients[0].payOut({ ...underKey(game.venueId), body: { amount_iqd, reason: 'supplies' } });
  game.otherCashIqd -= amount_iqd;
  count(game, 'pay out');
}

/** The day is closed with a count that is sometimes wrong, and the next one begins. */
async function closeDay(game: TillGame, random: Random): Promise<void> {
  const { server, venueId, clients } = game;
  const now = server.deps.clock.now();
  const day = now.toZonedDateTimeISO('Asia/Baghdad').toPlainDate().toString();
  const params = { id: String(venueId), day };
  const { data: before } = await clients[0].findTillDay({ params });
  const missing = random.chance(0.3) ? 250 : 0;
  const worth = Math.max(0, Math.floor(before.expected_iqd / 250) * 250 - missing);
  const body = { day, counts: { 250: worth / 250 }, reason: 'unknown' as const };
  const { data } = await clients[1].sealDay({ params: { id: String(venueId) }, body });
  game.otherCashIqd += worth - before.expected_iqd;
  game.sealed.set(day, { cashIqd: data.cash_iqd, transactions: data.transactions.length });
  server.setClock(now.add({ hours: 24 }));
  count(game, 'seal');
}

/** What the rows say, to be compared with what was written down. */
export async function readRows({ server: { deps }, venueId, productId }: TillGame) {
  const bookings = await sql<{ id: number; paid: number; owed: number; refunded: number; sales: number }>`
    select t.booking_id as id,
      coalesce(sum(e.amount_iqd) filter (where e.account in ('cash', 'card', 'wallet')), 0)::bigint as paid,
      coalesce(sum(e.amount_iqd) filter (where e.account = 'debt'), 0)::bigint as owed,
      coalesce(sum(e.amount_iqd) filter (where e.account = 'refunds'), 0)::bigint as refunded,
      (count(distinct t.id) filter (where t.kind = 'sale' and r.id is null))::int as sales
    from ledger_transactions t left join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      left join ledger_transactions r on r.venue_id = t.venue_id and r.reverses_id = t.id
    where t.venue_id = ${venueId} and t.booking_id is not null group by 1`.execute(deps.db);
  const whole = await sql<{ sum: number; drawer: number; unbalanced: number; stock: number; keys: number }>`
    select (select coalesce(sum(amount_iqd), 0) from ledger_entries where venue_id = ${venueId})::bigint as sum,
      (select coalesce(sum(amount_iqd), 0) from ledger_entries where venue_id = ${venueId} and account = 'cash')::bigint as drawer,
      (select count(*) from (select from ledger_entries where venue_id = ${venueId}
        group by transaction_id having sum(amount_iqd) <> 0) one)::int as unbalanced,
      (select stock from products where id = ${productId}) as stock,
      (select count(*) - count(distinct idempotency_key) from ledger_transactions
        where venue_id = ${venueId} and idempotency_key is not null)::int as keys`.execute(deps.db);
  const cash = await sql<{ id: number; cash: number }>`
    select t.booking_id as id, sum(e.amount_iqd)::bigint as cash from ledger_transactions t
      join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id and e.account = 'cash'
    where t.venue_id = ${venueId} and t.booking_id is not null group by 1`.execute(deps.db);
  const [figures] = whole.rows;
  if (!figures) throw new Error('figures without a row');
  return { bookings: bookings.rows, ...figures, bookedCash: cash.rows.reduce((sum, one) => sum + one.cash, 0) };
}
