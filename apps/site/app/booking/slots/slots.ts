import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';

/** When a slot starts: day and time in Baghdad. */
export type SlotTime = { readonly date: string; readonly time: string };

/** The slots of some days, or that they could not be loaded; `key` is the search that was answered. */
export type SlotsAnswer =
  | {
      readonly kind: 'slots';
      readonly key: string;
      readonly days: readonly FreeDay[];
      readonly next: SlotTime | undefined;
    }
  | { readonly kind: 'failed'; readonly key: string };

/** Number of days on screen. */
export const shownDays = 14;

/** The fortnight that a day lies in, 0 beginning today. A past day lies in the first. */
export const fortnightOf = (today: string, date: string): number =>
  Math.max(0, Math.floor(daysBetween(today, date) / shownDays));

/** First day of a fortnight, YYYY-MM-DD. */
export const firstDayOf = (today: string, fortnight: number): string => addDays(today, fortnight * shownDays);

/** The first free slot of some days; undefined where none is free. */
export function firstFreeSlot(days: readonly FreeDay[]): SlotTime | undefined {
  const day = days.find(({ free }) => free > 0);
  const slot = day?.times.find(({ is_free: isFree }) => isFree);
  return day && slot && { date: day.date, time: slot.time };
}

/** The day whose slots are shown: the chosen one if it is among them, else the first with a free slot. */
export const shownDay = (days: readonly FreeDay[], date: string | undefined): FreeDay | undefined =>
  days.find((day) => day.date === date) ?? days.find(({ free }) => free > 0);

/** Whether a slot of a day is free. */
export const isFree = (
  day: FreeDay | undefined,
  { date, time }: { date?: string | undefined; time?: string | undefined },
): boolean => day !== undefined && day.date === date && day.times.some((slot) => slot.time === time && slot.is_free);

/** Who would give treatments that begin together, in their order. */
export type SlotEmployees = NonNullable<FreeDay['times'][number]['employees']>;

type EmployeeGroup = { readonly employees: SlotEmployees | undefined; readonly times: FreeDay['times'] };

const idsOf = (employees: SlotEmployees | undefined): string => (employees ?? []).map(({ id }) => id).join();

/** The names of those who would give treatments together. */
export const namesOf = (employees: SlotEmployees): string[] => employees.map(({ name }) => name);

/** Who would give treatments that begin together at a chosen slot, in their order; undefined where it is not known. */
export const employeesAt = (
  slots: SlotsAnswer | undefined,
  { date, time }: { date?: string | undefined; time?: string | undefined },
): SlotEmployees | undefined =>
  slots?.kind === 'slots'
    ? slots.days.find((day) => day.date === date)?.times.find((slot) => slot.time === time)?.employees
    : undefined;

/** The slots of a part of a day, those next to each other with the same employees together. */
export function groupByEmployees(times: FreeDay['times']): EmployeeGroup[] {
  const groups: EmployeeGroup[] = [];
  for (const slot of times) {
    const group = groups.at(-1);
    if (group && idsOf(group.employees) === idsOf(slot.employees)) group.times.push(slot);
    else groups.push({ employees: slot.employees, times: [slot] });
  }
  return groups;
}

/** How many dots a day shows: none, few, some, many. */
export function dotsOf(free: number): 0 | 1 | 2 | 3 {
  if (free <= 0) return 0;
  if (free <= 2) return 1;
  return free <= 6 ? 2 : 3;
}

/** A part of the day, as it is divided in Iraq. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';

/** The slots of a day by parts of the day, in their order; parts without a slot are left out. */
export function groupByDayPart(times: FreeDay['times']): { part: DayPart; times: FreeDay['times'] }[] {
  return dayParts
    .map(([part, from, to]) => ({ part, times: times.filter(({ time }) => time >= from && time < to) }))
    .filter((group) => group.times.length > 0);
}

/** The time at which a booking ends, HH:MM. */
export function endTimeOf(time: string, minutes: number): string {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(end / 60) % 24).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

const dayParts = [
  ['night', '00:00', '05:00'],
  ['morning', '05:00', '12:00'],
  ['afternoon', '12:00', '17:00'],
  ['evening', '17:00', '24:00'],
] as const;
