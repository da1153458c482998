import type { Picture } from '@tajmeelspot/contract/fields.ts';

/** A service as cards and rows show it; numbers are written as the page's language writes them. */
export type ServiceCardView = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly category: string;
  readonly venue: string;
  readonly district: string;
  readonly city: string;
  /** Kilometres from the reader; none where nobody asked. */
  readonly distance?: string | undefined;
  /** The lowest price. */
  readonly price: string;
  /** The highest discount in percent; none where nothing is cheaper. */
  readonly discount?: string | undefined;
  /** None while nobody has reviewed it. */
  readonly rating?: { readonly text: string; readonly count: number; readonly countText: string } | undefined;
  readonly nextSlots?: NextSlots | undefined;
};

/** The next free starts of a service: all of one day, the earliest first, at most three. */
export type NextSlots = {
  /** YYYY-MM-DD in Baghdad. */
  readonly date: string;
  /** The name of a day that is neither today nor tomorrow. */
  readonly day: { readonly near: 'today' | 'tomorrow' } | { readonly name: string };
  /** HH:MM, and as the language writes it. */
  readonly slots: readonly { readonly time: string; readonly text: string }[];
};

/** Address of a service's page; with a start, that one is to be chosen there already. */
export function servicePath(id: number, slot?: { date: string; time: string }): string {
  return `/listing-details/${id}${slot ? `?${new URLSearchParams(slot)}` : ''}`;
}
