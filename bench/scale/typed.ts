import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import type { Place } from '../arena.ts';
import { databaseOf } from '../server.ts';
import { throwDice, pick, roll, rollZipf } from './dice.ts';
import { languages, wordsOf } from './vocabulary.ts';

/** Kinds of what people search for: some of each kind, so that no single one is measured. */
export type Typed = Readonly<Record<TypedKind, readonly string[]>>;
export type TypedKind = 'common word' | 'rare word' | 'absent word' | 'two words' | 'Arabic word' | 'middling word';

const ofAKind = 10;

/** What can be typed into the search of a place, by how often its services have it. */
export async function readTyped(place: Place): Promise<Typed> {
  await place.server();
  const client = new pg.Client({ connectionString: databaseOf(place.dataDir) });
  await client.connect();
  try {
    const list = async (text: string, values: unknown[] = []) =>
      (await client.query<{ typed: string }>(text, values)).rows.map(({ typed }) => typed);
    const latin = `select word as typed from search_terms, (select count(*) as n from services) s where word ~ '^[a-z]{4,}$'`;
    return {
      'common word': await list(`${latin} order by listings desc, word limit ${ofAKind}`),
      'rare word': await list(
        `${latin} and listings >= greatest(2, n / 50000) order by listings, word limit ${ofAKind}`,
      ),
      'absent word': await list(
        `select typed from unnest($1::text[]) with ordinality as t (typed, place)
         where not exists (select from search_terms where starts_with(word, typed)) order by place limit ${ofAKind}`,
        [[...slips(), ...nonsense()]],
      ),
      'two words': await list(
        `select split_part(description ->> 'en', ' ', 1) || ' ' || split_part(description ->> 'en', ' ', 2) as typed
         from services where id >= 1000000 order by md5(id::text) limit ${ofAKind}`,
      ),
      'Arabic word': [0, 1, 3, 6, 12, 25, 50, 100, 1000, 5000].map((rank) => wordsOf('ar')[rank] ?? ''),
      'middling word': await list(`${latin} order by abs(listings - n / 200), word limit ${ofAKind}`),
    };
  } finally {
    await client.end();
  }
}

/** Address of a search for that. */
export const searchPath = (typed: string): string =>
  `${places.api}/services/search?treatment=${encodeURIComponent(typed)}&limit=20`;

/** Beginnings of words, as they stand in the field while somebody types; the frequent words more often. */
export function beginnings(count: number): string[] {
  const dice = throwDice(3);
  return Array.from({ length: count }, () => {
    const words = wordsOf(pick(dice, languages));
    return (words[rollZipf(dice, words.length)] ?? '').slice(0, 2 + roll(dice, 5));
  });
}

/** Frequent words with two letters in each other's place. */
const slips = (): string[] =>
  wordsOf('en')
    .slice(0, 60)
    .filter((word) => word.length > 5)
    .map((word) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`)
    .slice(0, ofAKind / 2);

/** Letters that no word of the vocabulary begins with. */
const nonsense = (): string[] =>
  Array.from({ length: ofAKind }, (_, n) => `x${'qwzkvjgpyh'[n]}xuqo${'aeioudrnml'[n]}w`);
