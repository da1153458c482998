import { type Calendar, createCalendar, destroyCalendar, Interaction, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useLanguage } from '../../shell/language.ts';
import type { Desk } from '../../visit/desk.ts';
import type { Place } from '../entry/entry.ts';
import { seatNodes } from './content.ts';
import type { Seat } from './events.ts';
import { clockTime, type DayAgenda, useOptions } from './options.ts';
import './timeline.css';

type TimelineProps = {
  readonly agenda: DayAgenda;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly desk: Desk;
  /** False: what is dragged could not be sent. */
  readonly isThere: boolean;
  readonly add: (place: Place) => void;
};

/** The day by chair: a column for each person, hours downward, a line where it is now. */
export function Timeline({ agenda, now, desk, isThere, add }: TimelineProps) {
  const language = useLanguage();
  const waiting = agenda.bookings.filter((booking) => desk.waitingOf(booking).length > 0).map(({ id }) => id);
  const options = useOptions(agenda, now, { isThere, waiting: waiting.join(' ') });
  const place = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const isHeld = useRef(false);
  const latest = useRef({ desk, add });
  useEffect(() => {
    latest.current = { desk, add };
  });
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const plain = keepPlain(target);
    const made = createCalendar(target, [ResourceTimeGrid, Interaction], {
      ...fixed,
      ...holding(isHeld),
      ...answering(latest),
      eventContent: ({ event }) => ({ domNodes: contentOf(event, language) }),
      slotLabelFormat: (time) => (time.getMinutes() === 0 ? formatTime(language, clockTime(time)) : ''),
    });
    calendar.current = made;
    return () => {
      plain.disconnect();
      calendar.current = undefined;
      void destroyCalendar(made);
    };
  }, [language]);
  useEffect(() => {
    // News would take a visit out of the hand that drags it; the next ones come within seconds.
    if (isHeld.current) return;
    for (const [name, value] of Object.entries(options)) calendar.current?.setOption(name as 'events', value as never);
  }, [options]);
  const nowWords = `'${formatTime(language, inBaghdad(now).time)}'`;
  return <div ref={place} className="chairs" style={{ '--now': nowWords } as CSSProperties} />;
}

type Held = { current: boolean };

/** Notes while a visit is in somebody's hand. */
function holding(isHeld: Held): Calendar.Options {
  const take = () => {
    isHeld.current = true;
  };
  const leave = () => {
    isHeld.current = false;
  };
  return { eventDragStart: take, eventResizeStart: take, eventDragStop: leave, eventResizeStop: leave };
}

type Latest = { readonly current: Pick<TimelineProps, 'desk' | 'add'> };

/** What a click, a drag and a pull do. */
const answering = (latest: Latest): Calendar.Options => ({
  eventClick({ event }) {
    const seat = seatOf(event);
    if (seat) latest.current.desk.open(seat.booking);
  },
  eventDrop({ event, newResource, revert }) {
    const seat = seatOf(event);
    if (!seat) return;
    const { booking } = seat;
    const place = placeAt(event.start);
    // Picked up and put down again.
    if (!newResource && place.booking_date === booking.booking_date && place.time === booking.time) return;
    const person = newResource ? { employee_id: Number(newResource.id) } : {};
    latest.current.desk.drag(booking, { ...place, ...person }, revert);
  },
  eventResize({ event, revert }) {
    const seat = seatOf(event);
    if (!seat) return;
    const duration = Math.round((event.end.getTime() - event.start.getTime()) / 60_000);
    latest.current.desk.drag(seat.booking, { ...placeAt(event.start), duration }, revert);
  },
  dateClick({ date, resource }) {
    const { booking_date, time } = placeAt(date);
    latest.current.add({ date: booking_date, time, employeeId: resource && Number(resource.id) });
  },
});

/** What is in somebody's hand says when it would be. */
function contentOf(event: Calendar.Event, language: Language): Node[] {
  const seat = seatOf(event);
  const { nodes } = event.extendedProps as { nodes: Node[] };
  if (!seat || event.display !== 'preview') return nodes;
  const times = formatTime(language, `${clockTime(event.start)}–${clockTime(event.end)}`);
  return seatNodes(seat, times, '');
}

const seatOf = (event: Calendar.Event) => (event.extendedProps as { seat?: Seat }).seat;

/** What the calendar's own clock shows, which knows no zone, as the contract names it. */
const placeAt = (shown: Date) => ({
  booking_date: `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`,
  time: clockTime(shown),
});

const two = (number: number): string => String(number).padStart(2, '0');

const tableParts = '[role=table], [role=rowgroup], [role=row], [role=columnheader], [role=rowheader], [role=cell]';

/** The calendar calls itself a table, with rows that have no cells; every event says by itself whose chair it is on. */
function keepPlain(calendar: Element): MutationObserver {
  const watching = new MutationObserver(() => {
    for (const part of calendar.querySelectorAll(tableParts)) {
      part.removeAttribute('role');
      part.removeAttribute('aria-colindex');
    }
  });
  watching.observe(calendar, { childList: true, subtree: true });
  return watching;
}

const fixed: Calendar.Options = {
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
