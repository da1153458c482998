import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import { type VersionedReading, versionedMemory } from '#app/database/memory.ts';
import { countFew } from './few-matches-queries.ts';
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

/** What of a search is few: it stays as it was counted while words do, for it decides how long a search takes and not what it finds. */
export const recallJudgement = versionedMemory('words', 4000, wordsVersion);

/** What is read of a text whose words are looked for in the services themselves. */
export const recallSought = versionedMemory('what is found', 1000, foundVersion);
