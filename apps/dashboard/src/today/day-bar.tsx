import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Screen } from '../shell/use-screen.ts';
import { addressOf, type CalendarView, dayAway } from './calendar-view-name.ts';
import { ViewLinks, ViewMenu } from './controls/view-links.tsx';

const DateInput = lazy(async () => ({ default: (await import('@tajmeelspot/ui/moments/date-input.tsx')).DateInput }));

type DayBarProps = {
  readonly view: CalendarView;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly screen: Screen;
  readonly onChoose: (day: string) => void;
  readonly onAdd: () => void;
  /** How it is shown: whose columns, how close. */
  readonly children?: ReactNode;
};

/** Which day is shown, the way to others and to its week and month, what can be added to it, and the day on paper. */
export function DayBar({ view, day, today, screen, onChoose, onAdd, children }: DayBarProps) {
  const t = useTranslations('dashboard.today');
  const look = `${buttonClass({ kind: 'outline', size: 'small' })} !px-3`;
  const at = (date: string) => addressOf(view, date === today ? undefined : date);
  const isDay = view === 'day' || view === 'list';
  const links = { view, day: day === today ? undefined : day };
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:gap-1.5">
      <Link to={at(dayAway(view, day, -1))} aria-label={t(isDay ? 'previousDay' : 'earlier')} className={look}>
        <Icon name="chevron-start" isFlipped />
      </Link>
      <div className="flex min-h-11 w-36 items-center rounded-control bg-surface ps-3 pe-2 text-15 inset-ring inset-ring-lapis-line max-md:w-31 max-md:ps-2 max-md:pe-1">
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
      <Link to={at(dayAway(view, day, 1))} aria-label={t(isDay ? 'nextDay' : 'later')} className={look}>
        <Icon name="chevron-end" isFlipped />
      </Link>
      {day !== today && screen !== 'phone' && <TodayLink view={view} className={look} />}
      <div className="ms-auto flex flex-wrap items-center gap-2 max-md:gap-1.5">
        {screen === 'phone' ? <ViewMenu {...links} /> : <ViewLinks {...links} />}
        {children}
        <Button
          kind="outline"
          size="small"
          className="!px-3 max-md:hidden"
          aria-label={t('print')}
          title={t('print')}
          onClick={() => print()}
        >
          <Icon name="printer" />
        </Button>
        <Button size="small" title={t('add')} data-floats="" className={addClass} onClick={onAdd}>
          <Icon name="plus" />
          <span className="max-md:sr-only">{t('addShort')}</span>
        </Button>
      </div>
      {day !== today && screen === 'phone' && <TodayLink view={view} className={`${look} w-full`} />}
    </div>
  );
}

/** On a phone it floats within reach of the thumb, over the navigation. */
const addClass =
  'max-md:fixed max-md:inset-e-4 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:size-14 max-md:rounded-full max-md:!px-0 max-md:shadow-raised';

function TodayLink({ view, className }: { readonly view: CalendarView; readonly className: string }) {
  const t = useTranslations('dashboard.today');
  return (
    <Link to={addressOf(view, undefined)} className={className}>
      {t('backToToday')}
    </Link>
  );
}
