import { addTermFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import type { Term } from '@tajmeelspot/contract/operator/terms.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryFields } from './category-fields.tsx';
import type { CategoryRow } from './category-rows.ts';
import { Names } from './names.tsx';

type TermDialogProps = {
  readonly title: string;
  /** As it is, or an empty one. */
  readonly term: Term;
  /** Undefined for a new one. */
  readonly id: number | undefined;
  /** The tree in which a category lies. */
  readonly categories: readonly CategoryRow[];
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  /** Sentences about fields that were refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSend: (term: Term) => void;
  readonly onClose: () => void;
};

/** Adds or changes a category, tag, city or synonym. */
export function TermDialog({ term: given, id, categories, errors, onSend, ...form }: TermDialogProps) {
  const [term, setTerm] = useState(given);
  const tAction = useTranslations('operator.action');
  return (
    <FormDialog {...form} action={tAction('save')} onSend={() => onSend(term)}>
      <Fields term={term} {...{ id, categories, errors }} change={setTerm} />
    </FormDialog>
  );
}

type TermDialogFieldsProps<T extends Term = Term> = Pick<TermDialogProps, 'id' | 'categories' | 'errors'> & {
  readonly term: T;
  readonly change: (term: T) => void;
};

function Fields({ term, ...rest }: TermDialogFieldsProps) {
  if (term.kind === 'categories') {
    return <CategoryFields term={term} {...rest} />;
  }
  if (term.kind === 'tags') {
    return (
      <Names
        value={term.name}
        name="name"
        prefix="label"
        errors={rest.errors}
        change={(name) => rest.change({ ...term, name })}
      />
    );
  }
  if (term.kind === 'cities') {
    return <CityFields term={term} {...rest} />;
  }
  return <SynonymFields term={term} {...rest} />;
}

type TermOfKind<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

function CityFields({ term, id, errors, change }: TermDialogFieldsProps<TermOfKind<'cities'>>) {
  const t = useTranslations('operator.terms');
  const form = bindFields({ fields: addTermFields.cities, draft: term, onChange: change, t, errors });
  return (
    <>
      <TextField {...form.text('code')} hint={t('nameHint')} dir="ltr" readOnly={id !== undefined} />
      <Names
        value={term.name}
        name="name"
        prefix="label"
        errors={errors}
        change={(name) => change({ ...term, name })}
      />
      <TextField {...form.text('governorate_code')} dir="ltr" />
      <Names
        value={term.governorate}
        name="governorate"
        prefix="governorate"
        errors={errors}
        change={(governorate) => change({ ...term, governorate })}
      />
    </>
  );
}

function SynonymFields({ term, errors, change }: TermDialogFieldsProps<TermOfKind<'synonyms'>>) {
  const t = useTranslations('operator.terms');
  const form = bindFields({ fields: addTermFields.synonyms, draft: term, onChange: change, t, errors });
  return (
    <>
      <TextField {...form.text('word')} dir="auto" />
      <TextField {...form.text('means')} dir="auto" />
    </>
  );
}
