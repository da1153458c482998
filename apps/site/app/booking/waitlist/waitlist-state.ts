import type { Start } from '../slots/slots.ts';

/** A part of the day that somebody waits for. */
export const waitParts = ['any', 'morning', 'afternoon', 'evening'] as const;

/** A part of the day that somebody waits for. */
export type WaitPart = (typeof waitParts)[number];

/** The first and last start of each part, HH:MM; absent where the day itself ends it. */
export const partHours: Readonly<Record<WaitPart, { readonly earliest?: string; readonly latest?: string }>> = {
  any: {},
  morning: { latest: '11:59' },
  afternoon: { earliest: '12:00', latest: '16:59' },
  evening: { earliest: '17:00' },
};

/** The part of the day that lies between two starts; undefined where they are others. */
export const partOf = (earliest: string | null, latest: string | null): WaitPart | undefined =>
  waitParts.find(
    (part) => partHours[part].earliest === (earliest ?? undefined) && partHours[part].latest === (latest ?? undefined),
  );

/** Everything that is waited for. Days are YYYY-MM-DD in Baghdad. */
export type WaitWish = {
  readonly itemId: number;
  /** null: whoever is free. */
  readonly personId: number | null;
  readonly isForWoman: boolean;
  readonly isByWoman: boolean;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly part: WaitPart;
};

/** How asking to wait ended. Sentences are the server's own; where it said none, the page has one. */
export type WaitAnswer =
  | { readonly kind: 'waiting'; readonly message: string; readonly free: readonly Start[] }
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      readonly errors: Readonly<Record<string, string | undefined>>;
    }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly isOffline: boolean };

/** Asking to wait, as the panel sees it. */
export type Waiting = {
  readonly answer: WaitAnswer | undefined;
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  /** Whether the page was opened to wait, as on the way back from the login. */
  readonly isAsked: boolean;
  /** Address of the login that leads back to waiting. */
  readonly logInPath: string;
  readonly open: () => void;
  /** What was answered is forgotten with it. */
  readonly close: () => void;
  readonly send: (wish: WaitWish) => void;
};

/** What somebody wants to become of a wait or of its open offer. */
export type OfferChange = { readonly entryId: number } & (
  | { readonly verb: 'accept'; readonly offerId: number; readonly price: number }
  | { readonly verb: 'decline'; readonly offerId: number }
  | { readonly verb: 'leave' }
);

/** How that ended. */
export type OfferAnswer =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'taken'; readonly entryId: number }
  | { readonly kind: 'refused'; readonly entryId: number; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly entryId: number;
      readonly message: string | undefined;
      readonly isOffline: boolean;
    };

/** Answering offers, as the list sees it. */
export type Answering = {
  readonly answer: OfferAnswer | undefined;
  readonly busy: OfferChange | undefined;
  readonly send: (change: OfferChange) => void;
  /** Fetches the list anew. */
  readonly reload: () => void;
};
