import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Database } from '#app/database/connection.ts';

/** Which texts the operator has written anew, by slug and language. */
export const listWritten = (db: Database) => db.selectFrom('page_texts').select(['slug', 'language']).execute();

/** What the operator has written; undefined where the program speaks. */
export const findText = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('page_texts')
    .select('body')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockText = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('page_texts')
    .select('body')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();

/** Writes a text in the place of a former one. */
export const insertOrUpdateText = (
  db: Database,
  given: { slug: string; language: Language; body: string; updated_at: Date },
) =>
  db
    .insertInto('page_texts')
    .values(given)
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doUpdateSet(given))
    .execute();

/** Goes back to the program's text. */
export const deleteText = (db: Database, slug: string, language: Language) =>
  db.deleteFrom('page_texts').where('slug', '=', slug).where('language', '=', language).execute();
