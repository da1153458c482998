import { search, type Suggestions } from '@tajmeelspot/contract/search.ts';
import {
  findVersions,
  foundVersion,
  type ReadingVersions,
  readSearchText,
  recallReading,
  toCriteria,
} from '#app/catalog/catalog.ts';
import { type VersionedReading, versionedMemory } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as queries from './phrase-queries.ts';

/** How many suggestions of a kind are shown. */
const maxOfAKind = 5;
/** How many venues, and how many employees. */
const maxNamed = 3;

/** Suggestions for a text that is being typed; `versions` are those that what is kept must have, where they are known. */
async function listSuggestions(
  deps: Deps,
  actor: Actor,
  text: string,
  versions?: ReadingVersions,
): Promise<Suggestions> {
  const typed = text.trim();
  if (typed === '') return { treatments: [], categories: [], locations: [], services: [], venues: [], employees: [] };
  const [phrases, named] = await Promise.all([
    recallReading(
      deps,
      `phrases ${actor.language} ${typed}`,
      (db) => queries.listPhrases(db, actor.language, typed),
      versions?.words,
    ),
    listNamed(deps, actor, typed, versions),
  ]);
  const ofKind = (kind: string) => phrases.filter((phrase) => phrase.kind === kind).slice(0, maxOfAKind);
  return {
    treatments: ofKind('treatment').map(({ name, count }) => ({ text: name, count })),
    categories: ofKind('category'),
    locations: ofKind('location'),
    ...named,
  };
}

/** The services, venues and employees that a text names. */
async function listNamed(deps: Deps, actor: Actor, typed: string, versions?: ReadingVersions) {
  const words = await readSearchText(deps, actor, typed, versions);
  if (!words || words.narrowing === null) return { services: [], venues: [], employees: [] };
  const [services, venues, employees] = await Promise.all([
    queries.listTitles(deps.db, actor.language, toCriteria({ words })),
    queries.listNamedVenues(deps.db, actor.language, words),
    queries.listNamedEmployees(deps.db, actor.language, words),
  ]);
  return { services, venues: venues.slice(0, maxNamed), employees: employees.slice(0, maxNamed) };
}

/** Of texts that people type now: each is a kilobyte. */
const maxKept = 4000;
const recall = versionedMemory('what is found', maxKept, foundVersion);

/** Those that are being made, by the version and the text that they were asked for with. */
const begun = new WeakMap<Deps['memory'], Map<string, Promise<VersionedReading<string>>>>();

/**
 * The same as it is sent, in JSON. What others type as well is not looked for again while nothing that it names changes; who asks
 * for it at the same time waits for the same.
 */
export function recallSuggestions(deps: Deps, actor: Actor, text: string): Promise<string> {
  const asked = `${actor.language} ${text.trim()}`;
  const making = begun.get(deps.memory) ?? new Map<string, Promise<VersionedReading<string>>>();
  begun.set(deps.memory, making);
  return recall(deps, asked, (db, current) => {
    const key = `${current} ${asked}`;
    const made = making.get(key) ?? makeSuggestions({ ...deps, db }, actor, text).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  });
}

async function makeSuggestions(deps: Deps, actor: Actor, text: string): Promise<VersionedReading<string>> {
  // Read before the rest: what changes meanwhile is newer than the version that the answer bears.
  const versions = await findVersions(deps.db);
  const data = await listSuggestions(deps, actor, text, versions);
  return { version: versions.found, value: JSON.stringify(search.listSuggestions.output.parse({ data })) };
}
