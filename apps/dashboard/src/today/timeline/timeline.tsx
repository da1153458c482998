import type { Locale } from '@tajmeelspot/language/locale.ts';
import {
  type Calendar,
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
} from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { formatTime, formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';
import type { BookingActions } from '../../booking/booking-actions.ts';
import type { EntryTime } from '../entry/entry.ts';
import { itemNodes } from './event-content.ts';
import type { ItemEvent } from './timeline-events.ts';
import {
  type CalendarAgenda,
  type CalendarLook,
  clockTime,
  labelOptions,
  useCalendarOptions,
} from './calendar-options.ts';
import './timeline.css';
import './events.css';

type TimelineProps = {
  readonly agenda: CalendarAgenda;
  readonly look: CalendarLook;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actions: BookingActions;
  /** False: what is dragged could not be sent. */
  readonly isOnline: boolean;
  readonly add: (place: EntryTime) => void;
  /** Says of somebody that they are running late; absent where that is not now. */
  readonly runLate?: ((employeeId: number) => void) | undefined;
};

/** Days by the clock, hours downward, a line where it is now: a column for each person of a day, or for each day of a person. */
export function Timeline({ agenda, look, now, actions, isOnline, add, runLate }: TimelineProps) {
  const locale = useLocale();
  const t = useTranslations('dashboard.late');
  const queuedIds = agenda.bookings.filter((booking) => actions.queuedStepsOf(booking).length > 0).map(({ id }) => id);
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const isHeld = useRef(false);
  const own = agenda.employees[0]?.id;
  const isWeek = agenda.days.length > 1;
  const latest = useRef({ actions, add, own, runLate });
  useEffect(() => {
    latest.current = { actions, add, own: isWeek ? own : undefined, runLate };
  });
  const [addLatest] = useState(() => (place: EntryTime) => latest.current.add(place));
  const label = t('open');
  const mayRunLate = runLate !== undefined && isOnline;
  const headActionOf = useMemo(
    () => (mayRunLate ? (id: number) => ({ label, run: () => latest.current.runLate?.(id) }) : undefined),
    [mayRunLate, label],
  );
  const options = useCalendarOptions(agenda, look, {
    isOnline,
    queuedIds: queuedIds.join(' '),
    now,
    add: addLatest,
    headActionOf,
  });
  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const roleWatcher = removeTableRoles(target);
    const created = createCalendar(target, [isWeek ? TimeGrid : ResourceTimeGrid, Interaction], {
      ...fixedOptions,
      ...(isWeek ? weekOptions : dayOptions),
      ...labelOptions(locale),
      ...holdOptions(isHeld),
      ...interactionOptions(latest),
      eventContent: ({ event }) => ({ domNodes: contentOf(event, locale) }),
    });
    calendar.current = created;
    return () => {
      roleWatcher.disconnect();
      calendar.current = undefined;
      void destroyCalendar(created);
    };
  }, [locale, isWeek]);
  const scrolledTo = useRef('');
  useEffect(() => {
    // News would take a visit out of the hand that drags it; the next ones come within seconds.
    if (isHeld.current) return;
    const { scrollTime, ...others } = options;
    for (const [name, value] of Object.entries(others)) calendar.current?.setOption(name as 'events', value as never);
    // Once for each day: the clock must not scroll under somebody who reads.
    const scrolled = `${String(isWeek)} ${String(options.date)}`;
    if (scrolledTo.current !== scrolled && scrollTime !== undefined)
      calendar.current?.setOption('scrollTime', scrollTime);
    // A week is wider than a phone: its today first.
    if (scrolledTo.current !== scrolled && isWeek)
      frame.current?.querySelector('.ec-col-head.ec-today')?.scrollIntoView({ block: 'nearest', inline: 'start' });
    scrolledTo.current = scrolled;
  }, [options, isWeek, locale]);
  const nowLabel = `'${formatTime(locale, inBaghdad(now).time)}'`;
  return (
    <div ref={frame} className={isWeek ? 'chairs is-week' : 'chairs'} style={{ '--now': nowLabel } as CSSProperties} />
  );
}

type HeldRef = { current: boolean };

/** Notes while a visit is in somebody's hand. */
function holdOptions(isHeld: HeldRef): Calendar.Options {
  const hold = () => {
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
  };
  return { eventDragStart: hold, eventResizeStart: hold, eventDragStop: release, eventResizeStop: release };
}

/** `own` is the person whose week it is. */
type LatestProps = {
  readonly current: Pick<TimelineProps, 'actions' | 'add'> & { readonly own: number | undefined };
};

/** What a click, a drag and a pull do. */
const interactionOptions = (latest: LatestProps): Calendar.Options => ({
  eventClick({ event }) {
    const item = itemOf(event);
    if (item) latest.current.actions.open(item.booking);
  },
  eventDrop({ event, newResource, revert }) {
    const item = itemOf(event);
    if (!item) return;
    const { booking } = item;
    const frame = timeAt(event.start);
    // Picked up and put down again.
    if (!newResource && frame.booking_date === booking.booking_date && frame.time === booking.time) return;
    const employee = newResource ? { employee_id: Number(newResource.id) } : {};
    latest.current.actions.drag(booking, { ...frame, ...employee }, revert);
  },
  eventResize({ event, revert }) {
    const item = itemOf(event);
    if (!item) return;
    const duration = Math.round((event.end.getTime() - event.start.getTime()) / 60_000);
    latest.current.actions.drag(item.booking, { ...timeAt(event.start), duration }, revert);
  },
  dateClick({ date, resource }) {
    const { booking_date, time } = timeAt(date);
    latest.current.add({ date: booking_date, time, employeeId: resource ? Number(resource.id) : latest.current.own });
  },
});

/** What is in somebody's hand says when it would be. */
function contentOf(event: Calendar.Event, locale: Locale): Node[] {
  const item = itemOf(event);
  const { nodes } = event.extendedProps as { nodes: Node[] };
  if (!item || event.display !== 'preview') return nodes;
  const times = formatTimeRange(locale, clockTime(event.start), clockTime(event.end));
  return itemNodes(item, { start: times, times, state: '', icon: 'clock' });
}

const itemOf = (event: Calendar.Event) => (event.extendedProps as { item?: ItemEvent }).item;

/** What the calendar's own clock shows, which knows no zone, as the contract names it. */
const timeAt = (clockTimeShown: Date) => ({
  booking_date: `${clockTimeShown.getFullYear()}-${twoDigits(clockTimeShown.getMonth() + 1)}-${twoDigits(clockTimeShown.getDate())}`,
  time: clockTime(clockTimeShown),
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const tableParts = '[role=table], [role=rowgroup], [role=row], [role=columnheader], [role=rowheader], [role=cell]';

/** The calendar calls itself a table, with rows that have no cells; every event says by itself whose chair it is on. */
function removeTableRoles(calendar: Element): MutationObserver {
  const watching = new MutationObserver(() => {
    const hours = calendar.querySelector<HTMLElement>('.ec-main');
    // Its hours scroll, also by the keyboard.
    if (hours && hours.tabIndex !== 0) hours.tabIndex = 0;
    for (const part of calendar.querySelectorAll(tableParts)) {
      part.removeAttribute('role');
      part.removeAttribute('aria-colindex');
    }
  });
  watching.observe(calendar, { childList: true, subtree: true });
  return watching;
}

const fixedOptions: Calendar.Options = {
  timeZone: '+03:00',
  headerToolbar: { start: '', center: '', end: '' },
  allDaySlot: false,
  nowIndicator: true,
  slotDuration: '00:30',
  slotLabelInterval: '00:30',
  editable: false,
  snapDuration: '00:15',
  slotEventOverlap: false,
  // Long enough for a thumb that only wants to scroll.
  longPressDelay: 450,
};

const dayOptions: Calendar.Options = { view: 'resourceTimeGridDay', columnWidth: 'minmax(var(--chair-width), 1fr)' };

const weekOptions: Calendar.Options = {
  view: 'timeGridWeek',
  firstDay: 6,
  columnWidth: 'minmax(var(--chair-width), 1fr)',
};
