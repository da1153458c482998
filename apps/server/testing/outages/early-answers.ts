import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { PlaceBookingBody } from '../bookings.ts';

/** A stand-in for a server that answers before it commits and then dies: it stores no booking. */
export async function openEarlyAnswers(): Promise<{ origin: string; close(): void }> {
  let id = 1_000_000_000;
  const server = http.createServer((request, response) => {
    void json(request).then((body) => {
      const { booking_date: date, time, price } = body as PlaceBookingBody;
      const data = { id: ++id, price, status: 'pending', starts_at: `${date}T${time}:00+03:00` };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ message: 'Booked', data }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
