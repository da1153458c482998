import type { Service } from '@tajmeelspot/contract/catalog.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ClockTime } from '../../catalog/clock-time.tsx';
import { useClock } from '../../shell/use-clock.ts';
import { openStateAt, type SpecialDay, weekdayOf } from './open-state.ts';

type OpeningHoursProps = {
  readonly week: Service['availability'];
  /** Days ahead on which other hours hold. */
  readonly special?: readonly SpecialDay[];
  /** What stands below them. */
  readonly children?: ReactNode;
};

const noDays: readonly SpecialDay[] = [];

/** When the place is open. Today and now are known in the browser only. */
export function OpeningHours({ week, special = noDays, children }: OpeningHoursProps) {
  const t = useTranslations('service.hours');
  const now = useClock();
  const isOpen = now !== undefined && openStateAt(week, now, special).kind === 'open';
  return (
    <section className="rounded-card bg-surface px-6 py-5 inset-ring inset-ring-line">
      <h2 className="text-18">{t('title')}</h2>
      <ul className="mt-2.5">
        {week.map((day) => (
          <Row
            key={day.weekday}
            day={day}
            isToday={now !== undefined && weekdayOf(now.date) === day.weekday}
            isOpen={isOpen}
          />
        ))}
      </ul>
      {children}
    </section>
  );
}

type OpeningHoursRowProps = {
  readonly day: OpeningHoursProps['week'][number];
  readonly isToday: boolean;
  readonly isOpen: boolean;
};

function Row({ day, isToday, isOpen }: OpeningHoursRowProps) {
  const t = useTranslations('service.hours');
  const today = isOpen ? 'bg-confirmed-tint' : 'bg-sand';
  return (
    <li
      className={`-mx-3 flex flex-wrap justify-between gap-x-3 rounded-small px-3 py-1.25 text-15 ${isToday ? `${today} font-strong` : 'text-ink-soft'}`}
    >
      <span>
        {day.day}
        {isToday && (
          <span className={`ms-2.5 text-13 ${isOpen ? 'text-confirmed' : 'text-ink-soft'}`}>
            {t(isOpen ? 'openNow' : 'today')}
          </span>
        )}
      </span>
      <Intervals intervals={day.intervals} />
    </li>
  );
}

/** The hours of a day, one below the other. */
export function Intervals({ intervals }: Pick<SpecialDay, 'intervals'>) {
  const t = useTranslations('service.hours');
  return (
    <span className="ms-auto text-end">
      {intervals.length === 0 && t('closed')}
      {intervals.map(({ start, end }) => (
        <span key={start} className="block whitespace-nowrap">
          <ClockTime time={start} /> – <ClockTime time={end} />
        </span>
      ))}
    </span>
  );
}
