import type { PricedTreatment, Service } from '@tajmeelspot/contract/catalog.ts';
import type { Choices } from './booking-choices.ts';
import type { Outcome } from './placing/place-booking-outcome.ts';
import type { Waiting } from './waitlist/waitlist-state.ts';
import type { TimesAnswer } from './slots/slots.ts';

/** Where a time is asked for: what is chosen, what is known, and what can be done. The panel and the sheet share it. */
export type Desk = {
  readonly service: Service;
  readonly choices: Choices;
  /** The line of the price list that is shown, at its price of this moment. */
  readonly item: PricedTreatment;
  /** Everything that is asked for, in its order; the item first. */
  readonly lines: readonly PricedTreatment[];
  readonly total: Total;
  readonly coupon: Coupon;
  /** YYYY-MM-DD in Baghdad; undefined before hydration. */
  readonly today: string | undefined;
  /** undefined while they are on their way. */
  readonly times: TimesAnswer | undefined;
  /** Which fortnight is shown, 0 begins today. */
  readonly stretch: number;
  readonly customer: BookingGuest;
  readonly isSignedIn: boolean;
  /** Address of the login that leads back here. */
  readonly logInPath: string;
  /** How the last request ended, while the choices are still the ones it was made with. */
  readonly outcome: Outcome | undefined;
  readonly isPlacing: boolean;
  /** Whether the chosen start is known to be free. */
  readonly isReady: boolean;
  readonly waiting: Waiting;
  readonly choose: (changes: Choices) => void;
  readonly showStretch: (stretch: number) => void;
  readonly reloadTimes: () => void;
  readonly setCustomer: (changes: Partial<BookingGuest>) => void;
  readonly request: () => void;
};

/** What all lines come to. */
export type Total = {
  /** Minutes. */
  readonly duration: number;
  /** Before discounts, whole dinars. */
  readonly listPrice: number;
  /** After discounts, before the coupon. */
  readonly price: number;
  /** What is paid at the place. */
  readonly finalPrice: number;
};

/** The coupon that is tried, and what the server says of it. */
export type Coupon = {
  /** The code that was last tried; empty for none. */
  readonly code: string;
  readonly isChecking: boolean;
  readonly isApplied: boolean;
  /** Why it does not count; undefined where the page has a sentence of its own or it does. */
  readonly refusal: string | undefined;
  readonly hasFailed: boolean;
  readonly apply: (code: string) => void;
};

/** Who comes. */
export type BookingGuest = { readonly name: string; readonly notes: string };
