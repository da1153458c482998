import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type VenueAgenda, useAgenda, useNextDay, useVenueTreatments, useRequests } from '../shell/agenda.ts';
import { useNow } from '../shell/use-now.ts';
import { useConnection } from '../shell/offline/connection.ts';
import { useBookingActions } from '../shell/booking/use-booking-actions.tsx';
import { useDayEntries } from '../shell/offline/use-day-entries.ts';
import { Head, ConnectionStatus } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';
import { useOwnVenue } from '../shell/venue/venue-queries.ts';
import { dropTask, useQueuedTasks, type QueuedTask } from '../shell/offline/queue.ts';
import { PartMessagesProvider } from '../shell/messages-provider.tsx';
import type { BookingActions } from '../booking/booking-actions.ts';
import { UnresolvedBookings } from '../booking/unresolved-bookings.tsx';
import { BlockedTimes } from '../today/blocked-times.tsx';
import { DayView } from '../today/day-view.tsx';
import { DayBar } from '../today/day-bar.tsx';
import { entryTimeAt, type EntryTime } from '../today/entry/entry.ts';
import { DayFigures } from '../today/figures.tsx';
import { Requests } from '../today/requests.tsx';

const OwnReach = lazy(async () => ({ default: (await import('../shell/own-reach.tsx')).OwnReach }));
const WaitingList = lazy(async () => ({ default: (await import('../today/queue-list.tsx')).QueueList }));
const DaySheet = lazy(async () => ({ default: (await import('../today/day-sheet.tsx')).DaySheet }));
const EntryDialog = lazy(async () => ({ default: (await import('../today/entry/entry-dialog.tsx')).EntryDialog }));

/** A day, which the address can name: figures, what waits for an answer, who sits on which chair. */
export function Today() {
  const t = useTranslations('dashboard.today');
  const tDay = useTranslations('dashboard.day');
  const locale = useLocale();
  const { venue } = useVenue();
  const [search] = useSearchParams();
  const from = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0];
  const query = useAgenda({ venueId: venue.id, days: 1, ...(from === undefined ? {} : { from }) });
  const requests = useRequests(venue.id);
  // The day before is no placeholder for this one.
  const agenda = query.isPlaceholderData ? undefined : query.data;
  const today = query.data?.today;
  // At hand, should the connection be lost: tomorrow, and what a customer can be entered for.
  useNextDay(venue.id, today);
  useVenueTreatments(venue.id);
  const day = from ?? today;
  const days = day === undefined || today === undefined ? 0 : daysBetween(today, day);
  const dayName = days === 0 ? t('title') : days === 1 ? tDay('tomorrow') : undefined;
  return (
    <>
      <Head title={dayName ?? (day === undefined ? t('title') : formatDay(locale, day))}>
        {dayName !== undefined && day !== undefined && <span>{formatDay(locale, day)}</span>}
        <ConnectionStatus />
      </Head>
      {venue.role !== 'staff' && <SetupReminder venueId={venue.id} />}
      {/* A manager gets no message of a request. */}
      {venue.role !== 'manager' && (
        <Suspense fallback={null}>
          <PartMessagesProvider part="records">
            <OwnReach />
          </PartMessagesProvider>
        </Suspense>
      )}
      <LoadState of={{ data: agenda, error: query.error, refetch: query.refetch }} />
      {agenda && day !== undefined && <Day agenda={agenda} day={day} requests={requests} />}
    </>
  );
}

const Checklist = lazy(async () => ({ default: (await import('../setup/checklist.tsx')).Checklist }));

const ApprovalChecklist = lazy(async () => ({
  default: (await import('../setup/approval-checklist.tsx')).ApprovalChecklist,
}));

/** What a venue still needs that has published nothing, or that an operator has not seen. */
function SetupReminder({ venueId }: { readonly venueId: number }) {
  const { data } = useOwnVenue(venueId);
  const isNew = data?.progress.published === 0;
  if (!data || !(isNew || data.approval.is_needed)) return null;
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="venue">
        <div className="mb-6 grid gap-4">
          {isNew && <Checklist venue={data} />}
          <ApprovalChecklist venue={data} />
        </div>
      </PartMessagesProvider>
    </Suspense>
  );
}

type TodayProps = { readonly agenda: VenueAgenda; readonly day: string; readonly requests: readonly Booking[] };

function Day({ agenda, day, requests }: TodayProps) {
  const { today, employees, bookings } = agenda;
  const { venue } = useVenue();
  const now = useNow(agenda.skewMs);
  const { isOnline } = useConnection();
  const { actions, dialogs } = useBookingActions({ today, now, employees });
  const [, setSearch] = useSearchParams();
  const tasks = useQueuedTasks([venue.id]);
  const [entryTime, setEntryTime] = useState<EntryTime>();
  const entries = useDayEntries();
  const add = (where: EntryTime) => {
    entries.reset();
    setEntryTime(where);
  };
  const enterAgain = (task: QueuedTask, near?: { date: string; time: string }) => {
    if (task.kind !== 'walk_in') return;
    const { key, date, time, body } = task;
    add({ ...(near ?? { date, time }), former: { key, body: { ...body, booking_date: date, time } } });
  };
  const isToday = day === today;
  return (
    <>
      <DayBar
        {...{ day, today }}
        onChoose={(date) => setSearch(date === today ? {} : { day: date })}
        onAdd={() => add(isToday ? entryTimeAt(now) : { date: day, time: '10:00' })}
      />
      <DayFigures
        figures={isToday ? { ...agenda.figures, waiting: requests.length } : agenda.figures}
        isToday={isToday}
      />
      <Suspense fallback={null}>
        {tasks.length > 0 && <WaitingList {...{ tasks, today, enterAgain }} drop={(key) => void dropTask(key)} />}
      </Suspense>
      {isToday && <OpenQuestions {...{ requests, agenda, now, actions }} />}
      <DayView {...{ agenda, day, now, actions, isOnline, add }} />
      <BlockedTimes
        {...{ employees, day }}
        canUnblock={venue.role !== 'staff'}
        isBusy={entries.isBusy}
        unblock={entries.unblock}
      />
      <Suspense fallback={null}>
        <DaySheet venue={venue.name} {...{ day, employees, bookings }} />
      </Suspense>
      {entryTime && <EntryDialogs {...{ entryTime, entries, employees }} onClose={() => setEntryTime(undefined)} />}
      {dialogs}
    </>
  );
}

type OpenQuestionsProps = Pick<TodayProps, 'requests' | 'agenda'> & {
  readonly now: number;
  readonly actions: BookingActions;
};

/** What only the venue can answer: requests, and what became of former bookings. */
const OpenQuestions = ({ requests, agenda: { today, unresolved }, now, actions }: OpenQuestionsProps) => (
  <>
    <Requests {...{ requests, today, now, actions }} />
    <UnresolvedBookings bookings={unresolved} {...{ today, actions }} />
  </>
);

type EntryDialogsProps = {
  readonly entryTime: EntryTime;
  readonly entries: ReturnType<typeof useDayEntries>;
  readonly employees: VenueAgenda['employees'];
  readonly onClose: () => void;
};

function EntryDialogs({ entryTime, entries, employees, onClose }: EntryDialogsProps) {
  const { venue } = useVenue();
  const activeEmployees = employees.filter(({ is_active: isActive }) => isActive);
  const actions = {
    ...entries,
    treatments: useVenueTreatments(venue.id),
    employees: activeEmployees,
    canBlock: venue.role !== 'staff',
    enter: (customer: Parameters<typeof entries.enter>[0]) => entries.enter(customer, { onSuccess: onClose }),
    block: (input: Parameters<typeof entries.block>[0]) => entries.block(input, { onSuccess: onClose }),
  };
  return (
    <Suspense fallback={null}>
      <EntryDialog entryTime={entryTime} actions={actions} onClose={onClose} />
    </Suspense>
  );
}
