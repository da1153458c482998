import type { Facets } from '@tajmeelspot/contract/search.ts';
import type { VenueType } from '@tajmeelspot/contract/venues/venues.ts';
import type { Criteria, Preset } from './criteria.ts';
import type { VenueResultView } from './venue-result/venue-result-view.ts';
import type { SearchMap } from './map/search-map.ts';

/** One page of what was found. */
export type SearchResultPage = {
  readonly venues: readonly VenueResultView[];
  /** How many venues and services match, and whether there are more; null where a free time was asked for. */
  readonly total: { readonly venues: number; readonly services: number; readonly isMore: boolean } | null;
  readonly nextCursor: string | null;
};

/** How the searched words were read. */
export type Reading = {
  /** The words without their slips; null where none were seen. */
  readonly readAs: string | null;
  /** What else they may have meant. */
  readonly others: readonly string[];
  /** Words that nothing here is called. */
  readonly unknown: readonly string[];
};

/** A search beside one that found nothing: with one filter less, in another city, or with other words. */
export type NearestSearch = (
  | { readonly kind: 'without'; readonly name: keyof Criteria }
  | { readonly kind: 'city'; readonly name: string }
  | { readonly kind: 'words' }
) & {
  readonly changes: Partial<Criteria>;
  /** How many venues it finds; null where some are, and nobody counted. */
  readonly count: number | null;
  /** Whether there are more than that. */
  readonly isMore: boolean;
};

/** What a search page shows. */
export type SearchView = {
  readonly preset: Preset;
  /** Whether it is the page of a category beside those that have a preset. */
  readonly isOfCategory?: boolean;
  readonly criteria: Criteria;
  /** The kind of venue that was asked for and had nothing, where other kinds had something; `criteria` ask for any. */
  readonly emptyType?: VenueType | undefined;
  /** YYYY-MM-DD in Baghdad. */
  readonly today: string;
  /** What else can be chosen, with how many venues it leaves; undefined where it could not be had. */
  readonly facets: Facets | undefined;
  /** None where they could not be had. */
  readonly found: SearchResultPage | undefined;
  readonly reading: Reading;
  /** What comes nearest, where nothing was found. */
  readonly nearest: readonly NearestSearch[];
  /** Whether they could not be had because nothing answered. */
  readonly isOffline?: boolean;
  /** What the map shows, where the address asks for one. */
  readonly map?: SearchMap | undefined;
  /** Whether the address asks for a later page, as it does without scripts. */
  readonly isLaterPage: boolean;
};
