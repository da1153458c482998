import type { SavedVenue } from '@tajmeelspot/contract/favourites.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** A saved venue; its picture is still a name. */
export type SavedVenueRow = Omit<SavedVenue, 'main_picture' | 'added_at'> & { picture: string | null; added_at: Date };

/** The venues that a user has saved, newest first, at most 200; what of them is listed says how they look. */
export async function listSavedVenues(db: Database, language: Language, userId: number): Promise<SavedVenueRow[]> {
  const found = await sql<SavedVenueRow>`
    select e.id, e.slug, in_language(e.name, ${language}) as name, in_language(e.district, ${language}) as district,
      in_language(y.name, ${language}) as city, l.picture, l.rating, coalesce(l.reviews_count, 0) as reviews_count,
      l.venue_id is not null as is_available, w.created_at as added_at
    from saved_venues w join venues e on e.id = w.venue_id join cities y on y.id = e.city_id
      left join lateral (
        select s.venue_id, (array_agg(s.images[1] order by s.standing desc, s.id desc))[1] as picture,
          round(sum(s.rating_sum)::numeric / nullif(sum(s.rating_weight), 0), 1)::float8 as rating,
          sum(s.rating_count)::int as reviews_count
        from services s where s.venue_id = e.id and ${isListed('s')} group by s.venue_id) l on true
    where w.user_id = ${userId}
    order by w.created_at desc, w.venue_id desc limit 200`.execute(db);
  return found.rows;
}

/** Whether something of a venue is listed. */
export async function hasListedService(db: Database, venueId: number): Promise<boolean> {
  const found = await sql`select from services s where s.venue_id = ${venueId} and ${isListed('s')} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Enters a saved venue; nothing where it is saved already. */
export const insertSavedVenue = (db: Database, given: { user_id: number; venue_id: number; created_at: Date }) =>
  db
    .insertInto('saved_venues')
    .values(given)
    .onConflict((conflict) => conflict.columns(['user_id', 'venue_id']).doNothing())
    .execute();

/** Deletes a saved venue; nothing where it is not saved. */
export const deleteSavedVenue = (db: Database, userId: number, venueId: number) =>
  db.deleteFrom('saved_venues').where('user_id', '=', userId).where('venue_id', '=', venueId).execute();
