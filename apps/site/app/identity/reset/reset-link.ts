/** Where the dialog begins: asking for the mail, or choosing with what is known of its code. */
export type ResetStart = {
  readonly step: 'ask' | 'choose';
  readonly email: string;
  readonly token: string;
};

/** What the link of the mail says after its `#`; undefined where that is something else. */
export function readResetLink(hash: string): ResetStart | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const token = said.get('reset');
  return token === null ? undefined : { step: 'choose', token, email: said.get('email') ?? '' };
}
