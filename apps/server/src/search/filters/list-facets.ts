import { dayParts } from '@tajmeelspot/contract/day-parts.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { LRUCache } from 'lru-cache';
import { dayMinutesOf, lookAhead, todayAt } from '#app/availability/availability.ts';
import {
  findListedVersion,
  judge,
  readCriteria,
  type SearchCriteria,
  type ServiceCriteria,
  toCriteria,
} from '#app/catalog/catalog.ts';
import { nameOf } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { type AskedChoices, type Choices, makeChoices, writeFacets } from './choices.ts';
import * as queries from './filter-row-queries.ts';

type FacetInput = Omit<ServiceCriteria, 'words'> & { treatment?: string | undefined; date?: string | undefined };

/** What is asked for: `key` has all of it but the words as they were read, and the day. */
type AskedFacets = AskedChoices & { readonly key: string; readonly times: queries.FreeTimeQuery };

/** Choices under a version; with words, as they were read then. */
type KeptChoices = Choices & { readonly version: string; readonly words: SearchCriteria['words'] };

/** Choices that are asked for now: 5 to 10 kB each. */
const maxKept = 1000;
const rooms = new WeakMap<Deps['memory'], LRUCache<string, KeptChoices>>();

/**
 * The choices of each filter under some criteria, with their counts, as they are sent: the JSON of listFacets. Parts are of the
 * day, today where none is given. What was counted before is counted again once something changed.
 */
export async function listFacets(deps: Deps, actor: Actor, input: FacetInput): Promise<string> {
  const asked = await readInput(deps, actor, input);
  if (isOfAll(asked.criteria)) return listOfAll(deps, asked);
  return isLasting(asked.criteria) ? listChecked(deps, asked) : listAnew(deps, asked, makeChoices);
}

/** Whether an answer can be told without making it. */
export const hasFacetState = (input: FacetInput): boolean => isLasting(toCriteria(input));

/** What was asked for, in a language. */
type AskedInput = { readonly language: Language; readonly input: FacetInput };

/** What answers of listFacets are made from, as short texts; undefined where nobody counted before. */
export const findFacetStates = (deps: Deps, asked: readonly AskedInput[]): Promise<(string | undefined)[]> =>
  // What one asked for wrongly is told by the making of its own answer.
  Promise.all(asked.map((one) => findState(deps, one).catch(() => undefined)));

async function findState(deps: Deps, { language, input }: AskedInput): Promise<string | undefined> {
  const asked = await readInput(deps, { language }, input);
  const known = isOfAll(asked.criteria) ? await findOfAll(deps, asked) : await findChecked(deps, asked);
  return known && `${nameOf(known.choices)} ${JSON.stringify([known.open?.open_now, known.open?.parts])}`;
}

async function readInput(deps: Deps, actor: Pick<Actor, 'language'>, input: FacetInput): Promise<AskedFacets> {
  const { language } = actor;
  const { date, ...choices } = input;
  return {
    language,
    criteria: toCriteria(await readCriteria(deps, actor, input)),
    key: JSON.stringify([language, choices]),
    times: freeTimesOf(deps, date),
  };
}

/** Choices that were counted before and are still right, with who is open among the chosen. */
type KnownFacets = { readonly choices: KeptChoices; readonly open: queries.OpenCounts | undefined };

/** Choices among all services, which are looked at once a second. */
async function listOfAll(deps: Deps, asked: AskedFacets): Promise<string> {
  const known = await findOfAll(deps, asked);
  const choices = known?.choices ?? (await makeKept(deps, asked, await recallRows(deps)));
  return writeFacets(choices, known ? known.open : await lookAt(deps, choices, asked));
}

async function findOfAll(deps: Deps, asked: AskedFacets): Promise<KnownFacets | undefined> {
  const { version } = await recallRows(deps);
  const choices = keptOf(deps).get(asked.key);
  return choices?.version === version ? { choices, open: await lookAt(deps, choices, asked) } : undefined;
}

async function listChecked(deps: Deps, asked: AskedFacets): Promise<string> {
  const known = await findChecked(deps, asked);
  return known ? writeFacets(known.choices, known.open) : listAnew(deps, asked, makeKept);
}

/** The statement that counts who is open says whether the choices would be the same. */
async function findChecked(deps: Deps, asked: AskedFacets): Promise<KnownFacets | undefined> {
  const choices = keptOf(deps).get(asked.key);
  if (choices?.words !== asked.criteria.words || !choices) return undefined;
  const open = await lookAt(deps, choices, asked);
  const version = open?.version ?? (await findListedVersion(deps.db));
  return version === choices.version ? { choices, open } : undefined;
}

async function listAnew(deps: Deps, asked: AskedFacets, make: typeof makeKept | typeof makeChoices): Promise<string> {
  const rows = await queries.readFilterRows(deps.db, await judge(deps, withoutChoices(asked.criteria)));
  const choices = await make(deps, asked, rows);
  return writeFacets(choices, await lookAt(deps, choices, asked));
}

/** Who of the chosen is open; nothing where there are too many to look at, or none. */
const lookAt = ({ db }: Deps, { chosen }: Choices, { times }: AskedFacets) =>
  chosen.length === 0 ? undefined : queries.countOpen(db, chosen, times);

/** The names of choices are read after the rows, so they are no older than the version of these. */
async function makeKept(deps: Deps, asked: AskedFacets, rows: queries.VersionedRows): Promise<KeptChoices> {
  const { version } = rows;
  const made = await makeChoices(deps, asked, rows, version);
  const kept = { ...made, version, words: asked.criteria.words };
  keptOf(deps).set(asked.key, kept);
  return kept;
}

function keptOf({ memory }: Deps): LRUCache<string, KeptChoices> {
  const kept = rooms.get(memory) ?? new LRUCache<string, KeptChoices>({ max: maxKept });
  rooms.set(memory, kept);
  return kept;
}

const lastRows = new WeakMap<Deps['memory'], queries.VersionedRows>();

/** The best of all services, as of this second; they are read again where something changed. */
const recallRows = ({ db, memory }: Deps): Promise<queries.VersionedRows> =>
  memory.recall('filter rows', async () => {
    const last = lastRows.get(memory);
    if (last && last.version === (await findListedVersion(db))) return last;
    const read = await queries.readFilterRows(db, {});
    lastRows.set(memory, read);
    return read;
  });

/** Whether nothing narrows but choices of the filters themselves, whose services are the same for all. */
const isOfAll = (criteria: SearchCriteria): boolean =>
  Object.values(withoutChoices(criteria)).every((value) => value === undefined || value === false);

/** Whether choices stay as they are while services do: not by the time of day, and not for a place that nobody else asks for. */
const isLasting = ({ isOpenNow, near, area }: SearchCriteria): boolean =>
  !isOpenNow && near === undefined && area === undefined;

/** The criteria without those that are choices of a filter. */
function withoutChoices(criteria: SearchCriteria): SearchCriteria {
  const {
    category: _c,
    cities: _y,
    districts: _d,
    type: _t,
    minRating: _r,
    isWomenOnly: _w,
    hasFemaleStaff: _f,
    isAtHome: _h,
    ...rest
  } = criteria;
  return rest;
}

function freeTimesOf(deps: Deps, date: string | undefined): queries.FreeTimeQuery {
  const { span: day } = lookAhead(deps, date ?? todayAt(deps.clock.now()).toString());
  const parts = dayParts.map((code) => {
    const [from, before] = dayMinutesOf({ part: code });
    return { code, from, before };
  });
  return { day, parts };
}
