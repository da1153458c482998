import type { Database } from '#app/database/connection.ts';

/** A new entry in the history of a venue. */
type NewChange = {
  venue_id: number;
  verb: string;
  actor_id: number;
  before: object;
  after: object;
  created_at: Date;
};

/** Enters a change of a venue into its history. */
export const insertChange = (db: Database, { before, after, ...change }: NewChange) =>
  db
    .insertInto('schedule_changes')
    .values({ ...change, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
