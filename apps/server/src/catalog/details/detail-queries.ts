import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';
import { type CardMark, termsVersion } from '../cards/card-queries.ts';
import { type SimilarRow, similarServices } from '../services/service-detail-queries.ts';

/** What a stored document stands for: all that it shows, and where its changes leave their marks. */
export type DetailMark = CardMark & { venue_id: number; category_id: number; city_id: number; branch: number };

/** A service in full as it is sent, in the parts before and after its similar services; its tags are joined by blanks. */
export type DetailDocument = {
  readonly head: string;
  readonly tail: string;
  readonly tags: string;
  /**
   * Services that it may show as similar, the best first, itself perhaps among them: ids joined by blanks, JSON by line
   * breaks; null where they are not stored.
   */
  readonly ids: string | null;
  readonly bodies: string | null;
};

/** Where a service takes its similar services from; `branch` is the top of its category. */
export type SimilarPlace = Pick<DetailMark, 'category_id' | 'city_id' | 'branch'>;

/** Documents in a locale, as a program of this form writes them. */
type DetailQuery = { readonly language: Language; readonly locale: Locale; readonly form: string };

const versionOf = (kind: 'venue' | 'branch', id: RawBuilder<unknown>) =>
  sql`(select coalesce(bit_xor(m.number), 0) from document_marks m where m.kind = ${sql.lit(kind)} and m.id = ${id})`;
const isToday = (table: 'd' | 'n') =>
  sql`baghdad_today() between ${sql.ref(`${table}.made_on`)} and ${sql.ref(`${table}.valid_until`)}`;

/** Stored services in full that are right, with their similar services where those are, too. */
const stored = ({ language, locale, form }: Readonly<Record<'language' | 'locale' | 'form', unknown>>) => sql`
    service_details d left join similar_services n on n.category_id = d.category_id and n.city_id = d.city_id
      and n.language = ${language} and n.form = d.form and n.terms_version = d.terms_version and ${isToday('n')}
      and n.version = ${versionOf('branch', sql`d.branch`)}
    where d.locale = ${locale} and d.form = ${form} and d.terms_version = ${termsVersion}
      and ${isToday('d')} and d.version = ${versionOf('venue', sql`d.venue_id`)}`;

const findStored = fixedStatement(
  ['language', 'locale', 'form', 'id'],
  ({ id, ...query }) => sql<DetailDocument & SimilarPlace>`
    select d.head, d.tail, d.tags, d.category_id, d.city_id, d.branch, n.ids, n.bodies
    from ${stored(query)} and d.service_id = ${id}`,
);

/** A service in full where it is stored and nothing on it has changed. */
export const findDetail = async (db: Database, query: DetailQuery, id: number) =>
  (await findStored(db, { ...query, id }))[0];

/** A subquery hides how many there are, as in listCardsOf. */
const listStates = fixedStatement(
  ['language', 'locale', 'form', 'ids'],
  ({ ids, ...query }) => sql<{ readonly id: number; readonly state: string }>`
    select one.id, found.state from unnest((select ${ids}::bigint[])) one (id) cross join lateral (
      select concat_ws(' ', d.terms_version, d.version, n.version, baghdad_today()) as state
      from ${stored(query)} and d.service_id = one.id and n.version is not null offset 0) found`,
);

/** What services in full show, as versions: another text where one is another; those alone that are stored as they would be now. */
export const listDetailStates = (db: Database, query: DetailQuery, ids: readonly number[]) =>
  listStates(db, { ...query, ids });

/** Columns of a service `s` that say what a document of it stands for; licences of its venue end it. */
export const detailMarkColumns: RawBuilder<DetailMark> = sql`
  s.venue_id, s.category_id, s.city_id, (select k.branch[1] from categories k where k.id = s.category_id) as branch,
  ${versionOf('venue', sql`s.venue_id`)} as version, ${termsVersion} as terms_version, baghdad_today() as made_on, least(
    (select min(o.listed_until) from services o where o.venue_id = s.venue_id and ${isListed('o')}),
    (select min(i.licensed_until) from treatments i join services o on o.id = i.service_id
      where o.venue_id = s.venue_id and ${isTreatable('i')}),
    (select min(l.expires_on) from licences l where l.venue_id = s.venue_id and l.expires_on >= baghdad_today())) as valid_until`;

/** A document that is ready to be stored. */
export type NewDetail = DetailMark & Pick<DetailDocument, 'head' | 'tail' | 'tags'> & { readonly id: number };

/** Stores a service in full, and folds the marks of its venue where there are many. */
export async function upsertDetail(db: Database, { locale, form }: DetailQuery, detail: NewDetail): Promise<void> {
  await sql`
    insert into service_details (service_id, locale, venue_id, category_id, city_id, branch, version, terms_version, form,
      made_on, valid_until, tags, head, tail)
    select s.id, ${locale}, ${detail.venue_id}, ${detail.category_id}, ${detail.city_id}, ${detail.branch}, ${detail.version},
      ${detail.terms_version}, ${form}, ${detail.made_on}, ${detail.valid_until}, ${detail.tags}, ${detail.head}, ${detail.tail}
    from services s where s.id = ${detail.id} and ${detail.version} = ${versionOf('venue', sql`s.venue_id`)}
    on conflict (service_id, locale) do update set venue_id = excluded.venue_id, category_id = excluded.category_id,
      city_id = excluded.city_id, branch = excluded.branch, version = excluded.version, terms_version = excluded.terms_version,
      form = excluded.form, made_on = excluded.made_on, valid_until = excluded.valid_until, made_at = now(),
      tags = excluded.tags, head = excluded.head, tail = excluded.tail`.execute(db);
  await foldMarks(db, 'venue', detail.venue_id);
}

/** Similar services of a category and a city, with what they stand for. */
export type SimilarPage = Pick<CardMark, 'version' | 'terms_version' | 'made_on'> & { similar: SimilarRow[] };

/** How many similar services a service shows. */
export const shownSimilar = 4;

/** The services that those of a category and a city show as similar, each perhaps but itself. */
export async function computeSimilar(
  db: Database,
  language: Language,
  { category_id: category, city_id: city, branch }: SimilarPlace,
): Promise<SimilarPage> {
  // One more than are shown, since a service is not similar to itself.
  const place = { category: sql`${category}::bigint`, city: sql`${city}::bigint`, limit: shownSimilar + 1 };
  const found = await sql<SimilarPage>`
    select ${similarServices(language, place)} as similar, ${versionOf('branch', sql`${branch}::bigint`)} as version,
      ${termsVersion} as terms_version, baghdad_today() as made_on`.execute(db);
  if (!found.rows[0]) throw new Error('A statement without a table gave no row.');
  return found.rows[0];
}

/** Similar services that are ready to be stored. */
export type NewSimilar = Omit<SimilarPage, 'similar'> & {
  readonly valid_until: string;
  readonly ids: string;
  readonly bodies: string;
};

/** Stores what services of a category and a city show as similar, and folds the marks of the branch where there are many. */
export async function upsertSimilar(
  db: Database,
  { language, form }: Omit<DetailQuery, 'locale'>,
  { category_id: category, city_id: city, branch }: SimilarPlace,
  { version, terms_version: terms, made_on: madeOn, valid_until: validUntil, ids, bodies }: NewSimilar,
): Promise<void> {
  await sql`
    insert into similar_services (category_id, city_id, language, version, terms_version, form, made_on, valid_until, ids, bodies)
    values (${category}, ${city}, ${language}, ${version}, ${terms}, ${form}, ${madeOn}, ${validUntil}, ${ids}, ${bodies})
    on conflict (category_id, city_id, language) do update set version = excluded.version,
      terms_version = excluded.terms_version, form = excluded.form, made_on = excluded.made_on,
      valid_until = excluded.valid_until, ids = excluded.ids, bodies = excluded.bodies`.execute(db);
  await foldMarks(db, 'branch', branch);
}

/** Fewer marks cost a reader less than their folding. */
const fewMarks = 16;

const foldMarks = (db: Database, kind: 'venue' | 'branch', id: number) =>
  sql`select fold_marks(${kind}, ${id}) where (
    select count(*) from document_marks where kind = ${kind} and id = ${id}) > ${sql.lit(fewMarks)}`.execute(db);
