import type { SecondFactorState } from '@tajmeelspot/contract/identity/second-factor.ts';
import type { FormErrors } from '../../forms/form-errors.ts';

/** Whether a login needs a code, or that this did not arrive. */
export type SecondFactorAnswer =
  | { readonly kind: 'state'; readonly state: SecondFactorState }
  | { readonly kind: 'failed' };

/** What somebody is asked before the two-step login changes. */
export type SecondFactorQuestion = 'setUp' | 'renew' | 'stop';

/** A secret that an app takes by its picture or by typing, until a code of it is right. */
type SecretToScan = {
  readonly kind: 'scan';
  readonly secret: string;
  readonly address: string;
  readonly formErrors: FormErrors | undefined;
};

/** Recovery codes, which are shown once. */
type CodesToStore = { readonly kind: 'codes'; readonly codes: readonly string[]; readonly message: string };

/** What became of a change. */
export type SecondFactorOutcome =
  | SecretToScan
  | CodesToStore
  | { readonly kind: 'off'; readonly message: string }
  | { readonly kind: 'rejected'; readonly formErrors: FormErrors }
  | { readonly kind: 'failed' };

/** The two-step login of somebody, and what can be done about it. */
export type SecondFactorEditor = {
  /** Undefined while it is on its way, null where it did not arrive. */
  readonly state: SecondFactorState | null | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  readonly step:
    | { readonly kind: 'overview' }
    | { readonly kind: 'question'; readonly question: SecondFactorQuestion }
    | SecretToScan
    | CodesToStore;
  readonly isBusy: boolean;
  /** What the last change came to. */
  readonly message: string | undefined;
  readonly formErrors: FormErrors | undefined;
  /** Begins a change; undefined goes back to where it began. */
  readonly ask: (question: SecondFactorQuestion | undefined) => void;
  readonly send: (intent: SecondFactorQuestion | 'switchOn', fields: Record<string, string>) => void;
};
