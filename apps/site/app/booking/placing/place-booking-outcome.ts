import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { FormErrors } from '../../forms/form-errors.ts';
import type { SlotTime } from '../slots/slots.ts';

/** What the customer types, as the call takes it: the name of who comes, whether that is somebody else, and a note to the venue. */
export type BookingCustomer = {
  readonly customer_name: string;
  readonly notes: string;
  readonly for_other?: boolean;
  /** Where the venue is to come; absent: the customer comes. */
  readonly home_address?: string;
};

/** Everything that a booking is placed with. */
export type BookingRequest = {
  readonly serviceId: number;
  readonly treatmentId: number;
  /** Further treatments, in the order in which they are given. */
  readonly moreTreatmentIds: readonly number[];
  /** All begin together, given by these where the time named them; absent where they follow one another. */
  readonly together?: { readonly employeeIds: readonly number[] };
  /** Who gives each of them; null for any employee. */
  readonly moreEmployeeIds: readonly (number | null)[];
  /** Null for any employee. */
  readonly employeeId: number | null;
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  readonly priceIqd: number;
  readonly customer: BookingCustomer;
  readonly isForWoman: boolean;
  readonly isByWoman: boolean;
  /** Empty for none. */
  readonly coupon: string;
  /** The token of the time that is held. */
  readonly hold?: string;
};

/** The outcome of placing a booking. Messages and reasons are the server's; undefined where it gave none. */
export type PlaceBookingOutcome =
  | { readonly kind: 'placed'; readonly booking: Booking; readonly message: string }
  | {
      readonly kind: 'taken';
      readonly request: BookingRequest;
      readonly message: string;
      readonly nearest: readonly SlotTime[];
    }
  /** The customer has another booking at that time. */
  | { readonly kind: 'busy'; readonly request: BookingRequest; readonly message: string }
  | { readonly kind: 'price'; readonly request: BookingRequest; readonly priceIqd: number }
  | ({ readonly kind: 'rejected'; readonly request: BookingRequest } & FormErrors)
  | {
      readonly kind: 'failed';
      readonly request: BookingRequest;
      readonly reason: string | undefined;
      readonly isOffline: boolean;
    };
