import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Calendar } from '@event-calendar/core';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';
import { abilityAt } from '../../booking/abilities.ts';
import { hasArrived, isInTreatment, statusLabelOf } from '../../booking/booking-status.ts';
import { columnHeadNodes, offTimeNodes, itemNodes } from './event-content.ts';
import {
  findShownHours,
  listColumns,
  listOffTimeEvents,
  listItemEvents,
  type EventMinutes,
  type OffTimeEvent,
  type ItemEvent,
} from './timeline-events.ts';

/** A day (YYYY-MM-DD) as the calendar shows it. */
export type DayAgenda = Pick<Agenda, 'employees' | 'bookings'> & { readonly day: string };

/** What changes with the data, the language and the time; the same object until one of them does. */
export function useCalendarOptions(
  agenda: DayAgenda,
  now: number,
  { isOnline, queuedIds }: QueueStatus,
): Partial<Calendar.Options> {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { day, employees, bookings } = agenda;
  return useMemo(
    () => toOptions({ day, employees, bookings }, { now, locale, t, isOnline, queuedIds }),
    [day, employees, bookings, now, locale, t, isOnline, queuedIds],
  );
}

/** Whether there is a line, and the numbers of the bookings with a step that waits for one, a space between them. */
type QueueStatus = { readonly isOnline: boolean; readonly queuedIds: string };

type CalendarContext = QueueStatus & {
  readonly now: number;
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<'dashboard'>>;
};

function toOptions({ day, employees, bookings }: DayAgenda, context: CalendarContext): Partial<Calendar.Options> {
  const { now, locale, t, isOnline } = context;
  const queuedIds = new Set(context.queuedIds.split(' '));
  const items = listItemEvents(bookings, day);
  const shown = findShownHours(employees, items, day);
  const columns = listColumns(employees, items);
  const offTimes = columns.flatMap((employee) => listOffTimeEvents(employee, day, shown));
  const bookingsOf = (id: number) => items.filter(({ employeeId }) => employeeId === id).length;
  const stateOf = ({ booking, employeeId }: ItemEvent) => {
    const employeeName = columns.find(({ id }) => id === employeeId)?.name ?? '';
    const state = t(`status.${statusLabelOf(booking, now)}`);
    const queuedText = queuedIds.has(String(booking.id)) ? `, ${t('booking.queued')}` : '';
    return `${state}, ${t('request.with', { employee: employeeName })}${queuedText}`;
  };
  return {
    date: day,
    slotMinTime: clockOf(shown.from),
    slotMaxTime: clockOf(shown.to),
    resources: columns.map(({ id, name }) => ({
      id,
      title: { domNodes: columnHeadNodes(name, t('today.employeeBookings', { count: bookingsOf(id) })) },
    })),
    events: [
      ...offTimes.map((offTime) =>
        toOffTimeEvent(offTime, day, offTime.kind ? (offTime.note ?? t(`today.off.${offTime.kind}`)) : '', locale),
      ),
      ...items.map((item) => {
        const event = toItemEvent(item, day, stateOf(item), locale, now);
        const isQueued = queuedIds.has(String(item.booking.id));
        const classNames = [...event.classNames, ...(isQueued ? ['is-waiting'] : [])];
        return { ...event, classNames, ...(isOnline ? editabilityOf(item, now) : {}) };
      }),
    ],
  };
}

function toItemEvent(item: ItemEvent, day: string, state: string, locale: Locale, now: number) {
  const lengthClass = item.to - item.from < 40 ? 'is-short' : '';
  const statusClass = isInTreatment(item.booking, now) ? 'is-in-chair' : hasArrived(item.booking) ? 'is-arrived' : '';
  return {
    id: item.key,
    resourceIds: [item.employeeId],
    ...startAndEnd(day, item),
    classNames: [`booking-${item.booking.id}`, `is-${item.booking.status}`, lengthClass, statusClass].filter(Boolean),
    extendedProps: { item, nodes: itemNodes(item, timesOf(locale, item), state) },
  };
}

/** The first treatment of a booking takes the others along; how long it lasts is said of a single one alone. */
function editabilityOf(
  { booking, index }: ItemEvent,
  now: number,
): Pick<Calendar.EventInput, 'startEditable' | 'durationEditable'> {
  const isMovable = abilityAt(booking, 'move', now).is_allowed && Date.parse(booking.starts_at) > now;
  return {
    startEditable: isMovable && index === 0,
    durationEditable: isMovable && booking.items.length === 1,
  };
}

const toOffTimeEvent = (offTime: OffTimeEvent, day: string, text: string, locale: Locale): Calendar.EventInput => ({
  display: 'background',
  resourceIds: [offTime.employeeId],
  ...startAndEnd(day, offTime),
  classNames: [offTime.to - offTime.from < 40 ? 'is-short' : '', offTime.kind === 'blocked' ? 'is-blocked' : ''].filter(
    Boolean,
  ),
  extendedProps: { nodes: text === '' ? [] : offTimeNodes(text, timesOf(locale, offTime)) },
});

const startAndEnd = (day: string, { from, to }: EventMinutes) => ({
  start: instantOf(day, from),
  end: instantOf(day, to),
});

/** A minute of a day's clock as the calendar reads it, without a zone; past midnight it is on the next day. */
const instantOf = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19);

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const timesOf = (locale: Locale, { from, to }: EventMinutes): string =>
  formatTimeRange(locale, clockOf(from % 1440), clockOf(to % 1440));

/** HH:MM of what the calendar's clock shows. */
export const clockTime = (time: Date): string => clockOf(time.getHours() * 60 + time.getMinutes());
