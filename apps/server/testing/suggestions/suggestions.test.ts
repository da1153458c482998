import { search } from '@tajmeelspot/contract/search.ts';
import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { expect, it } from 'vitest';
import { listServices } from '#app/catalog/services/service-queries.ts';
import { listVenues } from '#app/catalog/services/venue-result-queries.ts';
import type { SearchText } from '#app/catalog/services/search-text-queries.ts';
import { recallSuggestions } from '#app/search/search.ts';
import { useServer } from '../harness.ts';
import { noActor } from '../no-actor.ts';
import { type Random, randomFrom } from '../trust/random.ts';
import { listFormerSuggestions, readAnew } from './former-suggestions.ts';

const server = useServer();
/** More by hand: SUGGESTION_ROUNDS=5000, and SUGGESTION_SEED for others. */
const rounds = Number(process.env['SUGGESTION_ROUNDS'] ?? 120);
const seed = Number(process.env['SUGGESTION_SEED'] ?? 1);

const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);

/** Everything that somebody could begin to type. */
async function listWords(): Promise<string[]> {
  const { rows } = await query(`
    select word from search_terms where word !~ '^R' union select unnest(string_to_array(folded, ' ')) from search_phrases
    union select word from synonyms order by 1`);
  return rows.map(({ word }: { word: string }) => word);
}

/** The beginning of a word, of a word behind another, or of one with a slip. */
function typeSome(random: Random, words: readonly string[]): string {
  const word = random.of(words);
  const at = 1 + random.below(word.length);
  const begun = word.slice(0, 1 + random.below(word.length));
  if (random.chance(0.15)) return `${random.of(words)} ${begun}`;
  return random.chance(0.15) ? word.slice(0, at) + word.slice(at + 1) : begun;
}

const anEmployee = 'id = (select id from employees order by id offset $2 limit 1)';

/** Changes of what a text is read by, and of what it finds. */
const changes: readonly ((random: Random, typed: string, words: readonly string[]) => Promise<unknown>)[] = [
  (random, typed, words) =>
    query('insert into synonyms (word, means) values (fold_text($1), $2) on conflict do nothing', [
      typed,
      random.of(words),
    ]),
  (_, typed) => query('delete from synonyms where word = fold_text($1)', [typed]),
  (random, typed) =>
    query(
      `update procedure_spellings set folded = fold_text($1)
        where ctid = (select ctid from procedure_spellings order by md5(folded || $2) limit 1)`,
      [typed, String(random.below(1000))],
    ),
  (random, typed) =>
    query(`update search_phrases set services = $1 where ' ' || folded like '% ' || fold_text($2) || '%'`, [
      random.below(900),
      typed,
    ]),
  (_, typed) => query('delete from search_terms where starts_with(word, fold_text($1))', [typed]),
  () => query('call refresh_search_terms()'),
  (random, typed) =>
    query(`update services set title = title || jsonb_build_object('en', $1::text) where id = $2`, [
      typed,
      101 + 100 * random.below(15),
    ]),
  (random) => query(`call refresh_service(${101 + 100 * random.below(15)})`),
  (random, _, words) =>
    query(`update venues set name = name || jsonb_build_object('en', $1::text) where id = $2`, [
      `${random.of(words)} ${random.of(words)}`,
      1 + random.below(15),
    ]),
  (random) =>
    query(`update venues set district = district || '{"en": "Elsewhere"}' where id = $1`, [1 + random.below(15)]),
  (random, typed) =>
    query(
      `update employees set name = jsonb_build_object('en', $1::text, 'ar', $1::text, 'ckb', $1::text) where ${anEmployee}`,
      [typed, random.below(30)],
    ),
  (random) =>
    query(`update employees set is_active = not is_active where ${anEmployee.replace('$2', '$1')}`, [random.below(30)]),
  (random) =>
    query(
      'delete from service_employees where ctid = any(array(select ctid from service_employees offset $1 limit 1))',
      [random.below(40)],
    ),
  (random) =>
    query(`update services set status = case status when 'published' then 'draft' else 'published' end where id = $1`, [
      101 + 100 * random.below(15),
    ]),
  (random) =>
    query(`update services set features_weight = $1 where id = $2`, [random.below(5), 101 + 100 * random.below(15)]),
  (random) =>
    query(`update services set listed_until = baghdad_today() - $1::int where id = $2`, [
      random.below(2),
      101 + 100 * random.below(15),
    ]),
];

it('R14.06 suggestions are those that are read anew, whatever begins to be typed and changes meanwhile', async () => {
  const random = randomFrom(seed);
  const words = await listWords();
  let found = 0;
  const compare = async (language: Language, typed: string) => {
    const kept = await recallSuggestions(server.deps, { ...noActor, language }, typed);
    const former = await listFormerSuggestions(server.deps.db, language, typed);
    const sent = search.listSuggestions.output.parse({ data: former });
    expect([typed, JSON.parse(kept)]).toEqual([typed, sent]);
    found += former.services.length + former.treatments.length;
  };
  for (let round = 0; round < rounds; round++) {
    const [language, typed] = [random.of(languages), typeSome(random, words)];
    await compare(language, typed);
    await random.of(changes)(random, typed, words);
    await compare(language, typed);
  }
  expect(found).toBeGreaterThan(rounds);
}, 300_000);

const pageOf = 3;
type PlacedMatch = { readonly id: number; readonly sort_key: string };
type ListMatches = (
  words: SearchText,
  page: { limit: number; after?: { key: string; id: number } },
) => Promise<PlacedMatch[]>;

/** Services of a search page by page. */
async function listPages(list: ListMatches, words: SearchText): Promise<PlacedMatch[]> {
  const rows: PlacedMatch[] = [];
  for (;;) {
    const last = rows.at(-1);
    const after = last && { key: last.sort_key, id: last.id };
    const page = await list(words, { limit: pageOf, ...(after && { after }) });
    rows.push(...page);
    if (page.length < pageOf) return rows;
  }
}

it('R14.04 a search stands in one order, whichever of its tiers are walked and which are sorted together', async () => {
  const random = randomFrom(seed);
  const { db } = server.deps;
  const sort = 'recommended';
  const places = (rows: readonly PlacedMatch[]) => rows.map(({ id, sort_key: key }) => [id, key]);
  const lists = (language: Language): readonly ListMatches[] => [
    (words, page) => listServices(db, language, { words }, { sort, ...page }),
    (words, page) => listVenues(db, language, { words }, { sort, ...page }),
  ];
  for (const typed of ['laser', 'hair', 'las', 'مساج', 'noor', 'zahra keratin', 'قص شعر بغداد', 'dentist', 'b'])
    for (const list of lists(random.of(languages))) {
      const words = await readAnew(db, 'en', typed);
      const whole = await list({ ...words, areFew: true }, { limit: 1000 });
      const narrowing = [words.narrowing, words.besides].filter((part) => part !== null).join(' & ');
      for (let round = 0; round < 3; round++) {
        const fewOfTiers = Array.from({ length: words.tiers.length + 1 }, () => random.chance(0.5));
        const paged = await listPages(list, { ...words, narrowing, besides: null, areFew: false, fewOfTiers });
        expect([typed, fewOfTiers, places(paged)]).toEqual([typed, fewOfTiers, places(whole)]);
      }
    }
}, 120_000);
