import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Database } from '#app/database/connection.ts';

/** The texts that an operator has replaced, by slug and language. */
export const listWritten = (db: Database) => db.selectFrom('page_texts').select(['slug', 'language']).execute();

/** The operator's text; undefined where the program's stands. */
export const findText = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('page_texts')
    .select('body')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockText = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('page_texts')
    .select('body')
    .where('slug', '=', slug)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();

/** Sets the operator's text. */
export const insertOrUpdateText = (
  db: Database,
  given: { slug: string; language: Language; body: string; updated_at: Date },
) =>
  db
    .insertInto('page_texts')
    .values(given)
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doUpdateSet(given))
    .execute();

/** Deletes the operator's text. */
export const deleteText = (db: Database, slug: string, language: Language) =>
  db.deleteFrom('page_texts').where('slug', '=', slug).where('language', '=', language).execute();
