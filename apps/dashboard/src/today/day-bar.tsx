import { addDays } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const DateInput = lazy(async () => ({ default: (await import('@tajmeelspot/ui/moments/date-input.tsx')).DateInput }));

type DayBarProps = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
  readonly onAdd: () => void;
};

/** Which day is shown, the way to others and to its week, what can be added to it, and the day on paper. */
export function DayBar({ day, today, onChoose, onAdd }: DayBarProps) {
  const t = useTranslations('dashboard.today');
  const look = buttonClass({ kind: 'outline', size: 'small' });
  const at = (date: string) => (date === today ? '/' : `/?day=${date}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to={at(addDays(day, -1))} aria-label={t('previousDay')} className={`${look} max-md:px-3`}>
        <Icon name="chevron-start" isFlipped />
      </Link>
      <div className="flex min-h-11 w-40 items-center rounded-control bg-surface ps-3 pe-2 text-15 inset-ring inset-ring-lapis-line">
        <Suspense>
          <DateInput
            key={day}
            required
            aria-label={t('chooseDay')}
            defaultValue={day}
            className="min-w-0 flex-1 bg-transparent"
            onLeave={(chosen) => chosen !== '' && chosen !== day && onChoose(chosen)}
          />
        </Suspense>
      </div>
      <Link to={at(addDays(day, 1))} aria-label={t('nextDay')} className={`${look} max-md:px-3`}>
        <Icon name="chevron-end" isFlipped />
      </Link>
      {day !== today && (
        <Link to="/" className={look}>
          {t('backToToday')}
        </Link>
      )}
      <div className="flex gap-2 max-md:w-full md:ms-auto">
        <Button size="small" className="max-md:flex-1" title={t('add')} onClick={onAdd}>
          <Icon name="plus" />
          {t('addShort')}
        </Button>
        <Link to={`/bookings?from=${day}`} className={`${look} max-md:flex-1`}>
          {t('week')}
        </Link>
        <Button kind="outline" size="small" className="max-md:hidden" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
