import type { PersonKey } from '../people.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'declined' | 'expired' | 'cancelled' | 'completed' | 'no_show';

/**
 * A booking as the story tells it. The diary finds the nearest free start for it: from `day` on into the future when
 * `day` is at least 0, back into the past otherwise, on that day only when it is `exact`.
 */
export type Wish = {
  customer: PersonKey;
  serviceId: number;
  /** Place of the treatment on the price list, from 0. */
  item: number;
  employee?: number;
  day: number;
  exact?: boolean;
  /** Preferred minute of the day. */
  at: number;
  /** Without one the clock decides: mostly completed when it is over, mostly confirmed when it is not. */
  status?: BookingStatus;
  /** Who cancelled: the customer unless it says so. */
  by?: 'customer' | 'vendor';
  notes?: string;
  reason?: string;
};
