import { formatTime } from '@tajmeelspot/language/clock.ts';
import { CodeStep } from '../../identity/phone/code-step.tsx';
import type { PhoneCode } from '../../identity/phone/phone-code.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { BookingFormState } from '../booking-form-state.ts';
import { SelectionSummary } from '../selection-summary.tsx';

/** The state of the form, and the code that is on its way. */
export type BookingCodeStepProps = { readonly form: BookingFormState; readonly code: PhoneCode };

/** The last step of a newcomer: the code of the phone, while the time is held. */
export function BookingCodeStep({ form, code }: BookingCodeStepProps) {
  const t = useTranslations('phone');
  const locale = useLocale();
  const time = formatTime(locale, form.choices.time ?? '');
  return (
    <>
      <h2 className="px-14 pt-3.5 pb-2 text-center text-18">{t('title')}</h2>
      <div className="flex-1 overflow-y-auto px-4 pt-2 pb-4">
        <CodeStep code={code} title={t.rich('held', { time, t: isolated })} />
      </div>
      <div className="border-t border-line px-4 pt-3 pb-4">
        <SelectionSummary form={form} isPriceShown />
      </div>
    </>
  );
}
