import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Agenda, useAgenda, useNextDay, useOffers, useRequests } from '../shell/agenda.ts';
import { useNow } from '../shell/clock.ts';
import { useConnection } from '../shell/offline/connection.ts';
import { useDesk } from '../shell/desk.tsx';
import { useEntries } from '../shell/offline/entries.ts';
import { Head, Liveness } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useLanguage } from '../shell/language.ts';
import { useOwnVenue } from '../shell/keeping/keeping.ts';
import { dropTask, useQueuedTasks, type QueuedTask } from '../shell/offline/waiting.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { PartMessagesProvider } from '../shell/words.tsx';
import { BlockedList } from '../today/blocked-list.tsx';
import { Chairs } from '../today/chairs.tsx';
import { DayBar } from '../today/day-bar.tsx';
import { nowPlace, type Place } from '../today/entry/entry.ts';
import { Figures } from '../today/figures.tsx';
import { Requests } from '../today/requests.tsx';

const WaitingList = lazy(async () => ({ default: (await import('../today/waiting-list.tsx')).WaitingList }));
const DaySheet = lazy(async () => ({ default: (await import('../today/sheet/day-sheet.tsx')).DaySheet }));
const EntryDialog = lazy(async () => ({ default: (await import('../today/entry/entry-dialog.tsx')).EntryDialog }));

/** A day, which the address can name: figures, what waits for an answer, who sits on which chair. */
export function Today() {
  const t = useTranslations('dashboard.today');
  const words = useTranslations('dashboard.day');
  const language = useLanguage();
  const { venue } = useVenue();
  const [search] = useSearchParams();
  const from = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0];
  const asked = useAgenda({ venueId: venue.id, days: 1, ...(from === undefined ? {} : { from }) });
  const requests = useRequests(venue.id);
  // The day before is no placeholder for this one.
  const agenda = asked.isPlaceholderData ? undefined : asked.data;
  const today = asked.data?.today;
  // At hand, should the connection be lost: tomorrow, and what a customer can be entered for.
  useNextDay(venue.id, today);
  useOffers(venue.id);
  const day = from ?? today;
  const days = day === undefined || today === undefined ? 0 : daysBetween(today, day);
  const name = days === 0 ? t('title') : days === 1 ? words('tomorrow') : undefined;
  return (
    <>
      <Head title={name ?? (day === undefined ? t('title') : formatDay(language, day))}>
        {name !== undefined && day !== undefined && <span>{formatDay(language, day)}</span>}
        <Liveness />
      </Head>
      {venue.role !== 'staff' && <Unpublished venueId={venue.id} />}
      {!agenda && !asked.isError && <Loading />}
      {!agenda && asked.isError && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {agenda && day !== undefined && <Day agenda={agenda} day={day} requests={requests} />}
    </>
  );
}

const Checklist = lazy(async () => ({ default: (await import('../start/checklist.tsx')).Checklist }));

/** What a venue still needs that has published nothing. */
function Unpublished({ venueId }: { readonly venueId: number }) {
  const { data } = useOwnVenue(venueId);
  if (!data || data.progress.published > 0) return null;
  return (
    <Suspense fallback={null}>
      <PartMessagesProvider part="venue">
        <Checklist venue={data} />
      </PartMessagesProvider>
    </Suspense>
  );
}

type TodayProps = { readonly agenda: Agenda; readonly day: string; readonly requests: readonly Booking[] };

function Day({ agenda, day, requests }: TodayProps) {
  const { today, employees, bookings } = agenda;
  const { venue } = useVenue();
  const now = useNow(agenda.skewMs);
  const { isThere } = useConnection();
  const { desk, over } = useDesk({ today, now, employees });
  const [, setSearch] = useSearchParams();
  const tasks = useQueuedTasks([venue.id]);
  const [place, setPlace] = useState<Place>();
  const entries = useEntries();
  const add = (where: Place) => {
    entries.forget();
    setPlace(where);
  };
  const again = (task: QueuedTask, near?: { date: string; time: string }) => {
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
        onAdd={() => add(isToday ? nowPlace(now) : { date: day, time: '10:00' })}
      />
      <Figures figures={isToday ? { ...agenda.figures, waiting: requests.length } : agenda.figures} isToday={isToday} />
      <Suspense fallback={null}>
        {tasks.length > 0 && <WaitingList {...{ tasks, today, again }} drop={(key) => void dropTask(key)} />}
      </Suspense>
      {isToday && <Requests {...{ requests, today, now, desk }} />}
      <Chairs {...{ agenda, day, now, desk, isThere, add }} />
      <BlockedList
        {...{ employees, day }}
        canUnblock={venue.role !== 'staff'}
        isBusy={entries.isBusy}
        unblock={entries.unblock}
      />
      <Suspense fallback={null}>
        <DaySheet venue={venue.name} {...{ day, employees, bookings }} />
      </Suspense>
      {place && <Entering {...{ place, entries, employees }} onClose={() => setPlace(undefined)} />}
      {over}
    </>
  );
}

type EnteringProps = {
  readonly place: Place;
  readonly entries: ReturnType<typeof useEntries>;
  readonly employees: Agenda['employees'];
  readonly onClose: () => void;
};

function Entering({ place, entries, employees, onClose }: EnteringProps) {
  const { venue } = useVenue();
  const people = employees.filter(({ is_active: isActive }) => isActive);
  const desk = {
    ...entries,
    offers: useOffers(venue.id),
    people,
    canBlock: venue.role !== 'staff',
    enter: (customer: Parameters<typeof entries.enter>[0]) => entries.enter(customer, { onSuccess: onClose }),
    block: (wanted: Parameters<typeof entries.block>[0]) => entries.block(wanted, { onSuccess: onClose }),
  };
  return (
    <Suspense fallback={null}>
      <EntryDialog place={place} desk={desk} onClose={onClose} />
    </Suspense>
  );
}
