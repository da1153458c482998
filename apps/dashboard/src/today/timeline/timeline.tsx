import type { Locale } from '@tajmeelspot/language/locale.ts';
import { type Calendar, createCalendar, destroyCalendar, Interaction, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { formatHour, formatTime, formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useLocale } from '../../shell/locale.ts';
import type { BookingActions } from '../../booking/booking-actions.ts';
import type { EntryTime } from '../entry/entry.ts';
import { itemNodes } from './event-content.ts';
import type { ItemEvent } from './timeline-events.ts';
import { clockTime, type DayAgenda, useCalendarOptions } from './calendar-options.ts';
import './timeline.css';

type TimelineProps = {
  readonly agenda: DayAgenda;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actions: BookingActions;
  /** False: what is dragged could not be sent. */
  readonly isOnline: boolean;
  readonly add: (frame: EntryTime) => void;
};

/** The day by chair: a column for each person, hours downward, a line where it is now. */
export function Timeline({ agenda, now, actions, isOnline, add }: TimelineProps) {
  const locale = useLocale();
  const queuedIds = agenda.bookings.filter((booking) => actions.queuedStepsOf(booking).length > 0).map(({ id }) => id);
  const options = useCalendarOptions(agenda, now, { isOnline, queuedIds: queuedIds.join(' ') });
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const isHeld = useRef(false);
  const latest = useRef({ actions, add });
  useEffect(() => {
    latest.current = { actions, add };
  });
  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const roleWatcher = removeTableRoles(target);
    const created = createCalendar(target, [ResourceTimeGrid, Interaction], {
      ...fixedOptions,
      ...holdOptions(isHeld),
      ...interactionOptions(latest),
      eventContent: ({ event }) => ({ domNodes: contentOf(event, locale) }),
      slotLabelFormat: (time) => (time.getMinutes() === 0 ? formatHour(locale, clockTime(time)) : ''),
    });
    calendar.current = created;
    return () => {
      roleWatcher.disconnect();
      calendar.current = undefined;
      void destroyCalendar(created);
    };
  }, [locale]);
  useEffect(() => {
    // News would take a visit out of the hand that drags it; the next ones come within seconds.
    if (isHeld.current) return;
    for (const [name, value] of Object.entries(options)) calendar.current?.setOption(name as 'events', value as never);
  }, [options]);
  const nowLabel = `'${formatTime(locale, inBaghdad(now).time)}'`;
  return <div ref={frame} className="chairs" style={{ '--now': nowLabel } as CSSProperties} />;
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

type LatestProps = { readonly current: Pick<TimelineProps, 'actions' | 'add'> };

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
    latest.current.add({ date: booking_date, time, employeeId: resource && Number(resource.id) });
  },
});

/** What is in somebody's hand says when it would be. */
function contentOf(event: Calendar.Event, locale: Locale): Node[] {
  const item = itemOf(event);
  const { nodes } = event.extendedProps as { nodes: Node[] };
  if (!item || event.display !== 'preview') return nodes;
  const times = formatTimeRange(locale, clockTime(event.start), clockTime(event.end));
  return itemNodes(item, times, '');
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
    for (const part of calendar.querySelectorAll(tableParts)) {
      part.removeAttribute('role');
      part.removeAttribute('aria-colindex');
    }
  });
  watching.observe(calendar, { childList: true, subtree: true });
  return watching;
}

const fixedOptions: Calendar.Options = {
  view: 'resourceTimeGridDay',
  timeZone: '+03:00',
  headerToolbar: { start: '', center: '', end: '' },
  allDaySlot: false,
  nowIndicator: true,
  slotDuration: '00:30',
  slotLabelInterval: '00:30',
  slotHeight: 34,
  columnWidth: 'minmax(160px, 1fr)',
  height: 'auto',
  editable: false,
  snapDuration: '00:15',
  // Long enough for a thumb that only wants to scroll.
  longPressDelay: 450,
};
