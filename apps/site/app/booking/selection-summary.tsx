import { formatDuration } from '@tajmeelspot/language/dates.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import type { Desk } from './booking-form-state.ts';
import { Price } from '../catalog/price.tsx';

type ChosenProps = { readonly desk: Desk; readonly isPriceShown: boolean; readonly children?: ReactNode };

/** What is chosen so far, in a line or two. */
export function Chosen({ desk: { lines, total, choices, service }, isPriceShown, children }: ChosenProps) {
  const t = useTranslations('booking.summary');
  const language = useLanguage();
  const only = service.employees.length === 1 ? service.employees[0] : undefined;
  const person = only ?? service.employees.find(({ id }) => id === choices.personId);
  const duration = formatDuration(language, total.duration);
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sand px-4 py-2.5">
      <p className="min-w-0">
        <b className="block leading-snug font-strong">{lines.map(({ title }) => title).join(' + ')}</b>
        <span className="text-13 text-ink-soft">
          {person ? t('with', { duration, employee: person.name }) : t('lone', { duration })}
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
