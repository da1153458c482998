import type { Calendar } from '@event-calendar/core';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatTime, formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import type { useTranslations } from 'use-intl';
import { abilityAt } from '../../booking/abilities.ts';
import { statusLabelOf } from '../../booking/booking-status.ts';
import { whatOf } from '../../resources/resource-name.ts';
import type { EntryTime } from '../entry/entry.ts';
import { gapNodes, itemNodes, offTimeNodes } from './event-content.ts';
import { lookAt } from './event-look.ts';
import type { GapEvent } from './gap-events.ts';
import type { EventMinutes, ItemEvent, OffTimeEvent } from './timeline-events.ts';

/** What events are written with. */
export type EventContext = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly locale: Locale;
  readonly t: ReturnType<typeof useTranslations<'dashboard'>>;
  /** Bookings with a step that waits for a line. */
  readonly queuedIds: ReadonlySet<string>;
  /** Of half an hour, pixels. */
  readonly slotHeight: number;
  readonly add: (place: EntryTime) => void;
};

/** A treatment of a booking, on the chair of the person who gives it. */
export function toItemEvent(
  item: ItemEvent,
  day: string,
  context: EventContext & { readonly employeeName: string },
): Calendar.EventInput {
  const { booking } = item;
  const { now, locale, t } = context;
  const look = lookAt(booking, now);
  const room = roomOf(item, context.slotHeight);
  const isQueued = context.queuedIds.has(String(booking.id));
  const late =
    look.minutesLate === undefined
      ? undefined
      : t('status.overdueBy', { time: formatDuration(locale, look.minutesLate) });
  const state = [
    t(`status.${statusLabelOf(booking, now)}`),
    late,
    t('request.with', { employee: context.employeeName }),
    isQueued ? t('booking.queued') : undefined,
  ];
  return {
    id: `${day} ${item.key}`,
    resourceIds: [item.employeeId],
    ...startAndEnd(day, item),
    classNames: [`booking-${booking.id}`, look.className, room, ...(isQueued ? ['is-waiting'] : [])],
    ...editabilityOf(item, now),
    extendedProps: {
      item,
      nodes: itemNodes(item, {
        what: whatOf(locale, item.item),
        start: late ?? formatTime(locale, clockOf(item.from % 1440)),
        times: timesOf(locale, item),
        state: state.filter(Boolean).join(', '),
        icon: look.icon,
        isShort: room === 'has-one-line',
      }),
    },
  };
}

/** How many lines fit on an event, as a class. */
export function roomOf({ from, to }: EventMinutes, slotHeight: number): string {
  const pixels = ((to - from) / 30) * slotHeight;
  return pixels < 34 ? 'has-one-line' : pixels < 52 ? 'has-two-lines' : 'has-three-lines';
}

/**
 * The first treatment of a booking takes the others along; how long it lasts is said of a single one alone. What is under
 * way can still get longer, and go to somebody else.
 */
function editabilityOf(
  { booking, index }: ItemEvent,
  now: number,
): Pick<Calendar.EventInput, 'startEditable' | 'durationEditable'> {
  const isMovable = abilityAt(booking, 'move', now).is_allowed;
  return {
    startEditable: isMovable && index === 0,
    durationEditable: isMovable && booking.items.length === 1,
  };
}

/** Time at which somebody is not at the chair. */
export function toOffTimeEvent(offTime: OffTimeEvent, day: string, { locale, t }: EventContext): Calendar.EventInput {
  const text = offTime.kind ? (offTime.note ?? t(`today.off.${offTime.kind}`)) : '';
  return {
    display: 'background',
    resourceIds: [offTime.employeeId],
    ...startAndEnd(day, offTime),
    classNames: offTime.kind === 'blocked' ? ['is-blocked'] : [],
    extendedProps: { nodes: text === '' ? [] : offTimeNodes(text, timesOf(locale, offTime)) },
  };
}

/** Free time, as a button. */
export function toGapEvent(gap: GapEvent, day: string, { locale, t, add }: EventContext): Calendar.EventInput {
  const time = formatDuration(locale, gap.to - gap.from);
  const label = t('today.addToGap', { time, start: formatTime(locale, clockOf(gap.from % 1440)) });
  const place = { date: day, time: clockOf(gap.from), employeeId: gap.employeeId };
  return {
    display: 'background',
    resourceIds: [gap.employeeId],
    ...startAndEnd(day, gap),
    classNames: ['is-gap'],
    extendedProps: { nodes: gapNodes(t('today.gap', { time }), label, () => add(place)) },
  };
}

const startAndEnd = (day: string, { from, to }: EventMinutes) => ({
  start: instantOf(day, from),
  end: instantOf(day, to),
});

/** A minute of a day's clock as the calendar reads it, without a zone; past midnight it is on the next day. */
const instantOf = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19);

/** A minute of a day as HH:MM; past midnight it counts on. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const timesOf = (locale: Locale, { from, to }: EventMinutes): string =>
  formatTimeRange(locale, clockOf(from % 1440), clockOf(to % 1440));
