import { useState } from 'react';
import { bindFields } from './bind-fields.ts';
import type { FieldLabels, FieldTexts, FormFields } from './describe-fields.ts';
import { remainingErrors } from './remaining-errors.ts';

type FormStart<Fields extends FormFields, Draft, T extends FieldLabels> = FieldTexts<T> & {
  readonly fields: Fields;
  readonly initial: Draft | (() => Draft);
};

/** A form while it is written: its draft, its fields, and which sentences about them still hold. */
export function useForm<Fields extends FormFields, Draft extends object, T extends FieldLabels>({
  fields,
  initial,
  errors: refused = {},
  ...texts
}: FormStart<Fields, Draft, T>) {
  const [draft, setDraft] = useState(initial);
  const [sent, setSent] = useState(draft);
  const errors = remainingErrors(refused, sent, draft);
  return {
    ...bindFields({ ...texts, fields, draft, errors, onChange: setDraft }),
    draft,
    errors,
    /** Changes several fields at once, or one that no part stands for. */
    set: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    /** Sends it as it is; what is changed from then on may be right. */
    submit: (send: (draft: Draft) => void) => () => {
      setSent(draft);
      send(draft);
    },
  };
}
