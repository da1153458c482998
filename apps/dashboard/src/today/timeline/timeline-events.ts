import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { daysBetween, inBaghdad } from '@tajmeelspot/language/dates.ts';

/** A part of a day in minutes of its clock. */
export type EventMinutes = { readonly from: number; readonly to: number };

/** One treatment on somebody's chair: of several of a booking, each has its own. */
export type ItemEvent = EventMinutes & {
  readonly key: string;
  readonly employeeId: number;
  readonly booking: Booking;
  /** Which of its treatments it is, from 0 on. */
  readonly index: number;
  readonly item: Booking['items'][number];
};

/** When somebody's chair is empty on purpose; without a kind it is outside of the person's hours. */
export type OffTimeEvent = EventMinutes & {
  readonly employeeId: number;
  readonly kind?: OffTime['kind'];
  readonly note?: string | null;
};

type OffTime = Agenda['employees'][number]['off'][number];

/** Somebody of the team, with their working time. */
export type AgendaEmployee = Agenda['employees'][number];

/** HH:MM as minutes; past midnight it counts on, as the contract does. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The treatments of a day (YYYY-MM-DD), those that began the evening before cut off. */
export function listItemEvents(bookings: readonly Booking[], day: string): ItemEvent[] {
  const events = bookings.flatMap((booking) =>
    booking.items.map((item, index) => {
      const { date, time } = inBaghdad(item.starts_at);
      const from = minutesOf(time) + daysBetween(day, date) * 1440;
      return {
        key: `${booking.id}-${index}`,
        employeeId: item.employee.id,
        booking,
        index,
        item,
        from,
        to: from + item.duration,
      };
    }),
  );
  return events
    .filter(({ from, to }) => to > 0 && from < 1440)
    .map((event) => ({ ...event, from: Math.max(0, event.from) }));
}

/** The hours of a day that are shown: everybody's work and every visit, from half an hour before the first whole hour; the usual ones where there is neither. */
export function findShownHours(
  employees: readonly AgendaEmployee[],
  items: readonly ItemEvent[],
  day: string,
): EventMinutes {
  const shifts = employees.flatMap((employee) => shiftsOn(employee, day));
  const spans = [...shifts, ...items];
  if (spans.length === 0) return { from: 540, to: 1260 };
  return {
    // Half an hour before the first hour: its own label stands at its line.
    from: Math.max(0, Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60 - 30),
    to: Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) * 60,
  };
}

/** The employees with a column: all active ones, and those who left with bookings to give. */
export const listColumns = (employees: readonly AgendaEmployee[], items: readonly ItemEvent[]): AgendaEmployee[] =>
  employees.filter(({ id, is_active: isActive }) => isActive || items.some(({ employeeId }) => employeeId === id));

/** When somebody is not at the chair within the hours shown. */
export function listOffTimeEvents(employee: AgendaEmployee, day: string, shown: EventMinutes): OffTimeEvent[] {
  const { id: employeeId } = employee;
  const off = employee.off.filter(({ date }) => date === day);
  const wholeDay = off.find(({ kind }) => kind === 'closed' || kind === 'leave');
  if (wholeDay) return [{ ...shown, employeeId, kind: wholeDay.kind }];
  const breaks = off.map(({ from, to, kind, exception }) => ({
    employeeId,
    kind,
    from: minutesOf(from),
    to: minutesOf(to),
    ...(exception ? { note: exception.note } : {}),
  }));
  return [...outside(shiftsOn(employee, day), shown).map((span) => ({ ...span, employeeId })), ...breaks];
}

const shiftsOn = ({ shifts }: AgendaEmployee, day: string): EventMinutes[] =>
  shifts
    .filter(({ date }) => date === day)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .toSorted((a, b) => a.from - b.from);

/** What lies between shifts and round them. */
function outside(shifts: readonly EventMinutes[], shown: EventMinutes): EventMinutes[] {
  const edges = [shown.from, ...shifts.flatMap(({ from, to }) => [from, to]), shown.to];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && to > from ? [{ from, to }] : [];
  });
}
