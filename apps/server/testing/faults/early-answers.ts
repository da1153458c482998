import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Body } from '../bookings.ts';

/** A stand-in for a server that answers before it has committed, and then dies: whatever is asked for is booked nowhere. */
export async function openEarlyAnswers(): Promise<{ origin: string; close(): void }> {
  let id = 1_000_000_000;
  const server = http.createServer((request, answer) => {
    void json(request).then((body) => {
      const { booking_date: date, time, price } = body as Body;
      const data = { id: ++id, price, status: 'pending', starts_at: `${date}T${time}:00+03:00` };
      answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ message: 'Booked', data }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
