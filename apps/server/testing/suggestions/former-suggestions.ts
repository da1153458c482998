import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { composeText, type ReadText } from '#app/catalog/services/search-text-queries.ts';
import { listServices } from '#app/catalog/services/service-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { listNamedEmployees, listNamedVenues } from '#app/search/suggestions/phrase-queries.ts';

/** Suggestions as they were before anything of them was kept: each is read anew, and all matches are found and sorted. */
export async function listFormerSuggestions(db: Database, language: Language, typed: string): Promise<Suggestions> {
  const phrases = await listPhrases(db, language, typed);
  const words = await readAnew(db, language, typed);
  const criteria = { words: { ...words, areFew: true } };
  const services =
    words.narrowing === null ? [] : await listServices(db, language, criteria, { sort: 'recommended', limit: 4 });
  const ofKind = (kind: string) => phrases.filter((phrase) => phrase.kind === kind).slice(0, 5);
  return {
    treatments: ofKind('treatment').map(({ name, count }) => ({ text: name, count })),
    categories: ofKind('category'),
    locations: ofKind('location'),
    services: services.map(({ id, title, establishment }) => ({ id, title, establishment: establishment.name })),
    venues: words.narrowing === null ? [] : (await listNamedVenues(db, language, words)).slice(0, 3),
    employees: words.narrowing === null ? [] : (await listNamedEmployees(db, language, words)).slice(0, 3),
  };
}

/** A text read without what was read before. */
export async function readAnew(db: Database, language: Language, typed: string) {
  const found = await sql<{ read: ReadText }>`select read_search(${typed}, ${language}) as read`.execute(db);
  return composeText(found.rows[0]?.read);
}

async function listPhrases(db: Database, language: Language, typed: string) {
  const found = await sql<{ kind: string; code: string; name: string; count: number }>`
    with typed as (select fold_text(${typed}) as t),
    beginning as (select p.* from typed, phrases_beginning(t) p where t <> ''),
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
