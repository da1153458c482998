import type { FormErrors } from '../../forms/form-errors.ts';
import type { SlotTime } from '../slots/slots.ts';
import type { WaitlistPart } from './waitlist-part.ts';

/** What a customer waits for. Days are YYYY-MM-DD in Baghdad. */
export type JoinWaitlistRequest = {
  readonly treatmentId: number;
  /** Null for any employee. */
  readonly employeeId: number | null;
  readonly isForWoman: boolean;
  readonly isByWoman: boolean;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly part: WaitlistPart;
};

/** The outcome of joining. Messages are the server's; undefined where it gave none. */
export type JoinWaitlistOutcome =
  | { readonly kind: 'joined'; readonly message: string; readonly free: readonly SlotTime[] }
  | ({ readonly kind: 'rejected' } & FormErrors)
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

/** The state of the dialog in which a customer joins the waiting list, and what changes it. */
export type JoinWaitlistState = {
  readonly outcome: JoinWaitlistOutcome | undefined;
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  /** Whether the address asks for the dialog, as on the way back from the login. */
  readonly isRequested: boolean;
  /** Address of the login that leads back to the open dialog. */
  readonly logInPath: string;
  readonly open: () => void;
  /** Closes the dialog and forgets its outcome. */
  readonly close: () => void;
  readonly send: (entry: JoinWaitlistRequest) => void;
};
