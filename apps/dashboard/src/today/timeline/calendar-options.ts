import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Calendar } from '@event-calendar/core';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { formatDay, formatDayOfMonth, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';
import type { EntryTime } from '../entry/entry.ts';
import { columnHeadNodes, dayHeadNodes, type HeadAction } from './event-content.ts';
import { clockOf, type EventContext, toGapEvent, toItemEvent, toOffTimeEvent } from './calendar-events.ts';
import { listGapEvents } from './gap-events.ts';
import { hourLabelOf } from './hour-label.ts';
import { type EventMinutes, findShownHours, listItemEvents, listOffTimeEvents, minutesOf } from './timeline-events.ts';

/** Days (YYYY-MM-DD) as the calendar shows them: one with a column for each person, or several with a column for each. */
export type CalendarAgenda = Pick<Agenda, 'employees' | 'bookings'> & { readonly days: readonly [string, ...string[]] };

/** How close together things stand, and what is shown of a day. */
export type CalendarLook = {
  /** Of half an hour, pixels. */
  readonly slotHeight: number;
  /** Free time is a button that adds to it. */
  readonly hasGaps: boolean;
  /** The first minute of the day that is shown; what was before is left out. */
  readonly shownFrom: number | undefined;
};

/** What changes with the data, the language and the time; the same object until one of them does. */
export function useCalendarOptions(
  agenda: CalendarAgenda,
  look: CalendarLook,
  status: QueueStatus & { readonly now: number; readonly add: (place: EntryTime) => void } & HeadActions,
): Partial<Calendar.Options> {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { days, employees, bookings } = agenda;
  const { slotHeight, hasGaps, shownFrom } = look;
  const { queuedIds, now, add, headActionOf } = status;
  const dayList = days.join(' ');
  return useMemo(
    () =>
      toOptions(
        { days: dayList.split(' ') as [string], employees, bookings },
        { slotHeight, hasGaps, shownFrom },
        { now, locale, t, queuedIds: new Set(queuedIds.split(' ')), slotHeight, add, headActionOf },
      ),
    [dayList, employees, bookings, slotHeight, hasGaps, shownFrom, now, locale, t, queuedIds, add, headActionOf],
  );
}

/** The numbers of the bookings with a step that waits for a line, a space between them. */
type QueueStatus = { readonly queuedIds: string };

/** What the head of an employee's column does, if anything. */
type HeadActions = { readonly headActionOf: ((employeeId: number) => HeadAction) | undefined };

function toOptions(
  agenda: CalendarAgenda,
  look: CalendarLook,
  context: EventContext & HeadActions,
): Partial<Calendar.Options> {
  const { days, employees } = agenda;
  const [first] = days;
  const all = days.map((day) => toDay(agenda, day));
  const shown = shownHoursOf(
    all.map(({ hours }) => hours),
    look.shownFrom,
  );
  const present = inBaghdad(context.now);
  // A week has a line alone, which covers no hour.
  const now = first === present.date && days.length === 1 ? { ...present, slotHeight: look.slotHeight } : undefined;
  return {
    date: first,
    slotHeight: look.slotHeight,
    slotLabelFormat: (time) => hourLabelOf(context.locale, minutesOf(clockTime(time)), now),
    slotMinTime: clockOf(shown.from),
    slotMaxTime: clockOf(shown.to),
    scrollTime: clockOf(Math.max(shown.from, minutesOf(present.time) - 60)),
    events: all.flatMap(({ day, items }) =>
      employees.flatMap((employee) => [
        ...listOffTimeEvents(employee, day, shown).map((offTime) => toOffTimeEvent(offTime, day, context)),
        ...(look.hasGaps ? listGapEvents(employee, items, day, shown.from) : []).map((gap) =>
          toGapEvent(gap, day, context),
        ),
        ...items
          .filter(({ employeeId }) => employeeId === employee.id)
          .map((item) => toItemEvent(item, day, { ...context, employeeName: employee.name })),
      ]),
    ),
    ...(days.length === 1 ? { resources: columnsOf(agenda, all[0]?.items ?? [], context) } : {}),
  };
}

function toDay({ employees, bookings }: CalendarAgenda, day: string) {
  const items = listItemEvents(bookings, day).filter(({ employeeId }) => employees.some(({ id }) => id === employeeId));
  return { day, items, hours: findShownHours(employees, items, day) };
}

/** From the earliest to the latest hour of all days. */
const shownHoursOf = (hours: readonly EventMinutes[], from: number | undefined): EventMinutes => ({
  from: Math.max(from ?? 0, Math.min(...hours.map((one) => one.from))),
  to: Math.max(...hours.map((one) => one.to)),
});

const columnsOf = (
  { employees }: CalendarAgenda,
  items: readonly { readonly employeeId: number }[],
  { t, headActionOf }: EventContext & HeadActions,
): Calendar.ResourceInput[] =>
  employees.map(({ id, name }) => {
    const count = items.filter(({ employeeId }) => employeeId === id).length;
    return {
      id,
      title: { domNodes: columnHeadNodes(name, t('today.employeeBookings', { count }), headActionOf?.(id)) },
    };
  });

/** What the calendar writes by itself, in the language of the page. */
export const labelOptions = (locale: Locale): Calendar.Options => ({
  dayHeaderFormat: (date) => {
    const day = clockDay(date);
    return { domNodes: dayHeadNodes(formatDay(locale, day, 'weekday'), dateOf(locale, day)) };
  },
});

const dateOf = (locale: Locale, day: string): string =>
  `${formatDayOfMonth(locale, day)} ${formatDay(locale, day, 'month')}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** YYYY-MM-DD of what the calendar's clock shows, which knows no zone. */
export const clockDay = (time: Date): string =>
  `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;

/** HH:MM of what the calendar's clock shows. */
export const clockTime = (time: Date): string => clockOf(time.getHours() * 60 + time.getMinutes());
