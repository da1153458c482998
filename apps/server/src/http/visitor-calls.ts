import type { contract } from '@tajmeelspot/contract/contract.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from './actor.ts';

/**
 * Calls whose answer to visitors may be read at a replica: what pages show of the catalogue, the search and the texts. The
 * status is no such call, for it is about the leader.
 */
export const visitorCalls: ReadonlySet<string> = new Set<keyof typeof contract>([
  'listEmployees',
  'searchServices',
  'listFacets',
  'listSuggestions',
  'listCategories',
  'listCities',
  'listTags',
  'listServices',
  'findService',
  'shareService',
  'listTemplates',
  'listSlots',
  'listNextSlots',
  'listSelectionSlots',
  'listReviews',
  'findAbout',
  'findPage',
  'listGuideTreatments',
]);

/**
 * Does a call with the database that may answer it: a visitor's may be read at a replica. Who has a session reads at the
 * leader, for she may just have written.
 */
export const withDatabase = <T>(
  deps: Deps,
  verb: string,
  { member }: Pick<Actor, 'member'>,
  work: (deps: Deps) => Promise<T>,
): Promise<T> =>
  !member && visitorCalls.has(verb) ? deps.visitorReads.read((db) => work({ ...deps, db })) : work(deps);
