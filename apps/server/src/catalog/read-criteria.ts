import { nameOf } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { categoryName } from './rules.ts';
import { areUnjudged, type SearchCriteria } from './services/criteria-queries.ts';
import { judgeMatches } from './services/few-matches-queries.ts';
import { findFewOpen } from './services/open-venue-queries.ts';
import type { SearchText } from './services/search-text-queries.ts';
import {
  findVersions,
  type ReadingVersions,
  readVersionedText,
  recallJudgement,
  recallReading,
  recallSought,
} from './services/text-reading-queries.ts';

/** The criteria of a search as the contract parsed them; cities and districts are codes separated by commas. */
export type ServiceCriteria = {
  /** What was typed, as readSearchText gives it. */
  words?: SearchText | undefined;
  category?: string | undefined;
  city?: string | undefined;
  district?: string | undefined;
  type?: string | undefined;
  postcode?: string | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  rating?: number | undefined;
  women_only?: boolean | undefined;
  female_staff?: boolean | undefined;
  at_home?: boolean | undefined;
  open_now?: boolean | undefined;
  /** With `open_now`: the venues that are open where they are few, as readCriteria gives them. */
  open_venues?: readonly number[] | undefined;
  near?: SearchCriteria['near'];
  /** Kilometres from `near` at most. */
  within?: number | undefined;
  area?: SearchCriteria['area'];
  /** What is few of it, as readSearch gives it. */
  few?: SearchCriteria['few'];
};

/** A search text as criteria need it; undefined for a blank one. `versions` are those that what is kept must have, where they are known. */
export async function readSearchText(
  deps: Deps,
  { language }: Pick<Actor, 'language'>,
  typed: string | undefined,
  versions?: ReadingVersions,
): Promise<SearchText | undefined> {
  if (!typed?.trim()) return undefined;
  const key = `text ${language} ${typed}`;
  const read = async (db: Deps['db']) => {
    // Read before the text: what changes meanwhile is newer than the version that its reading bears.
    const { found } = await findVersions(db);
    return { version: found, value: await readVersionedText(db, language, typed) };
  };
  const seek = (db: Deps['db']) => recallSought({ ...deps, db }, key, read, versions?.found);
  return recallReading(deps, key, seek, versions?.words);
}

type AskedSearchCriteria = Pick<ServiceCriteria, 'open_now'> & { readonly treatment?: string | undefined };

/** Some criteria with what is read for them: the words of the text, and who is open where few are. */
export async function readCriteria<Asked extends AskedSearchCriteria>(
  deps: Deps,
  actor: Pick<Actor, 'language'>,
  asked: Asked,
): Promise<Asked & Pick<ServiceCriteria, 'words' | 'open_venues'>> {
  const { db, memory } = deps;
  const [words, openVenues] = await Promise.all([
    readSearchText(deps, actor, asked.treatment),
    asked.open_now ? memory.recall('open venues', () => findFewOpen(db)) : undefined,
  ]);
  return { ...asked, words, open_venues: openVenues };
}

/** The same with what of it is few, for the searches that find services in an order. */
export async function readSearch<Asked extends AskedSearchCriteria & ServiceCriteria>(
  deps: Deps,
  actor: Pick<Actor, 'language'>,
  asked: Asked,
): Promise<Asked & Pick<ServiceCriteria, 'words' | 'open_venues' | 'few'>> {
  const read = await readCriteria(deps, actor, asked);
  const { words, few } = await judge(deps, toCriteria(read));
  return { ...read, words, few };
}

/** Criteria with what of them is few, where PostgreSQL cannot know it. */
export async function judge(deps: Deps, criteria: SearchCriteria): Promise<SearchCriteria> {
  if (!areUnjudged(criteria)) return criteria;
  const { words, ...others } = criteria;
  const key = `${words ? nameOf(words) : ''} ${JSON.stringify(others)}`;
  const judged = await recallJudgement(deps, key, async (db, version) => ({
    version,
    value: await judgeMatches(db, criteria),
  }));
  return { ...criteria, ...judged };
}

/** The criteria as queries take them. */
export const toCriteria = (input: ServiceCriteria): SearchCriteria => ({
  words: input.words,
  category: input.category ? categoryName(input.category) : undefined,
  cities: codesOf(input.city),
  districts: codesOf(input.district),
  type: input.type || undefined,
  postcode: input.postcode || undefined,
  minPrice: input.price_min,
  maxPrice: input.price_max,
  minRating: input.rating,
  isWomenOnly: input.women_only,
  hasFemaleStaff: input.female_staff,
  isAtHome: input.at_home,
  isOpenNow: input.open_now || undefined,
  openVenues: input.open_venues,
  near: input.near,
  withinKm: input.near && input.within,
  area: input.area,
  few: input.few,
});

const codesOf = (written: string | undefined) => (written ? written.split(',').filter(Boolean) : undefined);
