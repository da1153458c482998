import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { Interval } from '#app/venues/timetable/timetable-rules.ts';
import type { Roster } from './roster.ts';
import { contains, listEmployeeSlots, type SlotQuery } from './slots.ts';

/**
 * What stands against a treatment that begins at a minute by one employee: the rules that the venue may place it over;
 * undefined where it may not be placed at all (a law, the past, somebody who has left).
 */
export function breaksOf(
  roster: Roster,
  query: SlotQuery,
  { employeeId, minute }: { readonly employeeId: number; readonly minute: number },
): OverrideKind[] | undefined {
  const isInTime = roster.bookable.from <= minute && minute < roster.bookable.to;
  const isEmployed = roster.timetable.employees.some((employee) => employee.employeeId === employeeId);
  if (!isInTime || !isEmployed) return undefined;
  const always = [{ from: minute - 2880, to: minute + 2880 }];
  const fits = (open: readonly Interval[], working: readonly Interval[]) => {
    const free = { ...roster, open, workingOf: () => working, heldOf: () => [] };
    const [slots] = listEmployeeSlots(free, { ...query, employeeIds: [employeeId] });
    return slots !== undefined && contains(slots.fitting, minute);
  };
  if (!fits(always, always)) return undefined;
  const team: OverrideKind[] = query.employeeIds.includes(employeeId) ? [] : ['not_on_team'];
  if (fits(roster.open, roster.workingOf(employeeId))) return team;
  return [...team, fits(roster.open, roster.open) ? 'employee_away' : 'closed'];
}
