import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { BookingFormState } from '../booking-form-state.ts';

type ChosenSlotProps = { readonly form: BookingFormState; readonly onChange: () => void };

/** The chosen day and time, with a button that leads back to the slots. */
export function ChosenSlot({ form, onChange }: ChosenSlotProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { date, time } = form.choices;
  return (
    <div className="flex items-center gap-3 rounded-control py-0.5 ps-4 pe-1 inset-ring inset-ring-line">
      <Icon name="clock" className="text-ink-soft" />
      <p className="flex-1 py-1.5 text-15 leading-snug font-strong">
        {date !== undefined && time !== undefined && form.isReady
          ? t.rich('placed.at', { day: formatDay(locale, date), time: formatTime(locale, time), t: isolated })
          : t('submit.choose')}
      </p>
      <Button kind="text" size="small" onClick={onChange}>
        {t('treatment.change')}
      </Button>
    </div>
  );
}
