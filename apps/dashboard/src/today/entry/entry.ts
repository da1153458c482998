import type { HouseOffer } from '@tajmeelspot/contract/booking/desk.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { InTheWay, NewBlock, NewGuest } from '../../shell/offline/entries.ts';

/** Where in the day something is to be added; `former` is a guest who was not accepted there. */
export type Place = {
  /** YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly time: string;
  readonly employeeId?: number | undefined;
  readonly former?: { readonly key: string; readonly body: NewGuest['body'] } | undefined;
};

/** What the dialogs need to know, and whom they hand over to. */
export type EntryDesk = {
  readonly offers: readonly HouseOffer[];
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly enter: (guest: NewGuest) => void;
  readonly block: (wanted: NewBlock) => void;
  /** Staff enter guests alone: hours are for who runs the house. */
  readonly canBlock: boolean;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly inTheWay: readonly InTheWay[];
};

/** Now by the clock of Baghdad, in whole fives of minutes that have begun; now in milliseconds since 1970. */
export const nowPlace = (now: number): Place => inBaghdad(Math.floor(now / 300_000) * 300_000);
