import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/schedules/agenda.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Loading } from '../shell/states.tsx';
import { DayList } from './day-list.tsx';

const Timeline = lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).Timeline }));

type Props = {
  readonly agenda: Pick<Agenda, 'today' | 'employees' | 'bookings'>;
  readonly now: number;
  readonly open: (booking: Booking) => void;
};

/** The day's visits: by chair where there is room for columns, else and on wish in their order. */
export function Chairs({ agenda, now, open }: Props) {
  const t = useTranslations('dashboard.today');
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [isInOrder, setInOrder] = useState(false);
  const { bookings, employees } = agenda;
  return (
    <section aria-labelledby="chairs" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="chairs" className="text-22">
          {t('chairs')}
        </h2>
        {isWide && (
          <fieldset aria-label={t('views')} className="flex gap-2">
            {([false, true] as const).map((inOrder) => (
              <button
                key={String(inOrder)}
                type="button"
                aria-pressed={isInOrder === inOrder}
                className={chipClass({ isOn: isInOrder === inOrder })}
                onClick={() => setInOrder(inOrder)}
              >
                {t(inOrder ? 'inOrder' : 'byChair')}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {isWide && !isInOrder ? (
        <Suspense fallback={<Loading />}>
          <Timeline agenda={agenda} now={now} open={open} />
        </Suspense>
      ) : (
        <DayList bookings={bookings} employees={employees} now={now} open={open} />
      )}
    </section>
  );
}

const wide = matchMedia('(min-width: 768px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
