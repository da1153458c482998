import { type RawBuilder, sql } from 'kysely';
import { type Database, plannedAnew } from '#app/database/connection.ts';
import { conditions, type SearchCriteria } from './criteria-queries.ts';
import type { SearchText } from './search-text-queries.ts';

/** One in so many services is in the sample of the index. */
const sampled = 64;

/**
 * Frequent words with what of them is few, by a sample: nobody can estimate how many services have several words, nor how many words
 * begin so, and what nothing has would be looked for along the whole sorted index.
 */
export async function countFew(db: Database, text: SearchText, few: number): Promise<SearchText> {
  const { named, employees } = text;
  const whole = [text.narrowing, text.besides].filter((query) => query !== null).join(' & ');
  const others = [named, employees].map(isFoundBy);
  const { fewOfOthers, ...counted } = await countText(db, { ...text, narrowing: whole }, { few, others });
  const [areFewNamed = true, areFewEmployees = true] = fewOfOthers;
  return { ...text, narrowing: whole, besides: null, ...counted, areFewNamed, areFewEmployees };
}

/** What is few of the services that match, where words or a place do not say it by themselves. */
export async function judgeMatches(
  db: Database,
  criteria: SearchCriteria,
): Promise<Pick<SearchCriteria, 'words' | 'few'>> {
  const { words, isOpenNow: _open, ...others } = criteria;
  const few = await findFew(db);
  // Who is open takes long to say; the sample has no fewer without it.
  const beside = conditions(others);
  const { fewOfTiers, areFew, areFewOfThousand } = await countText(db, words, { few, beside });
  const judged = { areFew, areFewOfThousand };
  return { words: words && { ...words, ...judged, fewOfTiers }, few: judged };
}

/** Up to so many services are found and sorted faster than the sorted index is walked; what is read of a text says it. */
async function findFew(db: Database): Promise<number> {
  const found = await sql<{ few: number }>`select (read_search('', 'en') ->> 'few')::int as few`.execute(db);
  return found.rows[0]?.few ?? 0;
}

/** `few` are those that are found and sorted sooner than the first twenty are reached; for a thousand it is about seven times as many. */
const fewerOfThousand = 7;

type CountedText = Pick<SearchText, 'areFew' | 'areFewOfThousand' | 'fewOfTiers'>;

type CountInput = {
  readonly few: number;
  /** Conditions that all must meet. */
  readonly beside?: RawBuilder<unknown>;
  /** More conditions of which each is looked at by itself. */
  readonly others?: readonly RawBuilder<unknown>[];
};

/** What is few of all that match, of the tiers of a text and of its rest, and of each of some others. */
async function countText(
  db: Database,
  text: Pick<SearchText, 'narrowing' | 'tiers'> | undefined,
  { few, beside = sql``, others = [] }: CountInput,
): Promise<CountedText & { readonly fewOfOthers: readonly boolean[] }> {
  const steps = text ? stepsOf(text) : [];
  // Half as many, since a sample is not exact: to walk finds the first of some hundred soon enough.
  const [most, ofThousand] = [few / 2, few * fewerOfThousand];
  const [all = 0, ...found] = await countInSample(db, beside, [
    { that: text ? isFoundBy(text.narrowing) : sql``, most: ofThousand },
    ...[...steps.map(isFoundBy), ...others].map((that) => ({ that, most })),
  ]);
  const isFew = found.map((count) => count * sampled < most);
  const areFew = all * sampled < most;
  return {
    areFew,
    areFewOfThousand: all * sampled < ofThousand,
    fewOfTiers: areFew ? [] : isFew.slice(0, steps.length),
    fewOfOthers: isFew.slice(steps.length),
  };
}

/** What each tier of a text finds, and what is in none. */
function stepsOf({ narrowing, tiers }: Pick<SearchText, 'narrowing' | 'tiers'>): (string | null)[] {
  const rest = tiers.length === 0 ? narrowing : `${narrowing} & !(${tiers.join(' | ')})`;
  return [...tiers.map((tier) => `${narrowing} & (${tier})`), rest];
}

const isFoundBy = (query: string | null): RawBuilder<unknown> => sql`and s.document @@ ${query}::tsquery`;

type SampledCount = { readonly that: RawBuilder<unknown>; readonly most: number };

/** How many services of the sample meet each condition; enough of them where there are more than a part of `most`. */
async function countInSample(
  db: Database,
  beside: RawBuilder<unknown>,
  counted: readonly SampledCount[],
): Promise<number[]> {
  const countOf = ({ that, most }: SampledCount) => sql`(
    select count(*)::int from (
      select from services s where s.status = 'published' and s.id % ${sql.lit(sampled)} = 0 ${that} ${beside}
      limit ${sql.lit(Math.floor(most / sampled) + 1)}) sample)`;
  const found = await sql<{ counts: number[] }>`
    ${sql.raw(plannedAnew)}
    select array[${sql.join(counted.map(countOf))}] as counts`.execute(db);
  return found.rows[0]?.counts ?? [];
}
