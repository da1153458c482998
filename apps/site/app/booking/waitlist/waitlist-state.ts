/** An answer to an offer of the waiting list, or the end of an entry. */
export type WaitlistChange = { readonly entryId: number } & (
  | { readonly verb: 'accept'; readonly offerId: number; readonly price: number }
  | { readonly verb: 'decline'; readonly offerId: number }
  | { readonly verb: 'leave' }
);

/** The outcome of a change. Messages are the server's; undefined where it gave none. */
export type ChangeWaitlistOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'taken'; readonly entryId: number }
  | { readonly kind: 'rejected'; readonly entryId: number; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly entryId: number;
      readonly message: string | undefined;
      readonly isOffline: boolean;
    };

/** Sends changes of the waiting list: the outcome of the last one, and the one that is being sent. */
export type WaitlistState = {
  readonly outcome: ChangeWaitlistOutcome | undefined;
  readonly busy: WaitlistChange | undefined;
  readonly send: (change: WaitlistChange) => void;
  /** Loads the waiting list again. */
  readonly reload: () => void;
};
