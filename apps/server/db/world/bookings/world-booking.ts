import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { UserKey } from '../users.ts';

/**
 * A booking of the demo world. The diary finds the nearest free time for it: from `day` on into the future where `day` is
 * at least 0, back into the past otherwise, and on that day alone where it is `exact`.
 */
export type WorldBooking = {
  customer: UserKey;
  serviceId: number;
  /** Index of the treatment in the service, from 0. */
  treatmentIndex: number;
  employee?: number;
  day: number;
  exact?: boolean;
  /** Preferred minute of the day. */
  at: number;
  /** Without one it depends on the clock: mostly completed in the past, mostly confirmed in the future. */
  status?: BookingStatus;
  /** Who cancelled, by default the customer. */
  by?: 'customer' | 'vendor';
  notes?: string;
  reason?: string;
};
