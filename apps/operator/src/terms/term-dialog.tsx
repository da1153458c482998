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
  /** Sentences about fields that were refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSend: (term: Term) => void;
  readonly onClose: () => void;
};

/** Adds or changes a category, tag, city or synonym. */
export function TermDialog({ term: given, isNew, errors, onSend, ...form }: TermDialogProps) {
  const [term, setTerm] = useState(given);
  const tAction = useTranslations('operator.action');
  return (
    <FormDialog {...form} action={tAction('save')} onSend={() => onSend(term)}>
      <Fields term={term} isNew={isNew} errors={errors} change={setTerm} />
    </FormDialog>
  );
}

type TermDialogFieldsProps<T extends Term = Term> = Pick<TermDialogProps, 'errors'> & {
  readonly term: T;
  readonly isNew: boolean;
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

function CategoryFields({ term, isNew, errors, change }: TermDialogFieldsProps<TermOfKind<'categories'>>) {
  const t = useTranslations('operator.terms');
  const tClasses = useTranslations('operator.vendors.classes');
  const fields = addTermFields.categories;
  const form = bindFields({ fields, draft: term, onChange: change, t, errors });
  return (
    <>
      <TextField {...form.text('name')} hint={t('nameHint')} dir="ltr" readOnly={!isNew} />
      <Names
        value={term.label}
        name="label"
        prefix="label"
        errors={errors}
        change={(label) => change({ ...term, label })}
      />
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

function CityFields({ term, isNew, errors, change }: TermDialogFieldsProps<TermOfKind<'cities'>>) {
  const t = useTranslations('operator.terms');
  const form = bindFields({ fields: addTermFields.cities, draft: term, onChange: change, t, errors });
  return (
    <>
      <TextField {...form.text('code')} hint={t('nameHint')} dir="ltr" readOnly={!isNew} />
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

type NamesProps = Pick<TermDialogProps, 'errors'> & {
  /** Of the field; labels are found by the prefix. */
  readonly name: string;
  readonly value: Record<'en' | 'ar' | 'ckb', string>;
  readonly prefix: 'label' | 'governorate';
  readonly change: (names: Record<'en' | 'ar' | 'ckb', string>) => void;
};

/** A name in each language; all of them are alike. */
function Names({ value, name, prefix, errors, change }: NamesProps) {
  const t = useTranslations('operator.terms');
  return languages.map((language) => (
    <TextField
      key={language}
      {...controlOf(addTermFields.tags.name)}
      label={t(`${prefix}.${language}`)}
      name={`${prefix}-${language}`}
      error={errors[`${name}.${language}`]}
      lang={language}
      dir="auto"
      value={value[language]}
      onChange={(event) => change({ ...value, [language]: event.target.value })}
    />
  ));
}
