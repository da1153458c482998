import { type Calendar, createCalendar, destroyCalendar, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/schedules/agenda.ts';
import { formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { isInChair } from '../../visit/states.ts';
import { headNodes, pauseNodes, seatNodes } from './content.ts';
import { hoursShown, listColumns, listPauses, listSeats, type Minutes, type Pause, type Seat } from './events.ts';
import './timeline.css';

type Props = {
  readonly agenda: Pick<Agenda, 'today' | 'employees' | 'bookings'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly open: (booking: Booking) => void;
};

/** The day by chair: a column for each person, hours downward, a line where it is now. */
export function Timeline({ agenda, now, open }: Props) {
  const language = useLanguage();
  const options = useOptions(agenda, now);
  const place = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const opens = useRef(open);
  useEffect(() => {
    opens.current = open;
  });
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const plain = keepPlain(target);
    const made = createCalendar(target, [ResourceTimeGrid], {
      ...fixed,
      eventContent: ({ event }) => ({ domNodes: (event.extendedProps as { nodes: Node[] }).nodes }),
      slotLabelFormat: (time) => (time.getMinutes() === 0 ? formatTime(language, clockTime(time)) : ''),
      eventClick: ({ event }) => {
        const { seat } = event.extendedProps as { seat?: Seat };
        if (seat) opens.current(seat.booking);
      },
    });
    calendar.current = made;
    return () => {
      plain.disconnect();
      calendar.current = undefined;
      void destroyCalendar(made);
    };
  }, [language]);
  useEffect(() => {
    for (const [name, value] of Object.entries(options)) calendar.current?.setOption(name as 'events', value as never);
  }, [options]);
  const nowWords = `'${formatTime(language, inBaghdad(now).time)}'`;
  return <div ref={place} className="chairs" style={{ '--now': nowWords } as CSSProperties} />;
}

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
};

/** What changes with the data, the language and the time; the same object until one of them does. */
function useOptions(agenda: Props['agenda'], now: number): Partial<Calendar.Options> {
  const t = useTranslations('dashboard');
  const language = useLanguage();
  return useMemo(() => toOptions(agenda, { now, language, t }), [agenda, now, language, t]);
}

type Voice = {
  readonly now: number;
  readonly language: Language;
  readonly t: ReturnType<typeof useTranslations<'dashboard'>>;
};

function toOptions({ today, employees, bookings }: Props['agenda'], voice: Voice): Partial<Calendar.Options> {
  const { now, language, t } = voice;
  const seats = listSeats(bookings, today);
  const shown = hoursShown(employees, seats, today);
  const columns = listColumns(employees, seats);
  const pauses = columns.flatMap((employee) => listPauses(employee, today, shown));
  const visitsOf = (id: number) => seats.filter(({ employeeId }) => employeeId === id).length;
  const stateOf = ({ booking, employeeId }: Seat) => {
    const person = columns.find(({ id }) => id === employeeId)?.name ?? '';
    const state = t(isInChair(booking, now) ? 'status.in_chair' : `status.${booking.status}`);
    return `${state}, ${t('request.with', { person })}`;
  };
  return {
    date: today,
    slotMinTime: clockOf(shown.from),
    slotMaxTime: clockOf(shown.to),
    resources: columns.map(({ id, name }) => ({
      id,
      title: { domNodes: headNodes(name, t('today.employeeVisits', { count: visitsOf(id) })) },
    })),
    events: [
      ...pauses.map((pause) => pauseEvent(pause, today, pause.kind ? t(`today.off.${pause.kind}`) : '', language)),
      ...seats.map((seat) => seatEvent(seat, today, stateOf(seat), language, now)),
    ],
  };
}

function seatEvent(seat: Seat, day: string, state: string, language: Language, now: number): Calendar.EventInput {
  const length = seat.to - seat.from < 40 ? 'is-short' : '';
  const chair = isInChair(seat.booking, now) ? 'is-in-chair' : '';
  return {
    id: seat.key,
    resourceIds: [seat.employeeId],
    ...startAndEnd(day, seat),
    classNames: [`is-${seat.booking.status}`, length, chair].filter(Boolean),
    extendedProps: { seat, nodes: seatNodes(seat, timesOf(language, seat), state) },
  };
}

const pauseEvent = (pause: Pause, day: string, words: string, language: Language): Calendar.EventInput => ({
  display: 'background',
  resourceIds: [pause.employeeId],
  ...startAndEnd(day, pause),
  classNames: pause.to - pause.from < 40 ? ['is-short'] : [],
  extendedProps: { nodes: words === '' ? [] : pauseNodes(words, timesOf(language, pause)) },
});

const startAndEnd = (day: string, { from, to }: Minutes) => ({ start: instantOf(day, from), end: instantOf(day, to) });

/** A minute of a day's clock as the calendar reads it, without a zone; past midnight it is on the next day. */
const instantOf = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19);

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const timesOf = (language: Language, { from, to }: Minutes): string =>
  formatTime(language, `${clockOf(from % 1440)}–${clockOf(to % 1440)}`);

const clockTime = (time: Date): string => clockOf(time.getHours() * 60 + time.getMinutes());
