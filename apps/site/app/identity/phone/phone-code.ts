/** Why a code was not accepted, or not sent. */
export type PhoneCodeError =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** The server's own words. */
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'offline' | 'failed' };

/** A code on its way to a phone, and what can be done with it. */
export type PhoneCode = {
  /** E.164. */
  readonly phone: string;
  /** Instants in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly resendAt: number;
  readonly error: PhoneCodeError | undefined;
  readonly isBusy: boolean;
  /** Whether a new account has no name yet: the code goes on with one. */
  readonly needsName: boolean;
  readonly enter: (digits: string, name?: string) => void;
  readonly resend: (channel?: 'sms') => void;
  readonly changeNumber: () => void;
};

/** A number as it is read: in groups, after the country. */
export const spacedPhone = (phone: string): string => phone.replace(/^(\+964)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
