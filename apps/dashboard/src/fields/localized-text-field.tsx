import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { directionOf, type Language, languages } from '@tajmeelspot/language/languages.ts';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';

type LocalizedTextFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: LocalizedText;
  readonly onChange: (value: LocalizedText) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly required?: boolean | undefined;
  /** Lines; one where it is absent. */
  readonly rows?: number;
  /** Texts to choose from; typing one of them fills in its other languages too. */
  readonly suggestions?: readonly LocalizedText[];
};

/** A text in one language, the dashboard's; the others show when they are asked for, or alone say something. */
export function LocalizedTextField({ value, ...props }: LocalizedTextFieldProps) {
  const t = useTranslations('venue');
  const language = useLanguage();
  const [isExpanded, setExpanded] = useState(false);
  const others = languages.filter((one) => one !== language);
  const isInOthersOnly = !value[language] && others.some((one) => value[one]);
  const shown = [language, ...(isExpanded ? others : others.filter((one) => isInOthersOnly && value[one]))];
  return (
    <div className="relative grid gap-2">
      {shown.map((one) => (
        <LanguageField key={one} {...props} value={value} language={one} isOnly={shown.length === 1} />
      ))}
      {!isExpanded && (
        <button
          type="button"
          // As high as a thumb needs it, over the label's line and the gap above it.
          className="absolute inset-e-0 -top-4 min-h-11 rounded-small px-1 text-13 font-strong text-lapis hover:underline"
          onClick={() => setExpanded(true)}
        >
          {t('otherLanguages')}
          <span className="sr-only">: {props.label}</span>
        </button>
      )}
    </div>
  );
}

const noSuggestions: readonly LocalizedText[] = [];

type LanguageFieldProps = LocalizedTextFieldProps & { readonly language: Language; readonly isOnly: boolean };

function LanguageField({
  language,
  isOnly,
  label,
  name,
  value,
  onChange,
  suggestions = noSuggestions,
  rows,
  ...props
}: LanguageFieldProps) {
  const t = useTranslations('venue');
  const isMain = language === useLanguage();
  const list = useId();
  const change = (text: string) => {
    const known = suggestions.find((one) => one[language] === text);
    onChange(known ?? { ...value, [language]: text });
  };
  const field = {
    label: isOnly ? label : t('inLanguage', { label, language: t(`languages.${language}`) }),
    name: `${name}-${language}`,
    value: value[language] ?? '',
    lang: language,
    dir: directionOf(language),
    maxLength: props.maxLength,
    required: isOnly && props.required,
    error: isMain ? props.error : undefined,
    hint: isMain ? props.hint : undefined,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  if (rows !== undefined) return <TextArea {...field} rows={rows} />;
  return (
    <>
      <TextField {...field} autoComplete="off" {...(suggestions.length > 0 ? { list } : {})} />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one[language]} value={one[language]}>
              {one[language]}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
