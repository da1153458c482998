import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { canBeTogether } from './together.ts';

/** Whether several treatments are given one after the other or at the same time; absent where one person gives all. */
export function TogetherChoice({
  form: { service, treatments, choices, choose },
}: {
  readonly form: Pick<BookingFormState, 'service' | 'treatments' | 'choices' | 'choose'>;
}) {
  const t = useTranslations('booking.together');
  if (!canBeTogether(service, treatments)) return null;
  const isTogether = choices.isTogether === true;
  const chosen = service.employees.find(({ id }) => id === choices.employeeId);
  return (
    <div className="grid gap-2">
      <ChipChoice
        label={t('title')}
        isLabelShown
        options={[
          { value: false, label: t('inRow') },
          { value: true, label: t('together') },
        ]}
        chosen={isTogether}
        // Other times are free then.
        onChoose={(next) => choose({ isTogether: next || undefined, time: undefined })}
      />
      {isTogether && <p className="text-13 text-ink-soft">{t('hint')}</p>}
      {isTogether && chosen && treatments[0] && (
        <p className="text-13 text-ink-soft">
          {t('chosen', { employee: chosen.name, treatment: treatments[0].title })}
        </p>
      )}
    </div>
  );
}
