import type { Facets } from '@tajmeelspot/contract/search.ts';
import type { VenueType } from '@tajmeelspot/contract/venues/venues.ts';
import type { ServiceCardView } from '../catalog/service-card-view.ts';
import type { Criteria, Preset } from './criteria.ts';

/** One page of what was found. */
export type SearchResultPage = {
  readonly services: readonly ServiceCardView[];
  /** How many match, counted up to 1000; null where a date was asked for. */
  readonly total: number | null;
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
  /** How many services it finds, counted up to 1000; null where some are, and nobody counted. */
  readonly count: number | null;
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
  /** What else can be chosen, with how many services it leaves; undefined where it could not be had. */
  readonly facets: Facets | undefined;
  /** None where they could not be had. */
  readonly found: SearchResultPage | undefined;
  readonly reading: Reading;
  /** What comes nearest, where nothing was found. */
  readonly nearest: readonly NearestSearch[];
  /** Whether they could not be had because nothing answered. */
  readonly isOffline?: boolean;
  /** Whether the address asks for a later page, as it does without scripts. */
  readonly isLaterPage: boolean;
};
