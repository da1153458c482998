import type { Database } from '#app/database/connection.ts';
import type { ReaderPreferences } from '../dispatch/dispatch-rules.ts';

/** Stores how a user gets messages. */
export const upsertPreferences = (db: Database, userId: number, given: ReaderPreferences) => {
  const set = { ...given, channels: [...given.channels] };
  return db
    .insertInto('message_preferences')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute();
};
