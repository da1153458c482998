import type { Picture } from '@tajmeelspot/contract/fields.ts';

/** A service as cards and rows show it; browsers write its numbers as their reader wants them. */
export type ServiceCardView = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly category: string;
  readonly venue: string;
  /** Of the venue's page. */
  readonly venueSlug: string;
  readonly district: string;
  readonly city: string;
  /** The lowest price, dinars. */
  readonly price: number;
  /** The treatment that has this price. */
  readonly treatment?: string | undefined;
  /** Percent off that treatment; none where it has no discount. */
  readonly discount?: number | undefined;
  /** None while nobody has reviewed it. */
  readonly rating?: { readonly mean: number; readonly count: number } | undefined;
  readonly nextSlots?: NextSlots | undefined;
};

/** The next free starts of a service: all of one day, the earliest first, at most three. */
export type NextSlots = {
  /** YYYY-MM-DD in Baghdad. */
  readonly date: string;
  /** The name of a day that is neither today nor tomorrow, in Latin digits. */
  readonly day: { readonly near: 'today' | 'tomorrow' } | { readonly name: string };
  /** HH:MM. */
  readonly times: readonly string[];
};

/** Address of a service's page; with a start, that one is to be chosen there already. */
export function servicePath(id: number, slot?: { date: string; time: string }): string {
  return `/listing-details/${id}${slot ? `?${new URLSearchParams(slot)}` : ''}`;
}
