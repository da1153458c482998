import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { BlockingBooking, BlockedTimeInput, WalkInInput } from '../../shell/offline/use-day-entries.ts';

/** Where in the day something is to be added; `former` is a customer who was not accepted there. */
export type EntryTime = {
  /** YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly time: string;
  readonly employeeId?: number | undefined;
  readonly former?: { readonly key: string; readonly body: WalkInInput['body'] } | undefined;
};

/** What the dialogs need to know, and whom they hand over to. */
export type EntryActions = {
  readonly treatments: readonly VenueTreatment[];
  readonly employees: readonly { readonly id: number; readonly name: string }[];
  readonly enter: (customer: WalkInInput) => void;
  readonly block: (blockedTime: BlockedTimeInput) => void;
  /** Staff enter customers alone: hours are for who runs the venue. */
  readonly canBlock: boolean;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly blockingBookings: readonly BlockingBooking[];
};

/** Now by the clock of Baghdad, in whole fives of minutes that have begun; now in milliseconds since 1970. */
export const entryTimeAt = (now: number): EntryTime => inBaghdad(Math.floor(now / 300_000) * 300_000);
