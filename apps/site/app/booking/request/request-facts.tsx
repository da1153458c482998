import type { BookingRequestView } from '@tajmeelspot/contract/messages/request-answers.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useClock } from '../../shell/use-clock.ts';
import { BookingState } from '../booking-state.tsx';
import { formatInstant } from '../format-instant.ts';

type RequestFactsProps = { readonly request: BookingRequestView };

/** What somebody would like to book, and until when the venue answers. */
export function RequestFacts({ request }: RequestFactsProps) {
  const t = useTranslations('requestAnswer');
  const locale = useLocale();
  const today = useClock()?.date ?? inBaghdad(request.answer_by).date;
  const { treatment, employee, duration, date, time, price, notes, status, home_address: homeAddress } = request;
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line">
      <p className="flex flex-wrap items-center gap-2.5">
        <BookingState status={status} />
        {request.can_answer && (
          <span className="text-15 text-ink-soft">
            {t.rich('until', { time: formatInstant(locale, today, request.answer_by), t: isolated })}
          </span>
        )}
      </p>
      <dl className="grid gap-3 text-15">
        <RequestFact name={t('when')}>
          <span className="text-18">
            {t.rich('at', { day: formatDay(locale, date), time: formatTime(locale, time), t: isolated })}
          </span>
        </RequestFact>
        <RequestFact name={t('what')}>
          {treatment}
          <span className="block font-body text-ink-soft">
            {t('with', { employee, duration: formatDuration(locale, duration) })}
          </span>
        </RequestFact>
        <RequestFact name={t('price')}>
          <Price iqd={price} />
        </RequestFact>
        {homeAddress !== null && (
          <RequestFact name={t('atHome')}>
            <span dir="auto">{homeAddress}</span>
          </RequestFact>
        )}
        {notes !== '' && (
          <RequestFact name={t('notes')}>
            <span dir="auto" className="font-body whitespace-pre-line">
              {notes}
            </span>
          </RequestFact>
        )}
      </dl>
    </section>
  );
}

function RequestFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-strong break-words">{children}</dd>
    </div>
  );
}
