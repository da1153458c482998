import type { Database } from '#app/database/connection.ts';

type NewPreferences = { channels: readonly string[]; has_quiet_hours: boolean; is_discreet: boolean };

/** Stores how a user gets messages. */
export const upsertPreferences = (db: Database, userId: number, given: NewPreferences) => {
  const set = { ...given, channels: [...given.channels] };
  return db
    .insertInto('message_preferences')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute();
};
