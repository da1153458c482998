import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { BookingActions } from '../booking/booking-actions.ts';
import { lazy, Suspense } from 'react';
import { useAgenda, useMonth, type VenueAgenda } from '../shell/agenda.ts';
import type { Density } from '../shell/calendar/calendar-choices.ts';
import { useConnection } from '../shell/offline/connection.ts';
import type { Screen } from '../shell/use-screen.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import { AgendaCalendar } from '../today/agenda-calendar.tsx';
import { type CalendarView, weekStartOf } from '../today/calendar-view-name.ts';
import type { EntryTime } from '../today/entry/entry.ts';

const DayList = lazy(async () => ({ default: (await import('../today/day-list.tsx')).DayList }));
const MonthView = lazy(async () => ({ default: (await import('../today/month-view.tsx')).MonthView }));

type DayCalendarProps = {
  readonly agenda: VenueAgenda;
  readonly view: CalendarView;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly shown: VenueAgenda['employees'];
  readonly density: Density;
  readonly screen: Screen;
  readonly now: number;
  readonly actions: BookingActions;
  readonly add: (place: EntryTime) => void;
  readonly runLate: (employeeId: number) => void;
};

/** What the address names: the day by chair or as a list, the week of a person, the month. */
export function DayCalendar({ agenda, view, day, shown, ...others }: DayCalendarProps) {
  const { isOnline } = useConnection();
  if (view === 'month') return <MonthCalendar day={day} />;
  if (view === 'list') {
    return (
      <Suspense fallback={<Loading />}>
        <DayList bookings={agenda.bookings} employees={agenda.employees} {...others} />
      </Suspense>
    );
  }
  const isWide = others.screen !== 'phone';
  if (view === 'week') return <WeekCalendar {...others} {...{ day, shown, isWide, isOnline }} />;
  return <AgendaCalendar {...others} {...{ agenda, view, day, isWide, isOnline }} team={shown} />;
}

type WeekCalendarProps = Omit<DayCalendarProps, 'agenda' | 'view' | 'screen'> & {
  readonly isWide: boolean;
  readonly isOnline: boolean;
};

function WeekCalendar({ day, shown, ...others }: WeekCalendarProps) {
  const { venue } = useVenue();
  const query = useAgenda({ venueId: venue.id, days: 7, from: weekStartOf(day) });
  const agenda = query.isPlaceholderData ? undefined : query.data;
  // Who works when is another week's.
  const team = agenda?.employees.filter(({ id }) => id === shown[0]?.id) ?? [];
  return (
    <>
      <LoadState of={{ data: agenda, error: query.error, refetch: query.refetch }} />
      {agenda && <AgendaCalendar {...others} {...{ agenda, day, team }} view="week" />}
    </>
  );
}

function MonthCalendar({ day }: { readonly day: string }) {
  const { venue } = useVenue();
  const query = useMonth(venue.id, day);
  return (
    <>
      <LoadState of={{ data: query.data, error: query.error, refetch: query.refetch }} />
      <Suspense fallback={null}>{query.data && <MonthView {...query.data} />}</Suspense>
    </>
  );
}
