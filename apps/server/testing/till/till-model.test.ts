import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner } from '../bookings.ts';
import { useServer } from '../harness.ts';
import { addMember, deleteBookingsOf } from './bookings-to-pay.ts';
import { playTill, readRows, type TillGame } from './play-till.ts';
import { productIqd } from './till-books.ts';

const server = useServer();
const venueId = landmarks.noorSalon;
const steps = Number(process.env['TILL_STEPS'] ?? 2000);
let game: TillGame;

beforeAll(async () => {
  const owner = await createOwner(server, venueId);
  await deleteBookingsOf(server, venueId);
  const body = { name: { en: 'Argan oil' }, price_iqd: productIqd, stock: 10_000 };
  const { data } = await owner.client.addProduct({ params: { id: String(venueId) }, body });
  const clients = [owner.client, await addMember(server, venueId, 'manager')] as const;
  const empty = { bookings: [], sealed: new Map(), counts: new Map(), otherCashIqd: 0 };
  game = { server, venueId, clients, productId: data.id, ...empty };
});

it('R15.10 R15.11 no order of payments, retries, corrections and closes on two connections loses or doubles money', async () => {
  await playTill(game, Number(process.env['TILL_SEED'] ?? 1), steps);
  const rows = await readRows(game);
  expect(rows).toMatchObject({ sum: 0, unbalanced: 0, keys: 0 });
  const found = new Map(rows.bookings.map((row) => [row.id, row]));
  for (const { id, isSold, paidIqd, owedIqd, refundedIqd } of game.bookings) {
    const { paid = 0, owed = 0, refunded = 0, sales = 0 } = found.get(id) ?? {};
    const written = { id, sales: isSold ? 1 : 0, paid: paidIqd, owed: owedIqd, refunded: refundedIqd };
    expect({ id, sales, paid, owed, refunded }).toEqual(written);
  }
  expect(rows.stock).toBe(10_000 - game.bookings.reduce((sum, { pieces }) => sum + pieces, 0));
  expect(rows.drawer - rows.bookedCash).toBe(game.otherCashIqd);
  await expectDays();
  expectPlay();
}, 900_000);

/** Sealed days are as they were sealed, and all days together hold every transaction once. */
async function expectDays(): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text from ledger_transactions where venue_id = ${venueId} order by 1`.execute(server.deps.db);
  let cashIqd = 0;
  for (const { day } of rows) {
    const { data } = await game.clients[0].findTillDay({ params: { id: String(venueId), day } });
    const now = { cashIqd: data.cash_iqd, transactions: data.transactions.length };
    expect([day, now]).toEqual([day, game.sealed.get(day) ?? now]);
    const own = data.transactions.filter(({ booking_id: booking }) => booking !== null);
    const recounted = own.reduce((sum, one) => sum + one.cash_iqd, 0);
    expect([day, data.cash_iqd]).toEqual([day, recounted]);
    cashIqd += recounted;
  }
  expect(cashIqd).toBe((await readRows(game)).bookedCash);
}

/** A game in which nothing happens finds nothing. */
function expectPlay(): void {
  if (process.env['TILL_STEPS']) console.table(Object.fromEntries(game.counts));
  for (const name of ['sale', 'debt', 'refund', 'reversal', 'pay out', 'seal', 'sale already_paid', 'refund invalid'])
    expect([name, (game.counts.get(name) ?? 0) > 2]).toEqual([name, true]);
}
