import type { Month } from '@tajmeelspot/contract/backoffice/month.ts';
import { todayAt, zone } from '#app/availability/availability.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { listTimetables, requireMember } from '#app/venues/venues.ts';
import { listAgendaEmployees, listBlockedTime } from './agenda-queries.ts';
import { countBookingsByDay } from './month-queries.ts';
import { openMinutesByDay } from './open-minutes-rules.ts';
import { listWorkingDays } from './working-days-rules.ts';

/** A month (YYYY-MM) of an own venue, day by day. Throws not_found. */
export async function findMonth(deps: Deps, actor: MemberActor, venueId: number, month: string): Promise<Month> {
  const { employeeId } = await requireMember(deps, actor, venueId);
  const now = deps.clock.now();
  const first = Temporal.PlainDate.from(`${month}-01`);
  const after = first.add({ months: 1 });
  const last = after.subtract({ days: 1 }).toString();
  const [employees, timetables, blocked, counted] = await Promise.all([
    listAgendaEmployees(deps.db, actor.language, venueId, employeeId),
    listTimetables(deps.db, [venueId], first.subtract({ days: 1 }).toString(), after.toString()),
    listBlockedTime(deps.db, actor.language, venueId, first.toString(), last),
    countBookingsByDay(deps.db, {
      venueId,
      readerId: actor.member.id,
      employeeId,
      from: startOf(first),
      to: startOf(after),
      now: toDate(now),
    }),
  ]);
  const timetable = timetables.get(venueId);
  const workingDaysOf = timetable && listWorkingDays(timetable, first, first.daysInMonth);
  const open = openMinutesByDay(
    employees.flatMap(({ id, is_active: isActive }) => {
      const working = isActive ? workingDaysOf?.(id) : undefined;
      const ownBlocked = blocked.filter((hours) => hours.employee_id === id);
      return working ? [{ ...working, blocked: ownBlocked }] : [];
    }),
  );
  const countedOn = new Map(counted.map((day) => [day.date, day]));
  return {
    today: todayAt(now).toString(),
    days: Array.from({ length: first.daysInMonth }, (_, offset) => {
      const date = first.add({ days: offset }).toString();
      const none = { date, bookings: 0, waiting: 0, booked_minutes: 0 };
      return { ...(countedOn.get(date) ?? none), open_minutes: open.get(date) ?? 0 };
    }),
  };
}

const startOf = (day: Temporal.PlainDate): Date => toDate(day.toZonedDateTime(zone).toInstant());
