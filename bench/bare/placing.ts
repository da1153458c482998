import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The task in the file that the command line names. */
export type PlacingTask = { readonly url: string; readonly poolSize: number };

// The minimum for a booking: one transaction, in one statement, with an insert of the given columns under the constraint
// and a row of the booking's history; without a session or a price check.
const { url, poolSize } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PlacingTask;
const pool = new pg.Pool({ connectionString: url, max: poolSize });

const server = createServer((request, response) => void answer(request, response));

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const chunks = await Array.fromAsync<Buffer>(request);
    const row = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string | number>;
    const columns = Object.keys(row);
    const { rowCount } = await pool.query({
      name: 'place',
      text: `with placed as (
          insert into bookings (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
          on conflict do nothing returning venue_id, id, status, created_at)
        insert into booking_events (venue_id, booking_id, verb, status, created_at)
        select venue_id, id, 'place', status, created_at from placed returning booking_id`,
      values: Object.values(row),
    });
    const body = JSON.stringify({ isPlaced: rowCount === 1 });
    const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    response.writeHead(rowCount === 1 ? 201 : 409, head).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
