import { sampleNumbers } from '@tajmeelspot/language/number-samples.ts';
import { NumbersField } from '@tajmeelspot/ui/numbers/numbers-field.tsx';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';

/** "Numbers and time" as a field of the menu of the account. */
export function NumbersChoice() {
  const t = useTranslations('frame.numbers');
  const language = useLanguage();
  return (
    <NumbersField
      label={t('label')}
      labelClass="mb-1 text-13 font-strong"
      digitsLabel={t('digits')}
      clockLabel={t('clock')}
      className="grid gap-2 text-ink-soft"
      sampleOf={(choice, chosen) => sampleNumbers(language, choice, chosen)}
    />
  );
}
