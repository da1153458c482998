import type { Picture } from '@tajmeelspot/contract/fields.ts';
import type { NextSlots } from '../../catalog/service-card-view.ts';

/** A venue as results show it, with what of it matches; browsers write its numbers as their reader wants them. */
export type VenueResultView = {
  /** Of its page. */
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly district: string;
  readonly city: string;
  readonly isWomenOnly: boolean;
  /** Whether it holds a licence that an operator has checked. */
  readonly isLicensed: boolean;
  /** Whether it also comes to the customer with one of its matching services. */
  readonly isAtHome: boolean;
  /** None while nobody has reviewed it. */
  readonly rating?: { readonly mean: number; readonly count: number } | undefined;
  /** Kilometres from the reader; none where nobody asked. */
  readonly distance?: number | undefined;
  /** Its matching services, the one that stands first first; at most four. */
  readonly services: readonly MatchingService[];
  /** How many of its services match. */
  readonly servicesCount: number;
  /** At most three that match. */
  readonly treatments: readonly MatchingTreatment[];
  /** The next free starts of one of the matching services. */
  readonly nextSlots?: (NextSlots & { readonly serviceId: number }) | undefined;
};

/** A service that a search is about; the first one of a venue says what it is. */
export type MatchingService = { readonly id: number; readonly title: string; readonly description: string | null };

/** A treatment that a search is about; its duration in minutes, its price in dinars. */
export type MatchingTreatment = {
  readonly id: number;
  readonly serviceId: number;
  readonly title: string;
  readonly duration: number;
  readonly price: number;
  /** The price without its discount, where it has one. */
  readonly priceBefore?: number | undefined;
};
