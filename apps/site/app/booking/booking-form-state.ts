import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import type { PhoneCode } from '../identity/phone/phone-code.ts';
import type { BookableService, BookingChoices } from './booking-choices.ts';
import type { BookingCustomer, PlaceBookingOutcome } from './placing/place-booking-outcome.ts';
import type { SlotsAnswer } from './slots/slots.ts';
import type { JoinWaitlistState } from './waitlist/join-waitlist-state.ts';

/** The state of the booking form and what changes it; the panel and the sheet share it. */
export type BookingFormState = {
  readonly service: BookableService;
  readonly choices: BookingChoices;
  /** Whether the slot among the choices is the first free one, which nobody has chosen yet. */
  readonly isSlotSuggested: boolean;
  /** The treatment that is shown, at its price of this moment. */
  readonly treatment: PricedTreatment;
  /** All treatments of the booking, the shown one first. */
  readonly treatments: readonly PricedTreatment[];
  readonly total: BookingTotal;
  readonly coupon: BookingCoupon;
  /** YYYY-MM-DD in Baghdad; undefined before hydration. */
  readonly today: string | undefined;
  /** Undefined while they are being loaded. */
  readonly slots: SlotsAnswer | undefined;
  /** The fortnight on screen; 0 begins today. */
  readonly fortnight: number;
  /** Who books. */
  readonly customer: BookingCustomer;
  /** The name of who comes, where that is somebody else. */
  readonly otherName: string | undefined;
  /** Whether the venue also comes to the customer with all that is chosen. */
  readonly mayBeAtHome: boolean;
  /** Whether it is to. */
  readonly isAtHome: boolean;
  readonly isSignedIn: boolean;
  /** Somebody who is not logged in and books with a phone. */
  readonly newcomer: NewcomerState;
  /** Address of the login that leads back here. */
  readonly logInPath: string;
  /** The outcome of the last request, while the choices are the ones that it was sent with. */
  readonly outcome: PlaceBookingOutcome | undefined;
  readonly isPlacing: boolean;
  /** Whether the chosen slot is known to be free. */
  readonly isReady: boolean;
  readonly joinWaitlist: JoinWaitlistState;
  readonly choose: (changes: BookingChoices) => void;
  readonly showFortnight: (fortnight: number) => void;
  readonly reloadSlots: () => void;
  readonly setCustomer: (changes: Partial<BookingCustomer>) => void;
  readonly setOtherName: (name: string | undefined) => void;
  readonly placeBooking: () => void;
};

/** The phone of a newcomer, and the code that is on its way to it. */
export type NewcomerState = {
  readonly phone: string;
  readonly phoneError: string | undefined;
  /** Whether the time is being held and the code requested. */
  readonly isSending: boolean;
  readonly code: PhoneCode | undefined;
  readonly setPhone: (phone: string) => void;
  /** Holds the time and sends the code; the booking follows the code. */
  readonly begin: () => void;
};

/** Duration and price of all treatments together. */
export type BookingTotal = {
  /** Minutes; the longest where all begin together. */
  readonly duration: number;
  /** Before discounts, whole dinars. */
  readonly listPrice: number;
  /** After discounts, before the coupon; whole dinars. */
  readonly price: number;
  /** What is paid at the venue, whole dinars. */
  readonly finalPrice: number;
};

/** The coupon that was tried, and the answer of the server. */
export type BookingCoupon = {
  /** The code that was last tried; empty for none. */
  readonly code: string;
  readonly isChecking: boolean;
  readonly isApplied: boolean;
  /** Why the code does not count, in the server's words; undefined where the server gave no reason. */
  readonly error: string | undefined;
  readonly hasFailed: boolean;
  readonly apply: (code: string) => void;
};
