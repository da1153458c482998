import type { Database } from '#app/database/connection.ts';

export { refreshServices } from '#app/venues/venue/venue-queries.ts';

/** Sets whether a venue is there for women alone. */
export const updateAudience = (db: Database, venueId: number, isWomenOnly: boolean) =>
  db.updateTable('venues').set({ is_women_only: isWomenOnly }).where('id', '=', venueId).execute();
