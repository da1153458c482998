import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
let vendor: TestUser;
let regular: TestUser;
let newcomer: TestUser;
let next = '';
let last = '';

const params = (id: number = venue) => ({ params: { id: String(id) } });
const list = (query: { text?: string; cursor?: string; limit?: string } = {}) =>
  vendor.client.listClients({ ...params(), query });

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await sql`delete from bookings where venue_id = ${venue}`.execute(server.deps.db);
  [regular, newcomer] = [await createUser(server), await createUser(server)];
  const first = await placeBooking(server, regular, '2026-12-12', { serviceId: service, nth: 0 });
  const missed = await placeBooking(server, regular, '2026-12-12', { serviceId: service, nth: 6 });
  await setStatus(server, first.id, 'completed');
  await setStatus(server, missed.id, 'no_show');
  next = (await placeBooking(server, regular, '2026-12-14', { serviceId: service, nth: 0 })).starts_at;
  last = first.starts_at;
  const gone = await placeBooking(server, newcomer, '2026-12-13', { serviceId: service, nth: 0 });
  await setStatus(server, gone.id, 'cancelled');
  await sql`update bookings set customer_name = 'Zainab al-Saadi' where id = ${missed.id}`.execute(server.deps.db);
  await sql`update bookings set customer_name = 'Noor_Ali' where id = ${gone.id}`.execute(server.deps.db);
});

describe('listClients', () => {
  it('has everybody who booked, with visits, no-shows and what comes next', async () => {
    expect(await list()).toEqual({
      data: [
        {
          id: regular.id,
          name: 'Zainab Kareem',
          completed: 1,
          no_shows: 1,
          last_completed_at: last,
          next_booking_at: next,
        },
        {
          id: newcomer.id,
          name: 'Noor_Ali',
          completed: 0,
          no_shows: 0,
          last_completed_at: null,
          next_booking_at: null,
        },
      ],
      total: 2,
      next_cursor: null,
    });
  });

  it('goes on page by page', async () => {
    const first = await list({ limit: '1' });
    expect(first).toMatchObject({ data: [{ id: regular.id }], total: 2 });
    const second = await list({ limit: '1', cursor: first.next_cursor! });
    expect(second).toMatchObject({ data: [{ id: newcomer.id }], total: 2, next_cursor: null });
  });

  it('finds by a part of any name that was given', async () => {
    const found = async (text: string) => (await list({ text })).data.map(({ id }) => id);
    expect(await found('al-saadi')).toEqual([regular.id]);
    expect(await found('r_a')).toEqual([newcomer.id]);
    expect(await found('nobody')).toEqual([]);
  });

  it('listClients answers not_found to everybody but the owner, and refuses a mark that is none', async () => {
    for (const stranger of [regular, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.listClients(params()))).body?.code).toBe('not_found');
    }
    expect(Object.keys((await apiErrorOf(list({ cursor: 'AAAA' }))).body?.errors ?? {})).toEqual(['cursor']);
  });
});
