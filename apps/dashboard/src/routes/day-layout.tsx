import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingActions } from '../booking/booking-actions.ts';
import type { VenueAgenda } from '../shell/agenda.ts';
import { useRunningLate } from '../shell/booking/use-running-late.tsx';
import { type CalendarChoices, useCalendarChoices } from '../shell/calendar/calendar-choices.ts';
import { useSoundChoice } from '../shell/sound/request-sound.ts';
import { type Screen, useScreen } from '../shell/use-screen.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import type { CalendarView } from '../today/calendar-view-name.ts';
import { DayControls } from '../today/controls/day-controls.tsx';
import { TeamStrip } from '../today/controls/team-strip.tsx';
import { DayBar } from '../today/day-bar.tsx';
import type { EntryTime } from '../today/entry/entry.ts';
import { DayFigures } from '../today/figures.tsx';
import { choosePair, pairOf, shownTeam, toggleHidden } from '../today/shown-team.ts';
import { Requests } from '../today/requests.tsx';
import { percentFilled } from '../today/side/fill.ts';
import { LateList, lateOf } from '../today/side/late-list.tsx';
import { Legend } from '../today/side/legend.tsx';
import { UnansweredChips, type UnansweredCounts } from '../today/side/unanswered-chips.tsx';
import { listColumns, listItemEvents } from '../today/timeline/timeline-events.ts';
import { DayCalendar } from './day-calendar.tsx';

const UnresolvedBookings = lazy(async () => ({
  default: (await import('../booking/unresolved-bookings.tsx')).UnresolvedBookings,
}));

type DayLayoutProps = {
  readonly agenda: VenueAgenda;
  readonly view: CalendarView;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly requests: readonly Booking[];
  readonly now: number;
  readonly actions: BookingActions;
  readonly add: (place: EntryTime) => void;
  readonly onAddNow: () => void;
  readonly onChooseDay: (day: string) => void;
  /** What can wait: hints. */
  readonly below: ReactNode;
  /** What waits for a connection. */
  readonly children: ReactNode;
};

/** The calendar, and what waits for the venue: beside it where there is room, else as a row of counts above it. */
export function DayLayout({ onChooseDay, onAddNow, below, children, ...day }: DayLayoutProps) {
  const screen = useScreen();
  const team = useTeam(day.agenda, day.view, day.day, screen);
  const { shown, density } = team;
  const { today } = day.agenda;
  const { open: runLate, dialog: lateDialog } = useRunningLate(day.agenda.employees);
  const side = (
    <>
      <DaySummary {...day} />
      {below}
    </>
  );
  return (
    <>
      <DayBar {...{ view: day.view, day: day.day, today, screen }} onChoose={onChooseDay} onAdd={onAddNow}>
        <DayControls {...{ view: day.view, screen, ...team }} />
      </DayBar>
      {children}
      {lateDialog}
      {screen === 'wide' ? (
        <div className="grid grid-cols-[minmax(0,1fr)_272px] items-start gap-5">
          <DayCalendar {...day} {...{ shown, density, screen, runLate }} />
          <div className="grid gap-5">
            <Unanswered {...day} runLate={runLate} />
            {side}
          </div>
        </div>
      ) : (
        <>
          <UnansweredChips counts={countUnanswered(day)}>
            <Unanswered {...day} runLate={runLate} />
          </UnansweredChips>
          {screen === 'phone' && (day.view === 'day' || day.view === 'week') && (
            <TeamStrip team={team.team} shownIds={shown.map(({ id }) => id)} choose={team.choose} />
          )}
          <DayCalendar {...day} {...{ shown, density, screen, runLate }} />
          {side}
        </>
      )}
    </>
  );
}

type UnansweredProps = Pick<DayLayoutProps, 'agenda' | 'requests' | 'now' | 'actions'>;

type RunLate = { readonly runLate: () => void };

const countUnanswered = ({ agenda, requests, now }: UnansweredProps): UnansweredCounts => ({
  requests: requests.length,
  late: lateOf(agenda.bookings, now).length,
  unresolved: agenda.unresolved.length,
});

/** What only the venue can answer: requests, who is late, what became of former bookings. */
function Unanswered({ agenda, requests, now, actions, runLate }: UnansweredProps & RunLate) {
  const { today, bookings, unresolved } = agenda;
  const t = useTranslations('dashboard.late');
  const sound = useSoundChoice();
  return (
    <>
      <Requests {...{ requests, today, now, actions, sound }} />
      <LateList bookings={lateOf(bookings, now)} now={now} open={actions.open} />
      <Suspense fallback={null}>
        {unresolved.length > 0 && <UnresolvedBookings bookings={unresolved} {...{ today, actions }} />}
      </Suspense>
      <Button kind="outline" size="small" onClick={() => runLate()}>
        {t('open')}
      </Button>
    </>
  );
}

/** The day in figures, and what the signs in its calendar mean. */
const DaySummary = ({ agenda, day }: Pick<DayLayoutProps, 'agenda' | 'day'>) => (
  <>
    <DayFigures figures={agenda.figures} percentFilled={percentFilled(agenda, day)} isToday={day === agenda.today} />
    <Legend />
  </>
);

/** Whose columns are shown, and how to choose others: in twos on a phone, and one person of a week. */
function useTeam(agenda: VenueAgenda, view: CalendarView, day: string, screen: Screen) {
  const { venue } = useVenue();
  const [choices, change] = useCalendarChoices(venue.id);
  const team = listColumns(agenda.employees, listItemEvents(agenda.bookings, day));
  const shown = shownOf(team, choices, view, screen);
  const shownIds = shown.map(({ id }) => id);
  return {
    team,
    shown,
    density: choices.density,
    changeDensity: (density: CalendarChoices['density']) => change({ density }),
    choose(id: number) {
      if (view === 'week') return change({ pair: [...choices.pair.filter((one) => one !== id), id].slice(-2) });
      if (screen === 'phone') return change({ pair: choosePair(shownIds, id) });
      return change({ hidden: toggleHidden(team, choices.hidden, id) });
    },
  };
}

function shownOf(
  team: VenueAgenda['employees'],
  { pair, hidden }: CalendarChoices,
  view: CalendarView,
  screen: Screen,
): VenueAgenda['employees'] {
  if (view === 'week') {
    const chosen = team.find(({ id }) => id === pair.at(-1)) ?? team[0];
    return chosen ? [chosen] : [];
  }
  return [...(screen === 'phone' ? pairOf(team, pair) : shownTeam(team, hidden))];
}
