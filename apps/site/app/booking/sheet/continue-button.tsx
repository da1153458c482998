import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { shortDayName } from '../slots/day-names.ts';

type ContinueButtonProps = { readonly form: BookingFormState; readonly onContinue: () => void };

/** Leads on from the slots once one is chosen. */
export function ContinueButton({ form, onContinue }: ContinueButtonProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { isReady, today, choices } = form;
  return (
    <Button isWide disabled={!isReady} className="whitespace-normal" onClick={onContinue}>
      <span>
        {isReady
          ? t.rich('steps.continueAt', {
              day: shortDayName(locale, today, choices.date ?? ''),
              time: formatTime(locale, choices.time ?? ''),
              t: isolated,
            })
          : t('submit.choose')}
      </span>
    </Button>
  );
}
