import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listBookingsOfVenue, listRequests as listRequestsOf, listUnresolved } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireMember, listTimetables, clockOf } from '#app/venues/venues.ts';
import { listBlockedTime, listAgendaEmployees } from './agenda-queries.ts';
import { listWorkingDays } from './working-days-rules.ts';
import { todayAt, zone } from '#app/availability/availability.ts';

type ListAgendaInput = { readonly from?: string | undefined; readonly days: number; readonly with?: 'all' | undefined };

/** The agenda of an own venue over some days: working time and bookings. Throws not_found. */
export async function listAgenda(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ListAgendaInput,
): Promise<Agenda> {
  const { employeeId } = await requireMember(deps, actor, venueId);
  const now = deps.clock.now();
  const today = todayAt(now);
  const first = input.from === undefined ? today : Temporal.PlainDate.from(input.from);
  const after = first.add({ days: input.days });
  const time = { from: startOf(first), to: startOf(after), isAll: input.with === 'all' };
  // The days beside them: a night reaches into the next one.
  const last = after.subtract({ days: 1 }).toString();
  const [employees, timetables, bookings, blocked, unresolved] = await Promise.all([
    listAgendaEmployees(deps.db, actor.language, venueId, employeeId),
    listTimetables(deps.db, [venueId], first.subtract({ days: 1 }).toString(), after.toString()),
    listBookingsOfVenue(deps, actor, { venueId, ...time }),
    listBlockedTime(deps.db, actor.language, venueId, first.toString(), last),
    listUnresolved(deps, actor, venueId),
  ]);
  const timetable = timetables.get(venueId);
  const workingDaysOf = timetable && listWorkingDays(timetable, first, input.days);
  const blockedOf = Map.groupBy(blocked, (hours) => hours.employee_id);
  return {
    today: today.toString(),
    now: now.toString(),
    timezone: zone,
    employees: employees.map((one) => {
      const { shifts = [], off = [] } = (one.is_active && workingDaysOf?.(one.id)) || {};
      return { ...one, shifts, off: [...off, ...(blockedOf.get(one.id) ?? []).map(toTimeOff)] };
    }),
    bookings,
    unresolved,
    figures: figuresOf(bookings, first.toString()),
  };
}

const toTimeOff = ({ date, from, to, id, note }: Awaited<ReturnType<typeof listBlockedTime>>[number]) => ({
  date,
  from: clockOf(from),
  to: clockOf(to),
  kind: 'blocked' as const,
  exception: { id, note },
});

/** The requests that wait for an own venue's answer. Throws not_found. */
export async function listRequests(deps: Deps, actor: MemberActor, venueId: number): Promise<Booking[]> {
  await requireMember(deps, actor, venueId);
  return listRequestsOf(deps, actor, venueId);
}

const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(zone).toInstant();

const standing: ReadonlySet<Booking['status']> = new Set(['pending', 'confirmed', 'completed', 'no_show']);
const paying: ReadonlySet<Booking['status']> = new Set(['confirmed', 'completed']);

/** The figures of a day (YYYY-MM-DD). */
function figuresOf(bookings: readonly Booking[], day: string): Agenda['figures'] {
  const started = bookings.filter(({ starts_at: at, status }) => inBaghdad(at).date === day && standing.has(status));
  const expected = started.filter(({ status }) => paying.has(status));
  return {
    bookings: started.length,
    done: started.filter(({ status }) => status === 'completed').length,
    expected_iqd: expected.reduce((sum, { price }) => sum + price, 0),
  };
}
