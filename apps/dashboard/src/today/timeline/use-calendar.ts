import {
  type Calendar,
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeGrid,
  TimeGrid,
} from '@event-calendar/core';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { BookingActions } from '../../booking/booking-actions.ts';
import { whatOf } from '../../resources/resource-name.ts';
import { useLocale } from '../../shell/locale.ts';
import type { EntryTime } from '../entry/entry.ts';
import { clockDay, clockTime, labelOptions } from './calendar-options.ts';
import { itemNodes } from './event-content.ts';
import type { ItemEvent } from './timeline-events.ts';

type CalendarSetup = {
  readonly latest: Latest;
  readonly isWeek: boolean;
  /** The same object until something changes. */
  readonly options: Partial<Calendar.Options>;
};

/** A calendar in the element of the reference, which shows what the options say as long as nothing is in somebody's hand. */
export function useCalendar({ latest, isWeek, options }: CalendarSetup): RefObject<HTMLDivElement | null> {
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const isHeld = useRef(false);
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
  }, [locale, isWeek, latest]);
  const shown = useRef('');
  useEffect(() => {
    // News would take a visit out of the hand that drags it; the next ones come within seconds.
    if (isHeld.current) return;
    const { scrollTime, ...others } = options;
    for (const [name, value] of Object.entries(others)) calendar.current?.setOption(name as 'events', value as never);
    const next = `${String(isWeek)} ${String(options.date)}`;
    // Once for each day: the clock must not scroll under somebody who reads.
    if (shown.current === next) return;
    shown.current = next;
    if (scrollTime !== undefined) calendar.current?.setOption('scrollTime', scrollTime);
    // A week is wider than a phone: its today first.
    const today = isWeek ? frame.current?.querySelector('.ec-col-head.ec-today') : null;
    today?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [options, isWeek]);
  return frame;
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

/** What the calendar hands over to, as it is now; `own` is the person whose week it is. */
export type Latest = {
  readonly current: {
    readonly actions: BookingActions;
    readonly add: (place: EntryTime) => void;
    readonly runLate?: ((employeeId: number) => void) | undefined;
    readonly own: number | undefined;
  };
};

/** What a click, a drag and a pull do. */
const interactionOptions = (latest: Latest): Calendar.Options => ({
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
  return itemNodes(item, { what: whatOf(locale, item.item), start: times, times, state: '', icon: 'clock' });
}

const itemOf = (event: Calendar.Event) => (event.extendedProps as { item?: ItemEvent }).item;

/** What the calendar's own clock shows, which knows no zone, as the contract names it. */
const timeAt = (shown: Date) => ({ booking_date: clockDay(shown), time: clockTime(shown) });

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
