import type { Verb } from '@tajmeelspot/contract/paths.ts';

/**
 * Calls whose answer to visitors may be read at a replica: what pages show of the catalogue, the search and the texts. The
 * status is no such call, for it is about the leader.
 */
export const visitorCalls: ReadonlySet<string> = new Set<Verb>([
  'listEmployees',
  'searchServices',
  'searchVenues',
  'listFacets',
  'listSuggestions',
  'listDistricts',
  'listCategories',
  'findCategory',
  'listCities',
  'listTags',
  'listServices',
  'findService',
  'shareService',
  'findStanding',
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
 * Calls whose answers are sent where they are compared first: free times pass by themselves, and what is made in a moment from what
 * is kept for a second would be two seconds old.
 */
export const comparedCalls: ReadonlySet<string> = new Set<Verb>([
  'listSlots',
  'listNextSlots',
  'listSelectionSlots',
  'listFacets',
  'listSuggestions',
]);

/** Calls whose answer to visitors is kept, in the order in which their paths are tried. */
export const keptCalls = [...visitorCalls] as Verb[];
