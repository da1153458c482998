import { sampleNumbers } from '@tajmeelspot/language/number-samples.ts';
import { NumbersField } from '@tajmeelspot/ui/numbers/numbers-field.tsx';
import { useLanguage } from '../language.ts';
import { useTranslations } from '../messages/translations.tsx';

/** "Numbers and time". It needs the browser's memory, so it is not offered without scripts. */
export function NumbersChoice() {
  const t = useTranslations('shell.numbers');
  const language = useLanguage();
  return (
    <NumbersField
      label={t('label')}
      digitsLabel={t('digits')}
      clockLabel={t('clock')}
      className="flex flex-wrap gap-3 noscript:hidden"
      choiceClass="has-checked:bg-on-field-tint has-checked:text-on-field has-checked:inset-ring-on-field-line has-focus-visible:outline-on-field"
      sampleOf={(choice, chosen) => sampleNumbers(language, choice, chosen)}
    />
  );
}
