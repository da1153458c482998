import type { Calendar } from '@event-calendar/core';
import type { Agenda } from '@tajmeelspot/contract/schedules/agenda.ts';
import { formatTime } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { abilityAt } from '../../visit/abilities.ts';
import { isArrived, isInChair, labelOf } from '../../visit/states.ts';
import { headNodes, pauseNodes, seatNodes } from './content.ts';
import { hoursShown, listColumns, listPauses, listSeats, type Minutes, type Pause, type Seat } from './events.ts';

/** A day (YYYY-MM-DD) as the calendar shows it. */
export type DayAgenda = Pick<Agenda, 'employees' | 'bookings'> & { readonly day: string };

/** What changes with the data, the language and the time; the same object until one of them does. */
export function useOptions(agenda: DayAgenda, now: number, { isThere, waiting }: Line): Partial<Calendar.Options> {
  const t = useTranslations('dashboard');
  const language = useLanguage();
  const { day, employees, bookings } = agenda;
  return useMemo(
    () => toOptions({ day, employees, bookings }, { now, language, t, isThere, waiting }),
    [day, employees, bookings, now, language, t, isThere, waiting],
  );
}

/** Whether there is a line, and the numbers of the bookings with a step that waits for one, a space between them. */
type Line = { readonly isThere: boolean; readonly waiting: string };

type Voice = Line & {
  readonly now: number;
  readonly language: Language;
  readonly t: ReturnType<typeof useTranslations<'dashboard'>>;
};

function toOptions({ day, employees, bookings }: DayAgenda, voice: Voice): Partial<Calendar.Options> {
  const { now, language, t, isThere } = voice;
  const waiting = new Set(voice.waiting.split(' '));
  const seats = listSeats(bookings, day);
  const shown = hoursShown(employees, seats, day);
  const columns = listColumns(employees, seats);
  const pauses = columns.flatMap((employee) => listPauses(employee, day, shown));
  const bookingsOf = (id: number) => seats.filter(({ employeeId }) => employeeId === id).length;
  const stateOf = ({ booking, employeeId }: Seat) => {
    const person = columns.find(({ id }) => id === employeeId)?.name ?? '';
    const state = t(`status.${labelOf(booking, now)}`);
    const due = waiting.has(String(booking.id)) ? `, ${t('booking.waiting')}` : '';
    return `${state}, ${t('request.with', { employee: person })}${due}`;
  };
  return {
    date: day,
    slotMinTime: clockOf(shown.from),
    slotMaxTime: clockOf(shown.to),
    resources: columns.map(({ id, name }) => ({
      id,
      title: { domNodes: headNodes(name, t('today.employeeBookings', { count: bookingsOf(id) })) },
    })),
    events: [
      ...pauses.map((pause) =>
        pauseEvent(pause, day, pause.kind ? (pause.note ?? t(`today.off.${pause.kind}`)) : '', language),
      ),
      ...seats.map((seat) => {
        const event = seatEvent(seat, day, stateOf(seat), language, now);
        const isWaiting = waiting.has(String(seat.booking.id));
        const classNames = [...event.classNames, ...(isWaiting ? ['is-waiting'] : [])];
        return { ...event, classNames, ...(isThere ? movable(seat, now) : {}) };
      }),
    ],
  };
}

function seatEvent(seat: Seat, day: string, state: string, language: Language, now: number) {
  const length = seat.to - seat.from < 40 ? 'is-short' : '';
  const chair = isInChair(seat.booking, now) ? 'is-in-chair' : isArrived(seat.booking) ? 'is-arrived' : '';
  return {
    id: seat.key,
    resourceIds: [seat.employeeId],
    ...startAndEnd(day, seat),
    classNames: [`booking-${seat.booking.id}`, `is-${seat.booking.status}`, length, chair].filter(Boolean),
    extendedProps: { seat, nodes: seatNodes(seat, timesOf(language, seat), state) },
  };
}

/** The first treatment of a booking takes the others along; how long it lasts is said of a single one alone. */
function movable(
  { booking, place }: Seat,
  now: number,
): Pick<Calendar.EventInput, 'startEditable' | 'durationEditable'> {
  const isMovable = abilityAt(booking, 'move', now).is_allowed && Date.parse(booking.starts_at) > now;
  return {
    startEditable: isMovable && place === 0,
    durationEditable: isMovable && booking.items.length === 1,
  };
}

const pauseEvent = (pause: Pause, day: string, words: string, language: Language): Calendar.EventInput => ({
  display: 'background',
  resourceIds: [pause.employeeId],
  ...startAndEnd(day, pause),
  classNames: [pause.to - pause.from < 40 ? 'is-short' : '', pause.kind === 'blocked' ? 'is-blocked' : ''].filter(
    Boolean,
  ),
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

/** HH:MM of what the calendar's clock shows. */
export const clockTime = (time: Date): string => clockOf(time.getHours() * 60 + time.getMinutes());
