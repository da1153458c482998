import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { type Database, plannedAnew } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import { type VersionedReading, versionedMemory } from '#app/database/memory.ts';
import { composeText, type ReadText, type SearchText } from './search-text-queries.ts';

/** Reads typed words with the terms of all services; a search does this once for its list, count and filters. */
export const readText = async (db: Database, language: Language, typed: string): Promise<SearchText> =>
  (await readVersionedText(db, language, typed)).value;

/** The same with its version; without one it depends on more than words. */
export async function readVersionedText(
  db: Database,
  language: Language,
  typed: string,
): Promise<VersionedReading<SearchText>> {
  const found = await sql<{ read: ReadText; version: string }>`
    select read_search(${typed}, ${language}) as read, ${wordsVersion} as version`.execute(db);
  const [row] = found.rows;
  const text = composeText(row?.read);
  const value = row && !text.areFew ? await countFew(db, text, row.read.few) : text;
  return { version: row && isByWords(row.read) ? row.version : undefined, value };
}

/** Whether words alone decided how a text is read: what none of them knows is looked for in the services, which change. */
const isByWords = ({ pieces, terms, meanings }: ReadText): boolean =>
  pieces.every(({ typed, how }, index) => {
    const isCounted = (terms[typed]?.[0] ?? 0) > 0 || meanings.some(({ at, size }) => at === index && size === 1);
    return how === 'bare' || how === 'begun' || (how === 'known' && isCounted);
  });

/** One in so many services is in the sample of the index. */
const sampled = 64;

/**
 * Frequent words with what of them is few, by a sample: nobody can estimate how many services have several words, nor how many words
 * begin so, and what nothing has would be looked for along the whole sorted index.
 */
async function countFew(db: Database, text: SearchText, few: number): Promise<SearchText> {
  const { tiers, named, employees } = text;
  const whole = [text.narrowing, text.besides].filter((query) => query !== null).join(' & ');
  const rest = tiers.length === 0 ? whole : `${whole} & !(${tiers.join(' | ')})`;
  const steps = [...tiers.map((tier) => `${whole} & (${tier})`), rest];
  // Half as many, since a sample is not exact: to walk finds the first of some hundred soon enough.
  const [most, ofThousand] = [few / 2, few * fewerOfThousand];
  const found = await countInSample(db, [
    { query: whole, most: ofThousand },
    ...steps.map((query) => ({ query, most })),
    { query: named, most },
    { query: employees, most },
  ]);
  const [all = 0, ...others] = found;
  const isFew = (count: number | undefined) => count !== undefined && count * sampled < most;
  const [areFew, areFewOfThousand] = [isFew(all), all * sampled < ofThousand];
  const [areFewNamed, areFewEmployees] = others.slice(steps.length).map(isFew) as [boolean, boolean];
  return {
    ...text,
    narrowing: whole,
    besides: null,
    areFew,
    areFewOfThousand,
    fewOfTiers: areFew ? [] : steps.map((_, index) => isFew(others[index])),
    areFewNamed,
    areFewEmployees,
  };
}

/** `few` are those that are found and sorted sooner than the first twenty are reached; for a thousand it is about seven times as many. */
const fewerOfThousand = 7;

type SampledQuery = { readonly query: string | null; readonly most: number };

/** How many services of the sample each query finds; enough of them where there are more than a part of `most`. */
async function countInSample(db: Database, queries: readonly SampledQuery[]): Promise<number[]> {
  const countOf = ({ query, most }: SampledQuery) => sql`(
    select count(*)::int from (
      select from services s where s.status = 'published' and s.id % ${sql.lit(sampled)} = 0 and s.document @@ ${query}::tsquery
      limit ${sql.lit(Math.floor(most / sampled) + 1)}) sample)`;
  const found = await sql<{ counts: number[] }>`
    ${sql.raw(plannedAnew)}
    select array[${sql.join(queries.map(countOf))}] as counts`.execute(db);
  return found.rows[0]?.counts ?? [];
}

/**
 * The version of all words, phrases, synonyms and procedures by which texts are read; with the number of services, by which
 * read_search says how many are few.
 */
export const wordsVersion = sql<string>`(
  select concat(coalesce(bit_xor(m.number), 0), '-', (select reltuples from pg_class where oid = 'services'::regclass))
  from document_marks m where m.kind = 'words' and m.id = 0)`;

/** The version of these, and of all that they find: services, venues and employees, and the day, on which licences end. */
export const foundVersion = sql<string>`(
  select concat(${wordsVersion}, ' ', bit_xor(m.number), ' ', baghdad_today())
  from document_marks m where m.kind = 'named' and m.id = 0)`;

/** The version of all that pages of services are found, chosen and ordered by, and of the day. */
export const listedVersion = sql<string>`(
  select concat(bit_xor(m.number), ' ', baghdad_today())
  from document_marks m where m.kind in ('named', 'filtered') and m.id = 0)`;

const findListed = fixedStatement([], () => sql<{ version: string }>`select ${listedVersion} as version`);

/** That of this moment. */
export async function findListedVersion(db: Database): Promise<string> {
  const [found] = await findListed(db, {});
  if (!found) throw new Error('A statement without a table gave no row.');
  return found.version;
}

/** Both versions of one moment. */
export type ReadingVersions = { readonly words: string; readonly found: string };

export async function findVersions(db: Database): Promise<ReadingVersions> {
  const found = await sql<ReadingVersions>`select ${wordsVersion} as words, ${foundVersion} as found`.execute(db);
  if (!found.rows[0]) throw new Error('A statement without a table gave no row.');
  return found.rows[0];
}

/** What is read of a typed text by the words, phrases, synonyms and procedures that there are, and by nothing else. */
export const recallReading = versionedMemory('words', 4000, wordsVersion);

/** What is read of a text whose words are looked for in the services themselves. */
export const recallSought = versionedMemory('what is found', 1000, foundVersion);
