import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatDay, formatMonth } from '@tajmeelspot/language/dates.ts';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type VenueAgenda, useAgenda, useNextDay, useVenueTreatments, useRequests } from '../shell/agenda.ts';
import { useNow } from '../shell/use-now.ts';
import { useBookingActions } from '../shell/booking/use-booking-actions.tsx';
import { useQueuedAgenda } from '../shell/offline/use-queued-agenda.ts';
import { useDayEntries } from '../shell/offline/use-day-entries.ts';
import { Head, ConnectionStatus } from '../shell/frame/head.tsx';
import { api } from '../shell/api.ts';
import { queryClient } from '../shell/query-client.ts';
import { useRemovals } from '../shell/removals.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';
import { useOwnVenue } from '../shell/venue/venue-queries.ts';
import { discardTask, type QueuedTask, restoreTask, useDroppedTasks, useQueuedTasks } from '../shell/offline/queue.ts';
import { PartMessagesProvider } from '../shell/messages-provider.tsx';
import { type CalendarView, calendarViewOf } from '../today/calendar-view-name.ts';
import { entryTimeAt, type EntryTime } from '../today/entry/entry.ts';
import { DayLayout } from './day-layout.tsx';

const BlockedTimes = lazy(async () => ({ default: (await import('../today/blocked-times.tsx')).BlockedTimes }));
const OwnReach = lazy(async () => ({ default: (await import('../shell/own-reach.tsx')).OwnReach }));
const QueueList = lazy(async () => ({ default: (await import('../booking/queue-list.tsx')).QueueList }));
const DaySheet = lazy(async () => ({ default: (await import('../today/day-sheet.tsx')).DaySheet }));
const OverrideDialog = lazy(async () => ({ default: (await import('../booking/override-dialog.tsx')).OverrideDialog }));
const EntryDialog = lazy(async () => ({ default: (await import('../today/entry/entry-dialog.tsx')).EntryDialog }));

/** A day, which the address can name, its week or its month: the calendar first, and beside it what waits for an answer. */
export function Today() {
  const t = useTranslations('dashboard.today');
  const tDay = useTranslations('dashboard.day');
  const locale = useLocale();
  const { venue } = useVenue();
  const [search] = useSearchParams();
  const view = calendarViewOf(search.get('view'));
  const from = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0];
  const query = useAgenda({ venueId: venue.id, days: 1, ...(from === undefined ? {} : { from }) });
  const requests = useRequests(venue.id);
  // The day before is no placeholder for this one.
  const agenda = useQueuedAgenda(query.isPlaceholderData ? undefined : query.data);
  const today = query.data?.today;
  // At hand, should the connection be lost: tomorrow, and what a customer can be entered for.
  useNextDay(venue.id, today);
  useVenueTreatments(venue.id);
  const day = from ?? today;
  const days = day === undefined || today === undefined ? 0 : daysBetween(today, day);
  const dayName = days === 0 ? t('title') : days === 1 ? tDay('tomorrow') : undefined;
  const isDay = view === 'day' || view === 'list';
  const title = isDay || day === undefined ? dayName : formatMonth(locale, day);
  return (
    <>
      <Head title={title ?? (day === undefined ? t('title') : formatDay(locale, day))}>
        {isDay && dayName !== undefined && day !== undefined && <span>{formatDay(locale, day)}</span>}
        <ConnectionStatus />
      </Head>
      {venue.role !== 'staff' && <SetupReminder venueId={venue.id} />}
      <LoadState of={{ data: agenda, error: query.error, refetch: query.refetch }} />
      {agenda && day !== undefined && <Day {...{ agenda, view, day, requests }} />}
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

/** How requests reach the reader: a manager gets no message of them. */
function RequestsReach() {
  const { venue } = useVenue();
  if (venue.role === 'manager') return null;
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="records">
        <OwnReach />
      </PartMessagesProvider>
    </Suspense>
  );
}

/** Frees blocked time, which can be undone, and the agenda without what is just being freed. */
function useUnblocking(whole: VenueAgenda) {
  const t = useTranslations('dashboard.entry');
  const removals = useRemovals();
  const unblock = (id: number) =>
    removals.remove({
      key: blockedKey(id),
      text: t('unblocked'),
      send: () => api().removeException({ params: { id: String(id) }, body: { resolutions: [] } }),
      refetch: () => queryClient.invalidateQueries({ queryKey: ['agenda'] }),
    });
  return { agenda: withoutBlocked(whole, (id) => removals.isRemoved(blockedKey(id))), unblock };
}

const blockedKey = (id: number): string => `blocked ${id}`;

/** An agenda without the blocked time that is just being freed. */
function withoutBlocked(agenda: VenueAgenda, isFreed: (id: number) => boolean): VenueAgenda {
  const isShown = ({ exception }: VenueAgenda['employees'][number]['off'][number]) =>
    !exception || !isFreed(exception.id);
  // The same object as long as nothing is: the calendar draws what is new.
  if (agenda.employees.every(({ off }) => off.every(isShown))) return agenda;
  return { ...agenda, employees: agenda.employees.map((one) => ({ ...one, off: one.off.filter(isShown) })) };
}

type DayProps = {
  readonly agenda: VenueAgenda;
  readonly view: CalendarView;
  readonly day: string;
  readonly requests: readonly Booking[];
};

function Day({ agenda: whole, view, day, requests }: DayProps) {
  const { agenda, unblock } = useUnblocking(whole);
  const { today, employees, bookings } = agenda;
  const { venue } = useVenue();
  const now = useNow(agenda.skewMs);
  const { actions, dialogs } = useBookingActions({ today, now, employees });
  const [, setSearch] = useSearchParams();
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
  const chooseDay = (date: string) =>
    setSearch({ ...(date === today ? {} : { day: date }), ...(view === 'day' ? {} : { view }) });
  return (
    <>
      <DayLayout
        {...{ agenda, view, day, requests, now, actions, add }}
        below={<RequestsReach />}
        onChooseDay={chooseDay}
        onAddNow={() => add(isToday ? entryTimeAt(now) : { date: day, time: '10:00' })}
      >
        <Suspense fallback={null}>
          <Queue {...{ today, enterAgain }} />
        </Suspense>
      </DayLayout>
      <Suspense fallback={null}>
        {isBlocked(employees, day) && (
          <BlockedTimes {...{ employees, day }} canUnblock={venue.role !== 'staff'} unblock={unblock} />
        )}
        <DaySheet venue={venue.name} {...{ day, employees, bookings }} />
      </Suspense>
      {entryTime && <EntryDialogs {...{ entryTime, entries, employees }} onClose={() => setEntryTime(undefined)} />}
      {dialogs}
    </>
  );
}

const isBlocked = (employees: VenueAgenda['employees'], day: string): boolean =>
  employees.some(({ off }) => off.some(({ date, exception }) => exception && date === day));

/** What waits on this device, was not accepted, or can be brought back. */
function Queue(actions: Pick<ComponentProps<typeof QueueList>, 'today' | 'enterAgain'>) {
  const { venue } = useVenue();
  const tasks = useQueuedTasks([venue.id]);
  const dropped = useDroppedTasks(venue.id);
  if (tasks.length + dropped.length === 0) return null;
  const drop = (key: string) => void discardTask(key);
  return <QueueList {...{ tasks, dropped, drop, ...actions }} retry={(task) => void restoreTask(task)} />;
}

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
      {entries.overriding && <EntryWarning {...entries.overriding} entries={entries} enter={actions.enter} />}
    </Suspense>
  );
}

type EntryWarningProps = NonNullable<EntryDialogsProps['entries']['overriding']> & {
  readonly entries: EntryDialogsProps['entries'];
  readonly enter: (input: NonNullable<EntryDialogsProps['entries']['overriding']>['input']) => void;
};

/** Over the entry, which stays as it was should somebody think again. */
const EntryWarning = ({ broken, customerName, input, entries, enter }: EntryWarningProps) => (
  <OverrideDialog
    {...{ broken, customerName }}
    isBusy={entries.isBusy}
    errorMessage={undefined}
    onSend={() => enter(input)}
    onClose={entries.reset}
  />
);
