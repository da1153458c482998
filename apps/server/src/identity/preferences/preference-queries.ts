import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Preferences } from '@tajmeelspot/contract/identity/preferences.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** How messages to a user are written; undefined where the account does not exist any more. */
export async function findPreferences(db: Database, userId: number): Promise<Preferences | undefined> {
  const found = await sql<Preferences>`
    select message_language, language, digits, clock from users where id = ${userId}`.execute(db);
  return found.rows[0];
}

/** Sets the language of a user's messages; null: that of the last use. */
export const updateMessageLanguage = (db: Database, userId: number, language: Language | null) =>
  db.updateTable('users').set({ message_language: language }).where('id', '=', userId).execute();
