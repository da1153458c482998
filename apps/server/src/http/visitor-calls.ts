import type { contract } from '@tajmeelspot/contract/contract.ts';

/**
 * Calls whose answer to visitors may be read at a replica: what pages show of the catalogue, the search and the texts. The
 * status is no such call, for it is about the leader.
 */
export const visitorCalls: ReadonlySet<string> = new Set<keyof typeof contract>([
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
