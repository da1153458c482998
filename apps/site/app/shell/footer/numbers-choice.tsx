import { formatTime } from '@tajmeelspot/language/clock.ts';
import { localeOf, readNumbersAndTime } from '@tajmeelspot/language/locale.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { NumbersField } from '@tajmeelspot/ui/numbers/numbers-field.tsx';
import { useNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { useLanguage } from '../language.ts';
import { useTranslations } from '../messages/translations.tsx';

/** "Numbers and time". It needs the browser's memory, so it is not offered without scripts. */
export function NumbersChoice() {
  const t = useTranslations('shell.numbers');
  const language = useLanguage();
  const chosen = useNumbersAndTime();
  return (
    <NumbersField
      label={t('label')}
      digitsLabel={t('digits')}
      clockLabel={t('clock')}
      className="flex flex-wrap gap-3 noscript:hidden"
      choiceClass="has-checked:bg-on-field-tint has-checked:text-on-field has-checked:inset-ring-on-field-line has-focus-visible:outline-on-field"
      sampleOf={(choice) =>
        choice === 'latn' || choice === 'arab'
          ? toDigits(localeOf(language, readNumbersAndTime(choice, 'h12')), '123')
          : formatTime(localeOf(language, readNumbersAndTime(chosen.digits, choice)), '17:30')
      }
    />
  );
}
