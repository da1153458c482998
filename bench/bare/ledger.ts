import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The task in the file that the command line names. */
export type LedgerTask = {
  readonly url: string;
  readonly poolSize: number;
  /** Two rows of a table without a law, or a transaction of the ledger with its two entries. */
  readonly into: 'bare' | 'ledger';
};

/** What one request pays. */
export type LedgerPayment = { readonly venueId: number; readonly bookingId: number; readonly userId: number };

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LedgerTask;
const pool = new pg.Pool({ connectionString: task.url, max: task.poolSize });

const server = createServer((request, response) => void answer(request, response));

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const chunks = await Array.fromAsync<Buffer>(request);
    const payment = JSON.parse(Buffer.concat(chunks).toString()) as LedgerPayment;
    await (task.into === 'bare' ? insertRows(payment) : recordPayment(payment));
    response.writeHead(201, { 'content-length': 0 }).end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const insertRows = ({ venueId, bookingId }: LedgerPayment) =>
  pool.query({
    name: 'bare',
    text: `insert into bench_entries (venue_id, booking_id, account, amount_iqd)
      values ($1, $2, 'cash', 25000), ($1, $2, 'treatments', -25000)`,
    values: [venueId, bookingId],
  });

/** The rows that a payment in cash records, under the constraints and triggers of the ledger. */
const recordPayment = ({ venueId, bookingId, userId }: LedgerPayment) =>
  pool.query({
    name: 'ledger',
    text: `with made as (
        insert into ledger_transactions (venue_id, kind, booking_id, day, device_at, entered_at, entered_by, entry_count)
        values ($1, 'sale', $2, current_date + 1, now(), now(), $3, 2) returning venue_id, id)
      insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd, item_id)
      select venue_id, id, position, account, amount, item
      from made, (values (0, 'treatments', -25000, $2::bigint), (1, 'cash', 25000, null)) e (position, account, amount, item)`,
    values: [venueId, bookingId, userId],
  });
