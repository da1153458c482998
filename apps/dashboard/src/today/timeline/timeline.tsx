import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingActions } from '../../booking/booking-actions.ts';
import { useLocale } from '../../shell/locale.ts';
import type { EntryTime } from '../entry/entry.ts';
import { type CalendarAgenda, type CalendarLook, useCalendarOptions } from './calendar-options.ts';
import { type Latest, useCalendar } from './use-calendar.ts';
import '@event-calendar/core/index.css';
import './timeline.css';
import './events.css';

type TimelineProps = {
  readonly agenda: CalendarAgenda;
  readonly look: CalendarLook;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly actions: BookingActions;
  /** False: what only the server can plan is not offered. */
  readonly isOnline: boolean;
  readonly add: (place: EntryTime) => void;
  /** Says of somebody that they are running late; absent where that is not now. */
  readonly runLate?: ((employeeId: number) => void) | undefined;
};

/** Days by the clock, hours downward, a line where it is now: a column for each person of a day, or for each day of a person. */
export function Timeline({ agenda, look, now, actions, isOnline, add, runLate }: TimelineProps) {
  const locale = useLocale();
  const queuedIds = agenda.bookings.filter((booking) => actions.queuedStepsOf(booking).length > 0).map(({ id }) => id);
  const isWeek = agenda.days.length > 1;
  const own = isWeek ? agenda.employees[0]?.id : undefined;
  const latest = useRef({ actions, add, own, runLate });
  useEffect(() => {
    latest.current = { actions, add, own, runLate };
  });
  const [addLatest] = useState(() => (place: EntryTime) => latest.current.add(place));
  const headActionOf = useHeadAction(latest, runLate !== undefined && isOnline);
  const options = useCalendarOptions(agenda, look, {
    queuedIds: queuedIds.join(' '),
    now,
    add: addLatest,
    headActionOf,
  });
  const frame = useCalendar({ latest, isWeek, options });
  const nowLabel = `'${formatTime(locale, inBaghdad(now).time)}'`;
  return (
    <div ref={frame} className={isWeek ? 'chairs is-week' : 'chairs'} style={{ '--now': nowLabel } as CSSProperties} />
  );
}

/** What the head of a column does: whose it is runs late. */
function useHeadAction(latest: Latest, mayRunLate: boolean) {
  const t = useTranslations('dashboard.late');
  const label = t('open');
  return useMemo(
    () => (mayRunLate ? (id: number) => ({ label, run: () => latest.current.runLate?.(id) }) : undefined),
    [latest, mayRunLate, label],
  );
}
