import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import type { ServerFolder } from '../bench-run.ts';
import { databaseUrlOf } from '../server.ts';
import { throwDice, pick, roll, rollZipf } from './dice.ts';
import { languages, wordsOf } from './vocabulary.ts';

/** Search texts by kind: several of each, so that no single one is measured. */
export type SearchTexts = Readonly<Record<SearchTextKind, readonly string[]>>;
export type SearchTextKind =
  | 'common word'
  | 'rare word'
  | 'absent word'
  | 'two words'
  | 'Arabic word'
  | 'middling word';

const textsPerKind = 10;

/** Reads search texts of each kind from the words of a database's services. */
export async function readSearchTexts(folder: ServerFolder): Promise<SearchTexts> {
  await folder.server();
  const client = new pg.Client({ connectionString: databaseUrlOf(folder.dataDir) });
  await client.connect();
  try {
    const list = async (text: string, values: unknown[] = []) =>
      (await client.query<{ typed: string }>(text, values)).rows.map(({ typed }) => typed);
    const latin = `select word as typed from search_terms, (select count(*) as n from services) s where word ~ '^[a-z]{4,}$'`;
    return {
      'common word': await list(`${latin} order by services desc, word limit ${textsPerKind}`),
      'rare word': await list(
        `${latin} and services >= greatest(2, n / 50000) order by services, word limit ${textsPerKind}`,
      ),
      'absent word': await list(
        `select typed from unnest($1::text[]) with ordinality as t (typed, n)
         where not exists (select from search_terms where starts_with(word, typed)) order by n limit ${textsPerKind}`,
        [[...misspelledWords(), ...inventedWords()]],
      ),
      'two words': await list(
        `select split_part(description ->> 'en', ' ', 1) || ' ' || split_part(description ->> 'en', ' ', 2) as typed
         from services where id >= 1000000 order by md5(id::text) limit ${textsPerKind}`,
      ),
      'Arabic word': [0, 1, 3, 6, 12, 25, 50, 100, 1000, 5000].map((rank) => wordsOf('ar')[rank] ?? ''),
      'middling word': await list(`${latin} order by abs(services - n / 200), word limit ${textsPerKind}`),
    };
  } finally {
    await client.end();
  }
}

/** Path of a search for a text. */
export const searchPath = (text: string): string =>
  `${places.api}/services/search?treatment=${encodeURIComponent(text)}&limit=20`;

/** Beginnings of words, as a search field has them during typing; frequent words come more often. */
export function beginnings(count: number): string[] {
  const dice = throwDice(3);
  return Array.from({ length: count }, () => {
    const words = wordsOf(pick(dice, languages));
    return (words[rollZipf(dice, words.length)] ?? '').slice(0, 2 + roll(dice, 5));
  });
}

/** Frequent words with two neighbouring letters swapped. */
const misspelledWords = (): string[] =>
  wordsOf('en')
    .slice(0, 60)
    .filter((word) => word.length > 5)
    .map((word) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`)
    .slice(0, textsPerKind / 2);

/** Letters that no word of the vocabulary begins with. */
const inventedWords = (): string[] =>
  Array.from({ length: textsPerKind }, (_, n) => `x${'qwzkvjgpyh'[n]}xuqo${'aeioudrnml'[n]}w`);
