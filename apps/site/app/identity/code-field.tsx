import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';

/** A code of an app, or a recovery code: read from the start, and known to the keyboards that offer it. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} icon="lock" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} dir="ltr" />
);
