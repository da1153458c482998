import { Price } from '@tajmeelspot/ui/price.tsx';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import type { BookingFormState } from './booking-form-state.ts';
import { employeesAt, namesOf } from './slots/slots.ts';

type SelectionSummaryProps = {
  readonly form: BookingFormState;
  readonly isPriceShown: boolean;
  readonly children?: ReactNode;
};

/** The chosen treatments with their duration, employee and price. */
export function SelectionSummary({
  form: { treatments, total, choices, service, slots },
  isPriceShown,
  children,
}: SelectionSummaryProps) {
  const t = useTranslations('booking.summary');
  const locale = useLocale();
  const only = service.employees.length === 1 ? service.employees[0] : undefined;
  const employee = only ?? service.employees.find(({ id }) => id === choices.employeeId);
  const duration = formatDuration(locale, total.duration);
  const together = choices.isTogether ? employeesAt(slots, choices) : undefined;
  const name = together ? formatNames(locale, namesOf(together)) : choices.isTogether ? undefined : employee?.name;
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sand px-4 py-2.5">
      <p className="min-w-0">
        <b className="block leading-snug font-strong">{treatments.map(({ title }) => title).join(' + ')}</b>
        <span className="text-13 text-ink-soft">
          {name === undefined ? t('durationOnly', { duration }) : t('with', { duration, employee: name })}
        </span>
      </p>
      {isPriceShown && (
        <p className="text-end whitespace-nowrap">
          <Price iqd={total.finalPrice} className="block font-strong" />
          {total.finalPrice < total.listPrice && (
            <s className="text-13 text-ink-soft">
              <Price iqd={total.listPrice} />
            </s>
          )}
        </p>
      )}
      {children}
    </div>
  );
}
