import type pg from 'pg';
import { throwDice } from './dice.ts';
import { drawPhrase, toWords, type Words } from './phrases.ts';
import { languages, wordsOf } from './vocabulary.ts';

/** Names of treatments that venues made up themselves. */
const ownTreatments = 3000;

/** What the marketplace already has when services are added: the demo world's, with the folded form of every text. */
export type Reference = {
  readonly categories: readonly { readonly id: number; readonly label: Words }[];
  /** Every district of every city, with a postcode of it. */
  readonly places: readonly Place[];
  readonly tags: readonly { readonly id: number; readonly name: Words }[];
  /** The most frequent first. */
  readonly treatments: readonly Words[];
  readonly pictures: readonly string[];
  /** The words that the database's fold_text makes of a text of this data, or of a word of the vocabulary. */
  fold(text: string): readonly string[];
};

export type Place = {
  readonly cityId: number;
  readonly city: Words;
  readonly governorate: Words;
  readonly district: Words;
  readonly code: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

/** Reads the reference data of a database that holds the demo world. */
export async function readReference(client: pg.Client): Promise<Reference> {
  const read = async <T extends object>(text: string, values: unknown[] = []) =>
    (await client.query<T>(text, values)).rows;
  const categories = await read<Reference['categories'][number]>('select id::int, label from categories order by id');
  const tags = await read<Reference['tags'][number]>('select id::int, name from tags order by id');
  const named = await read<{ title: Words }>('select distinct title from treatments order by 1');
  const made = Array.from({ length: ownTreatments }, (_, n) => toWords(drawPhrase(throwDice(-n - 1), 2)));
  const treatments = [...named.map(({ title }) => title), ...made];
  const pictures = await read<{ picture: string }>(
    'select distinct unnest(images) as picture from services order by 1',
  );
  const places = await read<Place>(`
    select distinct on (y.id, district_code(e.district)) y.id::int as "cityId", y.name as city, y.governorate, e.district,
      district_code(e.district) as code, e.postcode, e.latitude, e.longitude
    from venues e join cities y on y.id = e.city_id order by y.id, district_code(e.district), e.id`);
  const texts = [
    ...languages.flatMap(wordsOf),
    ...[
      ...categories.map(({ label }) => label),
      ...tags.map(({ name }) => name),
      ...treatments,
      ...places.flatMap(({ city, governorate, district }) => [city, governorate, district]),
    ].flatMap((words) => languages.map((language) => words[language])),
  ];
  const folded = await read<{ text: string; folded: string }>(
    'select text, fold_text(text) as folded from (select distinct unnest($1::text[]) as text) t',
    [texts],
  );
  const forms = new Map(folded.map((one) => [one.text, one.folded.split(' ').filter(Boolean)]));
  return {
    categories,
    places,
    tags,
    treatments,
    pictures: pictures.map(({ picture }) => picture),
    fold: (text) => forms.get(text) ?? unknown(text),
  };
}

function unknown(text: string): never {
  throw new Error(`"${text}" is neither of the vocabulary nor of the reference data.`);
}
