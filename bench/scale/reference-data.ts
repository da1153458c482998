import type pg from 'pg';
import { throwDice } from './dice.ts';
import { drawPhrase, toText, type BenchText } from './phrases.ts';
import { languages, wordsOf } from './vocabulary.ts';

/** How many names of treatments are generated beside those of the demo world. */
const ownTreatments = 3000;

/** The reference data of the demo world that generated services refer to, with the folded form of every text. */
export type ReferenceData = {
  /** Each with the words of those that it lies below, and its own. */
  readonly categories: readonly {
    readonly id: number;
    readonly label: BenchText;
    readonly branch: readonly BenchText[];
  }[];
  /** Every district of every city, with one of its postcodes. */
  readonly districts: readonly District[];
  readonly tags: readonly { readonly id: number; readonly name: BenchText }[];
  /** The most frequent first. */
  readonly treatments: readonly BenchText[];
  readonly pictures: readonly string[];
  /** A procedure that needs no licence, and how it is written in folded words. */
  readonly procedure: { readonly id: number; readonly groupId: number; readonly spellings: readonly string[] };
  /** The words that the database's fold_text makes of a text of this data or of the vocabulary. Throws for other texts. */
  fold(text: string): readonly string[];
  /** A word of fold and what the database's word_forms leaves of it without particles and endings. */
  formsOf(word: string): readonly string[];
};

export type District = {
  readonly cityId: number;
  readonly city: BenchText;
  readonly governorate: BenchText;
  readonly district: BenchText;
  readonly code: string;
  readonly postcode: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

/** Reads the reference data of a database that holds the demo world. */
export async function readReference(client: pg.Client): Promise<ReferenceData> {
  const read = async <T extends object>(text: string, values: unknown[] = []) =>
    (await client.query<T>(text, values)).rows;
  const categories = await read<ReferenceData['categories'][number]>(
    `select c.id::int, c.label, (select jsonb_agg(a.label) from categories a where a.id = any(c.branch)) as branch
      from categories c order by c.id`,
  );
  const tags = await read<ReferenceData['tags'][number]>('select id::int, name from tags order by id');
  const titles = await read<{ title: BenchText }>('select distinct title from treatments order by 1');
  const ownTitles = Array.from({ length: ownTreatments }, (_, n) => toText(drawPhrase(throwDice(-n - 1), 2)));
  const treatments = [...titles.map(({ title }) => title), ...ownTitles];
  const pictures = await read<{ picture: string }>(
    'select distinct unnest(images) as picture from services order by 1',
  );
  const procedures = await read<ReferenceData['procedure']>(
    `select id::int, parent_id::int as "groupId",
       array(select folded from procedure_spellings s where s.procedure_id = p.id) as spellings
     from procedures p where licence_class = 'none' and parent_id is not null order by id limit 1`,
  );
  const places = await read<District>(`
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
  const words = new Map(folded.map((one) => [one.text, one.folded.split(' ').filter(Boolean)]));
  const forms = await readForms(client, [...new Set([...words.values()].flat())]);
  return {
    categories,
    districts: places,
    tags,
    treatments,
    pictures: pictures.map(({ picture }) => picture),
    procedure: procedures[0] ?? { id: 0, groupId: 0, spellings: [] },
    fold: (text) => words.get(text) ?? throwUnknown(text),
    formsOf: (word) => forms.get(word) ?? throwUnknown(word),
  };
}

async function readForms(client: pg.Client, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ word: string; forms: string[] }>(
    'select word, word_forms(word) as forms from unnest($1::text[]) as word',
    [words],
  );
  return new Map(rows.map(({ word, forms }) => [word, forms]));
}

function throwUnknown(text: string): never {
  throw new Error(`"${text}" is neither of the vocabulary nor of the reference data.`);
}
