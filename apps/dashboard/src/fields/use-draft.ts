import { useState } from 'react';
import { remainingErrors } from './remaining-errors.ts';

/** What somebody is writing: the draft, how to change a part of it, and which sentences about fields still hold. */
export function useDraft<T extends object>(initial: T, errors: Readonly<Record<string, string>>) {
  const [draft, setDraft] = useState(initial);
  const [sent, setSent] = useState(initial);
  return {
    draft,
    set: (change: Partial<T>) => setDraft({ ...draft, ...change }),
    errors: remainingErrors(errors, sent, draft),
    /** Notes that it is sent as it is. */
    markSent: () => setSent(draft),
  };
}
