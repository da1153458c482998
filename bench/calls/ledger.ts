import { randomUUID } from 'node:crypto';
import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import { startBareProgram } from '../bare/start-bare-program.ts';
import type { LedgerPayment, LedgerTask } from '../bare/ledger.ts';
import type { ScaleRun } from '../bench-run.ts';
import { atLeast, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import type { LoadTarget } from '../load.ts';
import { databaseUrlOf } from '../server.ts';
import { addBenchVenue, addPaidLater, type BenchVenue } from './bench-venue.ts';

/** More than any machine here pays in one comparison. */
const bookingCount = 40_000;

/**
 * What the law of the ledger costs: its transactions with two entries each beside two rows of a table without constraints.
 * And a payment as the till sends it, which also knows who asks and completes the booking, without a budget.
 */
export async function measureLedger(run: ScaleRun): Promise<Measurement[]> {
  const venue = await addBenchVenue(run);
  const client = new pg.Client({ connectionString: databaseUrlOf(run.dataDir) });
  await client.connect();
  try {
    await client.query('drop table if exists bench_entries');
    await client.query(`create table bench_entries (id bigint generated always as identity primary key,
      venue_id bigint not null, booking_id bigint not null, account text not null, amount_iqd bigint not null)`);
    return await compareLedger(run, venue, await planPayments(client, venue));
  } finally {
    await client.query('drop table if exists bench_entries');
    await client.end();
  }
}

/** Gives a payment of another booking at each call. */
async function planPayments(client: pg.Client, { venueId }: BenchVenue): Promise<() => LedgerPayment> {
  const { userId, bookingIds } = await addPaidLater(client, venueId, bookingCount);
  let index = 0;
  return () => {
    const bookingId = bookingIds[index++];
    if (bookingId === undefined) throw new Error('Everything is paid.');
    return { venueId, bookingId, userId };
  };
}

async function compareLedger(run: ScaleRun, venue: BenchVenue, next: () => LedgerPayment): Promise<Measurement[]> {
  const start = (into: LedgerTask['into']) => {
    const task: LedgerTask = { url: databaseUrlOf(run.dataDir), poolSize: 20, into };
    return startBareProgram('bench/bare/ledger.ts', task, run.scratch);
  };
  const [bare, ledger] = await Promise.all([start('bare'), start('ledger')]);
  const first = next();
  const rows: LoadTarget = { port: bare.port, post: () => ({ path: '/', body: first }) };
  const direct: LoadTarget = { port: ledger.port, post: () => ({ path: '/', body: next() }) };
  const till: LoadTarget = {
    port: venue.port,
    post: () => ({
      path: `${places.api}/bookings/${next().bookingId}/payments`,
      headers: { ...venue.headers, 'idempotency-key': randomUUID() },
      body: { treatments_iqd: 25_000, products: [], parts: [{ method: 'cash', amount_iqd: 25_000 }] },
    }),
  };
  try {
    const law = await compareRates('recording a payment', { ledger: direct, bare: rows }, atLeast(0.4), run.rounds);
    const { budget: _, ...whole } = await compareRates('paying at the till', { till, rows }, atLeast(0), run.rounds);
    return [law, whole];
  } finally {
    await Promise.all([bare.stop(), ledger.stop()]);
  }
}
