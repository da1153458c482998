import type { MouseEvent } from 'react';

/** What stands in the email field of the form that a button belongs to. */
export function typedEmail({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): string {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email : '';
}
