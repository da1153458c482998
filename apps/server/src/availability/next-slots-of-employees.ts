import type { BookableTreatment } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { todayAt } from './engine/days.ts';
import { type EmployeeSlots, toSlotGrid } from './engine/slots.ts';
import type { Roster } from './engine/roster.ts';
import { daysAhead, employeeSlotsFor, readVenueCalendar } from './venue-calendar.ts';

/** When an employee can begin a treatment; `minute` since 1970. */
export type EmployeeNextSlot = { readonly treatmentId: number; readonly minute: number };

/** By employee of one venue: the next free slot within seven days among some treatments, the first of those that begin then. */
export async function listNextSlotsOfEmployees(
  { db, clock }: Deps,
  venueId: number,
  treatments: readonly BookableTreatment[],
): Promise<Map<number, EmployeeNextSlot>> {
  const now = clock.now();
  const calendar = await readVenueCalendar(db, [venueId], todayAt(now), daysAhead, now);
  const next = new Map<number, EmployeeNextSlot>();
  for (const treatment of treatments) {
    const found = employeeSlotsFor(calendar, treatment);
    for (const employee of found?.employees ?? []) {
      const minute = found && firstSlotOf(found.roster, employee);
      const known = next.get(employee.employeeId)?.minute ?? Infinity;
      if (minute !== undefined && minute < known) {
        next.set(employee.employeeId, { treatmentId: treatment.treatmentId, minute });
      }
    }
  }
  return next;
}

function firstSlotOf(roster: Roster, employee: EmployeeSlots): number | undefined {
  const { minutes, free } = toSlotGrid(roster, [employee]);
  return minutes[free.findIndex((count) => count > 0)];
}
