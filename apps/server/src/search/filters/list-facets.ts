import { dayParts } from '@tajmeelspot/contract/day-parts.ts';
import { LRUCache } from 'lru-cache';
import { dayMinutesOf, lookAhead, todayAt } from '#app/availability/availability.ts';
import {
  findListedVersion,
  readSearchText,
  type SearchCriteria,
  type ServiceCriteria,
  toCriteria,
} from '#app/catalog/catalog.ts';
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
  const { language } = actor;
  const { date, ...choices } = input;
  const words = await readSearchText(deps, actor, input.treatment);
  const asked = {
    language,
    criteria: toCriteria({ ...input, words }),
    key: JSON.stringify([language, choices]),
    times: freeTimesOf(deps, date),
  };
  if (isOfAll(asked.criteria)) return listOfAll(deps, asked);
  return isLasting(asked.criteria) ? listChecked(deps, asked) : listAnew(deps, asked, makeChoices);
}

/** Choices among all services, which are looked at once a second. */
async function listOfAll(deps: Deps, asked: AskedFacets): Promise<string> {
  const rows = await recallRows(deps);
  const known = keptOf(deps).get(asked.key);
  const choices = known?.version === rows.version ? known : await makeKept(deps, asked, rows);
  return writeFacets(choices, await lookAt(deps, choices, asked));
}

/** The statement that counts who is open says whether the choices would be the same. */
async function listChecked(deps: Deps, asked: AskedFacets): Promise<string> {
  const found = keptOf(deps).get(asked.key);
  const known = found?.words === asked.criteria.words ? found : undefined;
  if (known) {
    const open = await lookAt(deps, known, asked);
    const version = open?.version ?? (await findListedVersion(deps.db));
    if (version === known.version) return writeFacets(known, open);
  }
  return listAnew(deps, asked, makeKept);
}

async function listAnew(deps: Deps, asked: AskedFacets, make: typeof makeKept | typeof makeChoices): Promise<string> {
  const rows = await queries.readFilterRows(deps.db, withoutChoices(asked.criteria));
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
