/** Where the dialog begins: asking for the mail, or choosing with what is known of its code. */
export type ResetLink = {
  readonly step: 'ask' | 'choose';
  readonly email: string;
  readonly token: string;
};

/** What the link of the mail says after its `#`; undefined where that is something else. */
export function readResetLink(hash: string): ResetLink | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('reset');
  return token === null ? undefined : { step: 'choose', token, email: parameters.get('email') ?? '' };
}
