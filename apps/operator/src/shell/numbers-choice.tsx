import { formatTime } from '@tajmeelspot/language/clock.ts';
import { localeOf, readNumbersAndTime } from '@tajmeelspot/language/locale.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { NumbersField } from '@tajmeelspot/ui/numbers/numbers-field.tsx';
import { useNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';

/** "Numbers and time" as a field of the menu of the account. */
export function NumbersChoice() {
  const t = useTranslations('frame.numbers');
  const language = useLanguage();
  const chosen = useNumbersAndTime();
  return (
    <div>
      <p aria-hidden className="mb-1 text-13 font-strong text-ink-soft">
        {t('label')}
      </p>
      <NumbersField
        label={t('label')}
        digitsLabel={t('digits')}
        clockLabel={t('clock')}
        className="grid gap-2 text-ink-soft"
        sampleOf={(choice) =>
          choice === 'latn' || choice === 'arab'
            ? toDigits(localeOf(language, readNumbersAndTime(choice, 'h12')), '123')
            : formatTime(localeOf(language, readNumbersAndTime(chosen.digits, choice)), '17:30')
        }
      />
    </div>
  );
}
