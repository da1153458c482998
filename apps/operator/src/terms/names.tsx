import { addTermFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';

type NamesProps = {
  readonly errors: Readonly<Record<string, string>>;
  /** Of the field; labels are found by the prefix. */
  readonly name: string;
  readonly value: Record<'en' | 'ar' | 'ckb', string>;
  readonly prefix: 'label' | 'about' | 'governorate';
  readonly change: (names: Record<'en' | 'ar' | 'ckb', string>) => void;
};

/** A name in each language, or a sentence; all of them are alike. */
export function Names({ value, name, prefix, errors, change }: NamesProps) {
  const t = useTranslations('operator.terms');
  return languages.map((language) => (
    <TextField
      key={language}
      {...controlOf(prefix === 'about' ? addTermFields.categories.about : addTermFields.tags.name)}
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
