import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Start } from '../slots/slots.ts';

/** Everything a booking is asked for with. */
export type Wish = {
  readonly serviceId: number;
  readonly itemId: number;
  /** Further treatments, one after the other. */
  readonly moreIds: readonly number[];
  /** Who gives each of them; null: whoever is free. */
  readonly morePeople: readonly (number | null)[];
  /** null: whoever is free. */
  readonly personId: number | null;
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  readonly priceIqd: number;
  readonly name: string;
  readonly notes: string;
  readonly isForWoman: boolean;
  readonly isByWoman: boolean;
  /** Empty for none. */
  readonly coupon: string;
};

/** How asking ended. Sentences are the server's own; where it said none, the page has one. */
export type Outcome =
  | { readonly kind: 'placed'; readonly booking: Booking; readonly message: string }
  | { readonly kind: 'taken'; readonly wish: Wish; readonly message: string; readonly near: readonly Start[] }
  | { readonly kind: 'price'; readonly wish: Wish; readonly priceIqd: number }
  | {
      readonly kind: 'refused';
      readonly wish: Wish;
      readonly message: string | undefined;
      readonly errors: Readonly<Record<string, string | undefined>>;
    }
  | { readonly kind: 'failed'; readonly wish: Wish; readonly reason: string | undefined; readonly isOffline: boolean };
