import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingActions } from '../booking/booking-actions.ts';
import type { CalendarChoices } from '../shell/calendar/calendar-choices.ts';
import { weekOf } from './calendar-view-name.ts';
import type { EntryTime } from './entry/entry.ts';
import { minutesOf } from './timeline/timeline-events.ts';

const Timeline = lazy(async () => ({ default: (await import('./timeline/timeline.tsx')).Timeline }));

type AgendaCalendarProps = {
  readonly agenda: Pick<Agenda, 'bookings' | 'today'>;
  readonly view: 'day' | 'week';
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whose columns are shown; of a week, the first one's. */
  readonly team: Agenda['employees'];
  readonly density: CalendarChoices['density'];
  readonly isWide: boolean;
  readonly now: number;
  readonly actions: BookingActions;
  /** False: what only the server can plan is not offered. */
  readonly isOnline: boolean;
  /** Adds something at a free time. */
  readonly add: (place: EntryTime) => void;
  /** Says of somebody that they are running late. */
  readonly runLate: (employeeId: number) => void;
};

/** Of half an hour, pixels. */
const slotHeights = { close: 40, middle: 56, wide: 80 };

/** A day by chair or a week of one person. On a phone today begins an hour ago: what was before is one tap away. */
export function AgendaCalendar({
  agenda,
  view,
  day,
  team,
  density,
  isWide,
  now,
  actions,
  isOnline,
  add,
  runLate,
}: AgendaCalendarProps) {
  const t = useTranslations('dashboard.calendar');
  const [isWhole, setWhole] = useState(false);
  const mayBeCut = !isWide && view === 'day' && day === agenda.today;
  const shownFrom = mayBeCut && !isWhole ? hourBefore(now) : undefined;
  const look = {
    slotHeight: isWide ? slotHeights[density] : slotHeights[density] + 16,
    hasGaps: !isWide && view === 'day',
    shownFrom,
  };
  const days: [string, ...string[]] = view === 'week' ? weekOf(day) : [day];
  const employees = view === 'week' ? team.slice(0, 1) : team;
  return (
    <section aria-label={t(view)} className="relative grid min-h-0 grid-cols-1">
      {shownFrom !== undefined && shownFrom > 0 && (
        <button
          type="button"
          aria-label={t('earlierToday')}
          title={t('earlierToday')}
          className="absolute inset-s-0 top-0 z-6 grid size-12 place-items-center text-lapis"
          onClick={() => setWhole(true)}
        >
          <Icon name="chevron-down" className="rotate-180" />
        </button>
      )}
      <Suspense fallback={<Loading />}>
        <Timeline
          agenda={{ days, employees, bookings: agenda.bookings }}
          {...{ look, now, actions, isOnline, add }}
          runLate={view === 'day' && day === agenda.today ? runLate : undefined}
        />
      </Suspense>
    </section>
  );
}

/** The whole hour before the last one, with room for its label: a minute of the day. */
const hourBefore = (now: number): number =>
  Math.max(0, Math.floor((minutesOf(inBaghdad(now).time) - 60) / 60) * 60 - 30);
