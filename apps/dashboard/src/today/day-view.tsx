import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingActions } from '../booking/booking-actions.ts';
import { DayList } from './day-list.tsx';
import type { EntryTime } from './entry/entry.ts';

const Timeline = lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).Timeline }));

type DayViewProps = {
  readonly agenda: Pick<Agenda, 'employees' | 'bookings'>;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly now: number;
  readonly actions: BookingActions;
  /** False: what is dragged could not be sent. */
  readonly isOnline: boolean;
  /** Adds something at a free time. */
  readonly add: (place: EntryTime) => void;
};

/** The day's visits: by chair where there is room for columns, else and on wish in their order. */
export function DayView({ agenda, day, now, actions, isOnline, add }: DayViewProps) {
  const t = useTranslations('dashboard.today');
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const [isInOrder, setInOrder] = useState(false);
  const { bookings, employees } = agenda;
  const byEmployee = isWide && !isInOrder;
  return (
    <section aria-labelledby="chairs" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="chairs" className="text-22">
          {t('employees')}
        </h2>
        {isWide && (
          <ChipChoice
            label={t('views')}
            options={[
              { value: false, label: t('byEmployee') },
              { value: true, label: t('inOrder') },
            ]}
            chosen={isInOrder}
            onChoose={setInOrder}
          />
        )}
      </div>
      {byEmployee && isOnline && <p className="text-13 text-ink-soft">{t('dragHint')}</p>}
      {byEmployee ? (
        <Suspense fallback={<Loading />}>
          <Timeline agenda={{ day, employees, bookings }} now={now} actions={actions} isOnline={isOnline} add={add} />
        </Suspense>
      ) : (
        <DayList bookings={bookings} employees={employees} now={now} actions={actions} />
      )}
    </section>
  );
}

const wide = matchMedia('(min-width: 768px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
