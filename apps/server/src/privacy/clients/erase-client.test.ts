import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';
import { eraseAccount } from '../privacy.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const params = { params: { id: String(venue) } };
let owner: TestUser;

const enter = async (time: string, phone: string) =>
  (
    await owner.client.addWalkIn({
      ...params,
      body: {
        treatment_id: hairCut,
        customer_name: 'Umm Ali',
        customer_phone: phone,
        notes: 'By the window',
        booking_date: '2026-12-12',
        time,
      },
    })
  ).data;
const read = async (id: number) => (await owner.client.findBooking({ params: { id: String(id) } })).data;
const erased = { customer_name: '—', customer_phone: null, notes: '', client: null };

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await owner.client.changeHours({ ...params, body: weekOf('10:00', '20:00') });
});

describe('eraseClient', () => {
  it('R15.01 R11.12 deletes the file with all merged ones, and who the walk-ins were', async () => {
    const [one, other] = [await enter('10:00', '07701230001'), await enter('12:00', '07701230002')];
    await owner.client.mergeClients({ ...ofClient(venue, one.client!.id), body: { other_id: other.client!.id } });
    await owner.client.eraseClient(ofClient(venue, one.client!.id));
    expect(await read(one.id)).toMatchObject({ ...erased, time: '10:00' });
    expect(await read(other.id)).toMatchObject(erased);
    const { rows } =
      await sql`select from clients where venue_id = ${venue} and phone in ('+9647701230001', '+9647701230002')
      union all select from client_merges where venue_id = ${venue}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('the erasure of an account', () => {
  it('R15.01 R11.12 reaches its files at every venue, also those that its number leads to', async () => {
    const customer = await createUser(server);
    const elsewhere = await createOwner(server, landmarks.openPastMidnight);
    await sql`update users set proven_phone = '+9647701239999' where id = ${customer.id}`.execute(server.deps.db);
    const walkIn = await enter('14:00', '07701239999');
    const booked = await placeBooking(server, customer, '2026-12-13', { serviceId: service, nth: 0 });
    const file = await clientOf(server, venue, customer.id);
    expect(walkIn.client?.id).toBe(file);
    await owner.client.writeClientAllergies({ ...ofClient(venue, file), body: { text: 'Henna' } });
    await elsewhere.client.addClient({
      params: { id: String(landmarks.openPastMidnight) },
      body: { name: 'Umm Ali', phone: '07701239999' },
    });
    await server.deps.db
      .transaction()
      .execute((tx) => eraseAccount(server.deps, tx, { id: customer.id, email: customer.email, image: null }));
    const { rows } =
      await sql`select from clients where phone = '+9647701239999' or customer_id = ${customer.id}`.execute(
        server.deps.db,
      );
    expect(rows).toEqual([]);
    expect(await read(walkIn.id)).toMatchObject(erased);
    expect(await read(booked.id)).toMatchObject({ customer_name: '—', client: null });
  });
});
