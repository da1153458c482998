import type { Term } from '@tajmeelspot/contract/operator/terms.ts';
import { licenceClasses } from '@tajmeelspot/contract/operator/kinds.ts';
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
  const t = useTranslations('operator');
  const choose = (value: string) =>
    change({ ...term, licence_class: licenceClasses.find((kind) => kind === value) ?? null });
  return (
    <>
      <Line
        label={t('terms.name')}
        name="name"
        hint={t('terms.nameHint')}
        isFixed={!isNew}
        value={term.name}
        set={(name) => change({ ...term, name })}
      />
      <Names value={term.label} prefix="label" change={(label) => change({ ...term, label })} />
      <TextField
        label={t('terms.position')}
        name="position"
        type="number"
        min={1}
        max={1000}
        required
        value={term.position}
        onChange={(event) => change({ ...term, position: Number(event.target.value) })}
      />
      <SelectField
        label={t('terms.licence')}
        name="licence_class"
        value={term.licence_class ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('terms.noLicence')}</option>
        {licenceClasses.map((kind) => (
          <option key={kind} value={kind}>
            {t(`vendors.classes.${kind}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function CityFields({ term, isNew, change }: TermDialogFieldsProps<TermOfKind<'cities'>>) {
  const t = useTranslations('operator.terms');
  return (
    <>
      <Line
        label={t('code')}
        name="code"
        hint={t('nameHint')}
        isFixed={!isNew}
        value={term.code}
        set={(code) => change({ ...term, code })}
      />
      <Names value={term.name} prefix="label" change={(name) => change({ ...term, name })} />
      <Line
        label={t('governorateCode')}
        name="governorate_code"
        value={term.governorate_code}
        set={(code) => change({ ...term, governorate_code: code })}
      />
      <Names value={term.governorate} prefix="governorate" change={(governorate) => change({ ...term, governorate })} />
    </>
  );
}

function SynonymFields({ term, change }: TermDialogFieldsProps<TermOfKind<'synonyms'>>) {
  const t = useTranslations('operator.terms');
  return (
    <>
      <Line label={t('word')} name="word" isOpen value={term.word} set={(word) => change({ ...term, word })} />
      <Line label={t('means')} name="means" isOpen value={term.means} set={(means) => change({ ...term, means })} />
    </>
  );
}

type NamesProps = {
  readonly value: Record<'en' | 'ar' | 'ckb', string>;
  readonly prefix: 'label' | 'governorate';
  readonly change: (names: Record<'en' | 'ar' | 'ckb', string>) => void;
};

/** A name in each language. */
function Names({ value, prefix, change }: NamesProps) {
  const t = useTranslations('operator.terms');
  return languages.map((language) => (
    <TextField
      key={language}
      label={t(`${prefix}.${language}`)}
      name={`${prefix}-${language}`}
      lang={language}
      dir="auto"
      maxLength={80}
      required
      value={value[language]}
      onChange={(event) => change({ ...value, [language]: event.target.value })}
    />
  ));
}

type TermDialogLineProps = {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly isFixed?: boolean;
  /** Any language; otherwise it is a part of addresses. */
  readonly isOpen?: boolean;
  readonly value: string;
  readonly set: (value: string) => void;
};

function Line({ label, name, hint, isFixed = false, isOpen = false, value, set }: TermDialogLineProps) {
  return (
    <TextField
      label={label}
      name={name}
      hint={hint}
      dir={isOpen ? 'auto' : 'ltr'}
      maxLength={60}
      required
      readOnly={isFixed}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
}
