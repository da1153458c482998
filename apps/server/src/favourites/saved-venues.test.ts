import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { createVenueWithDraft } from '#testing/request-bodies.ts';

const server = useServer();
const { noorSalon } = landmarks;
const params = (id: number) => ({ params: { venue_id: String(id) } });

describe('R14.01 the venues that somebody saves', () => {
  it('look as their pages do, newest first, once each, and are nobody else\u2019s', async () => {
    const { client } = await createUser(server);
    await client.saveVenue(params(2));
    await client.saveVenue(params(noorSalon));
    expect(await client.saveVenue(params(2))).toMatchObject({ is_saved: true });
    const { data } = await client.listSavedVenues();
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([noorSalon, 2]);
    const noor = data.find(({ id }) => id === noorSalon);
    const page = (await server.client().findVenuePage({ params: { slug: 'noor-salon' }, query: {} })).data;
    expect(noor).toMatchObject({
      slug: 'noor-salon',
      name: page.venue.name,
      rating: page.rating,
      reviews_count: page.reviews_count,
      is_available: true,
    });
    expect(noor?.main_picture?.url).toMatch(/\/files\//);
    expect((await (await createUser(server)).client.listSavedVenues()).data).toEqual([]);
  });

  it('are given up as often as somebody likes', async () => {
    const { client } = await createUser(server);
    await client.saveVenue(params(noorSalon));
    for (const _ of [1, 2]) expect(await client.removeSavedVenue(params(noorSalon))).toMatchObject({ is_saved: false });
    expect((await client.listSavedVenues()).data).toEqual([]);
  });

  it('saveVenue answers not_found to a venue without a page; one that loses it stays, without one', async () => {
    const { client } = await createUser(server);
    const { venue } = await createVenueWithDraft(server, { name: { en: 'A draft alone' } });
    for (const id of [venue.id, 999_999]) {
      expect((await apiErrorOf(client.saveVenue(params(id)))).body?.code).toBe('not_found');
    }
    await client.saveVenue(params(3));
    await sql`update services set status = 'draft' where venue_id = 3`.execute(server.deps.db);
    expect((await client.listSavedVenues()).data).toMatchObject([{ id: 3, is_available: false, rating: null }]);
  });

  it('end with the account', async () => {
    const { client, id } = await createUser(server);
    await client.saveVenue(params(noorSalon));
    await client.deleteAccount({ body: { password: 'a long password' } });
    const left = await sql`select from saved_venues where user_id = ${id}`.execute(server.deps.db);
    expect(left.rows).toEqual([]);
  });
});
