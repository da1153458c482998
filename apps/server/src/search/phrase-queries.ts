import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { type Database, takesLong } from '#app/database/connection.ts';
import { type SearchCriteria, matching, orderOf, planningOf } from '#app/catalog/services/criteria-queries.ts';

type SearchPhraseRow = { kind: string; code: string; name: string; count: number };

/**
 * Treatments, places and categories with a word that begins with a text or resembles it; those with most services
 * first.
 */
export async function listPhrases(db: Database, language: Language, text: string): Promise<SearchPhraseRow[]> {
  const found = await sql<SearchPhraseRow>`
    with typed as (select fold_text(${text}) as t),
    beginning as (select p.* from typed, phrases_beginning(t) p where t <> ''),
    -- No phrase begins with the text: similar words that services have.
    meant as (
      select w.word from typed, likely_words(t) w where length(t) > 2 and not exists (select from beginning)
    ),
    alike as (
      select distinct p.* from search_phrases p, meant where p.folded like '%' || meant.word || '%' limit 30
    )
    select kind, code, in_language(name, ${language}) as name, least(services, 1000) as count
    from (select * from beginning union all select * from alike) p order by p.services desc, p.code`.execute(db);
  return found.rows;
}

/** The best four services that match, by name. */
export async function listTitles(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
): Promise<Suggestions['services']> {
  const { order } = orderOf('recommended', criteria);
  const found = await sql<Suggestions['services'][number]>`
    ${planningOf(criteria)}
    select s.id, in_language(s.title, ${language}) as title, in_language(e.name, ${language}) as establishment
    from (select s.* from ${matching(criteria)} order by ${order} limit 4) s
    join venues e on e.id = s.venue_id order by ${order}`.execute(db);
  return found.rows;
}

/** Reads the words and phrases of all services anew; takes longer than the statement timeout allows. */
export const refreshTerms = (db: Database) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`${sql.raw(takesLong)} call refresh_search_terms()`.execute(tx);
  });
