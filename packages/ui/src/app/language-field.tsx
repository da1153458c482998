import { SelectField } from '../select-field.tsx';

type LanguageChoiceProps<Language extends string> = {
  readonly label: string;
  readonly chosen: NoInfer<Language>;
  /** Each language, with the name that its own readers give it. */
  readonly ownNames: Readonly<Record<Language, string>>;
  readonly onChoose: (language: Language) => void;
};

/** The choice of the language as a field of a menu. */
export function LanguageField<Language extends string>({
  label,
  chosen,
  ownNames,
  onChoose,
}: LanguageChoiceProps<Language>) {
  const languages = Object.keys(ownNames) as Language[];
  return (
    <SelectField
      label={label}
      name="language"
      value={chosen}
      onChange={({ target }) => onChoose(target.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {ownNames[language]}
        </option>
      ))}
    </SelectField>
  );
}
