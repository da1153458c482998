import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { CodeStep } from '../../identity/phone/code-step.tsx';
import type { PhoneCode } from '../../identity/phone/phone-code.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { BookingFormState } from '../booking-form-state.ts';
import { SheetHeader } from '../sheet/sheet-header.tsx';
import { shortDayName } from '../slots/day-names.ts';

/** The state of the form, and the code that is on its way. */
export type BookingCodeStepProps = { readonly form: BookingFormState; readonly code: PhoneCode };

/** The last step of a newcomer: the code of the phone, while the time is held. */
export function BookingCodeStep({ form, code }: BookingCodeStepProps) {
  const t = useTranslations('phone');
  const locale = useLocale();
  const time = formatTime(locale, form.choices.time ?? '');
  return (
    <>
      <SheetHeader title={t('title')} onBack={code.changeNumber} />
      <div className="flex-1 overflow-y-auto px-4 pt-1 pb-4">
        <CodeStep code={code} title={t.rich('held', { time, t: isolated })} />
      </div>
      <div className="border-t border-line px-4 pt-3 pb-4">
        <HeldBooking form={form} />
      </div>
    </>
  );
}

/** What is confirmed with the code: nobody is to doubt it. */
function HeldBooking({ form: { treatments, choices, service, total, today } }: Pick<BookingCodeStepProps, 'form'>) {
  const t = useTranslations('phone');
  const locale = useLocale();
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sand px-4 py-2.5">
      <p className="min-w-0">
        <b className="block leading-snug font-strong">{treatments.map(({ title }) => title).join(' + ')}</b>
        <span className="text-13 text-ink-soft">
          {t.rich('heldAt', {
            venue: service.establishment.name,
            day: shortDayName(locale, today, choices.date ?? ''),
            time: formatTime(locale, choices.time ?? ''),
            t: isolated,
          })}
        </span>
      </p>
      <Price iqd={total.finalPrice} className="font-strong whitespace-nowrap" />
    </div>
  );
}
