import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
let operator: Client;
let customer: TestUser;
let id = 0;

const list = async (search: string) => (await operator.listOperatorBookings({ query: { search } })).data;

beforeAll(async () => {
  const owner = await createOwner(server, venue);
  customer = await createUser(server);
  await sql`update users set proven_phone = '+9647705551234' where id = ${customer.id}`.execute(server.deps.db);
  ({ id } = await placeBooking(server, customer, '2026-12-12', { serviceId: service, nth: 0 }));
  await owner.client.cancelBooking({ params: { id: String(id) }, body: { reason: 'The chair is broken' } });
  operator = server.client({ token: (await server.signIn('operator')).token });
});

describe('the bookings of all venues', () => {
  it('R15.17 are found by number, by phone in any spelling, and by venue', async () => {
    for (const search of [String(id), `#${id}`, '0770 555 1234', '٠٧٧٠٥٥٥١٢٣٤']) {
      expect(await list(search)).toMatchObject([{ id, status: 'cancelled', venue: { id: venue } }]);
    }
    const ofVenue = await list('noor sal');
    expect(new Set(ofVenue.map((booking) => booking.venue.id))).toEqual(new Set([venue]));
    expect(await list('0770 555 1235')).toEqual([]);
    expect(await list('%')).toEqual([]);
  });

  it('R15.17 go on page by page', async () => {
    const first = await operator.listOperatorBookings({ query: { limit: '2' } });
    const second = await operator.listOperatorBookings({ query: { limit: '2', cursor: first.next! } });
    expect(second.data[0]!.id).toBeLessThan(first.data[1]!.id);
  });

  it('R15.17 are shown with history and messages, and each look is in the log', async () => {
    await server.deliver();
    const { data } = await operator.findOperatorBooking({ params: { id: String(id) } });
    expect(data).toMatchObject({ id, customer_id: customer.id, phone: '+9647705551234', dispute: null });
    expect(data.history.map(({ who, reason }) => [who, reason])).toEqual([
      ['customer', null],
      ['venue', 'The chair is broken'],
    ]);
    expect(data.messages.length).toBeGreaterThan(0);
    const entries = await server.deps.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('kind', '=', 'operator.booking_viewed')
      .execute();
    expect(entries).toEqual([{ detail: { on: id } }]);
  });

  it('findOperatorBooking answers not_found for a number that is no booking', async () => {
    const none = operator.findOperatorBooking({ params: { id: '999999999' } });
    expect((await apiErrorOf(none)).body?.code).toBe('not_found');
  });
});
