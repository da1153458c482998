import { listShortestTreatments } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { daysFrom, todayAt } from './engine/days.ts';
import type { Roster } from './engine/roster.ts';
import { type EmployeeSlots, toSlotGrid } from './engine/slots.ts';
import { slotsWithin } from './time-criteria.ts';
import { daysAhead, employeeSlotsFor, freeSlotsOf, readVenueCalendar } from './venue-calendar.ts';

/** The free slots (minutes since 1970) of a service on the first day that has any; its shortest treatment stands for it. */
type ServiceNextSlots = { readonly treatmentId: number; readonly minutes: readonly number[] };

/** When an employee can begin a treatment; `minute` since 1970. */
type EmployeeNextSlot = { readonly treatmentId: number; readonly minute: number };

/** What can be begun next at a venue. */
type VenueNextSlots = {
  /** Services without a free slot are left out. */
  readonly services: readonly ServiceNextSlots[];
  /** By employee: the first treatment of those that begin first. */
  readonly employees: ReadonlyMap<number, EmployeeNextSlot>;
};

/** The next free slots of some services of one venue within seven days, read once for the services and the team. */
export async function listNextSlotsOfVenue(
  { db, clock }: Deps,
  venueId: number,
  serviceIds: readonly number[],
): Promise<VenueNextSlots> {
  const now = clock.now();
  const today = todayAt(now);
  const [treatments, calendar] = await Promise.all([
    listShortestTreatments(db, serviceIds),
    readVenueCalendar(db, [venueId], today, daysAhead, now),
  ]);
  const days = daysFrom(today, daysAhead);
  const services: ServiceNextSlots[] = [];
  const employees = new Map<number, EmployeeNextSlot>();
  for (const treatment of treatments) {
    const { treatmentId } = treatment;
    const found = employeeSlotsFor(calendar, treatment);
    if (!found) continue;
    const [next] = slotsWithin(freeSlotsOf(calendar, treatment, found), days, {});
    if (next) services.push({ treatmentId, minutes: next.minutes });
    for (const employee of found.employees) {
      const minute = firstSlotOf(found.roster, employee);
      const known = employees.get(employee.employeeId)?.minute ?? Infinity;
      if (minute !== undefined && minute < known) employees.set(employee.employeeId, { treatmentId, minute });
    }
  }
  return { services, employees };
}

function firstSlotOf(roster: Roster, employee: EmployeeSlots): number | undefined {
  const { minutes, free } = toSlotGrid(roster, [employee]);
  return minutes[free.findIndex((count) => count > 0)];
}
