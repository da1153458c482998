import { addTermFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import type { Term } from '@tajmeelspot/contract/operator/terms.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type TermDialogProps = {
  readonly title: string;
  /** As it is, or an empty one. */
  readonly term: Term;
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (term: Term) => void;
  readonly onClose: () => void;
};

/** Adds or changes a category, tag, city or synonym. */
export function TermDialog({ term: given, isNew, onSend, ...form }: TermDialogProps) {
  const [term, setTerm] = useState(given);
  const tAction = useTranslations('operator.action');
  return (
    <FormDialog {...form} action={tAction('save')} onSend={() => onSend(term)}>
      <Fields term={term} isNew={isNew} change={setTerm} />
    </FormDialog>
  );
}

type TermDialogFieldsProps<T extends Term = Term> = {
  readonly term: T;
  readonly isNew: boolean;
  readonly change: (term: T) => void;
};

function Fields({ term, ...rest }: TermDialogFieldsProps) {
  if (term.kind === 'categories') {
    return <CategoryFields term={term} {...rest} />;
  }
  if (term.kind === 'tags') {
    return <Names value={term.name} prefix="label" change={(name) => rest.change({ ...term, name })} />;
  }
  if (term.kind === 'cities') {
    return <CityFields term={term} {...rest} />;
  }
  return <SynonymFields term={term} {...rest} />;
}

type TermOfKind<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

function CategoryFields({ term, isNew, change }: TermDialogFieldsProps<TermOfKind<'categories'>>) {
  const t = useTranslations('operator.terms');
  const tClasses = useTranslations('operator.vendors.classes');
  const fields = addTermFields.categories;
  const form = bindFields({ fields, draft: term, onChange: change, t });
  return (
    <>
      <TextField {...form.text('name')} hint={t('nameHint')} dir="ltr" readOnly={!isNew} />
      <Names value={term.label} prefix="label" change={(label) => change({ ...term, label })} />
      <TextField
        {...form.describe('position')}
        value={term.position}
        onChange={(event) => change({ ...term, position: Number(event.target.value) })}
      />
      <SelectField {...form.choice('licence_class')}>
        <option value="">{t('noLicence')}</option>
        {fields.licence_class.choices.map((kind) => (
          <option key={kind} value={kind}>
            {tClasses(kind)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function CityFields({ term, isNew, change }: TermDialogFieldsProps<TermOfKind<'cities'>>) {
  const t = useTranslations('operator.terms');
  const form = bindFields({ fields: addTermFields.cities, draft: term, onChange: change, t });
  return (
    <>
      <TextField {...form.text('code')} hint={t('nameHint')} dir="ltr" readOnly={!isNew} />
      <Names value={term.name} prefix="label" change={(name) => change({ ...term, name })} />
      <TextField {...form.text('governorate_code')} dir="ltr" />
      <Names value={term.governorate} prefix="governorate" change={(governorate) => change({ ...term, governorate })} />
    </>
  );
}

function SynonymFields({ term, change }: TermDialogFieldsProps<TermOfKind<'synonyms'>>) {
  const t = useTranslations('operator.terms');
  const form = bindFields({ fields: addTermFields.synonyms, draft: term, onChange: change, t });
  return (
    <>
      <TextField {...form.text('word')} dir="auto" />
      <TextField {...form.text('means')} dir="auto" />
    </>
  );
}

type NamesProps = {
  readonly value: Record<'en' | 'ar' | 'ckb', string>;
  readonly prefix: 'label' | 'governorate';
  readonly change: (names: Record<'en' | 'ar' | 'ckb', string>) => void;
};

/** A name in each language; all of them are alike. */
function Names({ value, prefix, change }: NamesProps) {
  const t = useTranslations('operator.terms');
  return languages.map((language) => (
    <TextField
      key={language}
      {...controlOf(addTermFields.tags.name)}
      label={t(`${prefix}.${language}`)}
      name={`${prefix}-${language}`}
      lang={language}
      dir="auto"
      value={value[language]}
      onChange={(event) => change({ ...value, [language]: event.target.value })}
    />
  ));
}
