import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { type Database, plannedAnew, takesLong } from '#app/database/connection.ts';
import type { SearchCriteria } from '#app/catalog/services/criteria-queries.ts';
import type { SearchText } from '#app/catalog/services/search-text-queries.ts';
import { wordsVersion } from '#app/catalog/services/text-reading-queries.ts';
import type { VersionedReading } from '#app/database/memory.ts';
import { listPage, type PlacedRow } from '#app/catalog/services/service-queries.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

type SearchPhraseRow = { kind: string; code: string; name: string; count: number };

/**
 * Treatments, places and categories with a word that begins with a text or resembles it; those with most services
 * first.
 */
export async function listPhrases(
  db: Database,
  language: Language,
  text: string,
): Promise<VersionedReading<SearchPhraseRow[]>> {
  const found = await sql<{ phrases: SearchPhraseRow[]; version: string }>`
    with typed as (select fold_text(${text}) as t),
    beginning as (select p.* from typed, phrases_beginning(t) p where t <> ''),
    -- No phrase begins with the text: similar words that services have.
    meant as (
      select w.word from typed, likely_words(t) w where length(t) > 2 and not exists (select from beginning)
    ),
    alike as (
      select distinct p.* from search_phrases p, meant where p.folded like '%' || meant.word || '%' limit 30
    ),
    named as (
      select kind, code, in_language(name, ${language}) as name, least(services, 1000) as count
      from (select * from beginning union all select * from alike) p order by p.services desc, p.code)
    select coalesce(json_agg(named), '[]') as phrases, ${wordsVersion} as version from named`.execute(db);
  const [row] = found.rows;
  return { version: row?.version, value: row?.phrases ?? [] };
}

type NamedVenue = Suggestions['venues'][number];
type NamedEmployee = Suggestions['employees'][number];

/** So many services are looked at for the names of their venues and of those who give them. */
const maxNamed = 40;

/** Venues that are called so, those first whose best service stands first. */
export async function listNamedVenues(
  db: Database,
  language: Language,
  { named, areFewNamed }: SearchText,
): Promise<NamedVenue[]> {
  if (named === null) return [];
  const found = await sql<NamedVenue>`
    ${sql.raw(plannedAnew)}
    select in_language(v.name, ${language}) as name, in_language(v.district, ${language}) as district, v.slug
    from (
      select distinct on (venue_id) venue_id, id, standing from (${withNames(named, areFewNamed)}) s
      order by venue_id, standing desc, id desc) s
    join venues v on v.id = s.venue_id order by s.standing desc, s.id desc`.execute(db);
  return found.rows;
}

/** Employees who are called so, each with the first of their services. */
export async function listNamedEmployees(
  db: Database,
  language: Language,
  { employees, areFewEmployees }: SearchText,
): Promise<NamedEmployee[]> {
  if (employees === null) return [];
  const found = await sql<NamedEmployee>`
    ${sql.raw(plannedAnew)}
    select in_language(m.name, ${language}) as name, in_language(v.name, ${language}) as establishment, m.service_id
    from (
      select distinct on (m.id) m.id, m.name, m.venue_id, s.id as service_id, s.standing
      from (${withNames(employees, areFewEmployees)}) s join service_employees e on e.service_id = s.id join employees m on m.id = e.employee_id
      where m.is_active and array_to_tsvector(array(
        select distinct 'M' || form from unnest(string_to_array(fold_text(all_texts(m.name)), ' ')) word, unnest(word_forms(word)) form
      )) @@ ${employees}::tsquery
      order by m.id, s.standing desc, s.id desc) m
    join venues v on v.id = m.venue_id order by m.standing desc, m.id`.execute(db);
  return found.rows;
}

/** The best services with certain names. Few are found and sorted (`offset 0`): along the sorted index, what nobody is called is looked for to its end. */
const withNames = (query: string, areFew: boolean) => sql`
  select s.id, s.venue_id, s.standing from (
    select s.id, s.venue_id, s.standing from services s
    where ${isListed('s')} and s.document @@ ${query}::tsquery ${areFew ? sql`offset 0` : sql``}) s
  order by s.standing desc, s.id desc limit ${maxNamed}`;

/** The best four services that match, by name. */
export async function listTitles(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
): Promise<Suggestions['services']> {
  const columns = sql`s.id, in_language(s.title, ${language}) as title, in_language(e.name, ${language}) as establishment`;
  const joins = sql`join venues e on e.id = s.venue_id`;
  const page = { sort: 'recommended', limit: 4 } as const;
  const found = await listPage<NamedService & PlacedRow>(db, criteria, page, { columns, joins });
  return found.map(({ id, title, establishment }) => ({ id, title, establishment }));
}

type NamedService = Suggestions['services'][number];

/** Reads the words and phrases of all services anew; takes longer than the statement timeout allows. */
export const refreshTerms = (db: Database) =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`${sql.raw(takesLong)} call refresh_search_terms()`.execute(tx);
  });
