import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/schedules/agenda.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { listBookingsOfHouse, listRequests as listRequestsOf, todayAt, zone } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { demandMember, listTimetables } from '#app/venues/venues.ts';
import { listBlocked, listPeople } from '../agenda-queries.ts';
import { clockOf } from '../rules.ts';
import { listWorkingDays } from '../working-days.ts';

type Asked = { readonly from?: string | undefined; readonly days: number; readonly with?: 'all' | undefined };

/** Some days of an own house: who is at work when, and what is booked. Throws not_found. */
export async function listAgenda(deps: Deps, actor: MemberActor, house: number, asked: Asked): Promise<Agenda> {
  const { employeeId } = await demandMember(deps, actor, house);
  const now = deps.clock.now();
  const today = todayAt(now);
  const first = asked.from === undefined ? today : Temporal.PlainDate.from(asked.from);
  const after = first.add({ days: asked.days });
  const time = { from: startOf(first), to: startOf(after), isAll: asked.with === 'all' };
  // The days beside them: a night reaches into the next one.
  const last = after.subtract({ days: 1 }).toString();
  const [people, timetables, bookings, blocked] = await Promise.all([
    listPeople(deps.db, actor.language, house, employeeId),
    listTimetables(deps.db, [house], first.subtract({ days: 1 }).toString(), after.toString()),
    listBookingsOfHouse(deps, actor, { house, ...time }),
    listBlocked(deps.db, actor.language, house, first.toString(), last),
  ]);
  const timetable = timetables.get(house);
  const workingDaysOf = timetable && listWorkingDays(timetable, first, asked.days);
  const blockedOf = Map.groupBy(blocked, (hours) => hours.employee_id);
  return {
    today: today.toString(),
    now: now.toString(),
    timezone: zone,
    employees: people.map((one) => {
      const { shifts = [], off = [] } = (one.is_active && workingDaysOf?.(one.id)) || {};
      return { ...one, shifts, off: [...off, ...(blockedOf.get(one.id) ?? []).map(asOff)] };
    }),
    bookings,
    figures: figuresOf(bookings, first.toString()),
  };
}

const asOff = ({ date, from, to, id, note }: Awaited<ReturnType<typeof listBlocked>>[number]) => ({
  date,
  from: clockOf(from),
  to: clockOf(to),
  kind: 'blocked' as const,
  exception: { id, note },
});

/** What waits for the answer of an own house. Throws not_found. */
export async function listRequests(deps: Deps, actor: MemberActor, house: number): Promise<Booking[]> {
  await demandMember(deps, actor, house);
  return listRequestsOf(deps, actor, house);
}

const startOf = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(zone).toInstant();

const standing: ReadonlySet<Booking['status']> = new Set(['pending', 'confirmed', 'completed', 'no_show']);
const paying: ReadonlySet<Booking['status']> = new Set(['confirmed', 'completed']);

/** What a day (YYYY-MM-DD) comes to. */
function figuresOf(bookings: readonly Booking[], day: string): Agenda['figures'] {
  const visits = bookings.filter(({ starts_at: at, status }) => inBaghdad(at).date === day && standing.has(status));
  const expected = visits.filter(({ status }) => paying.has(status));
  return {
    visits: visits.length,
    done: visits.filter(({ status }) => status === 'completed').length,
    waiting: visits.filter(({ status }) => status === 'pending').length,
    expected_iqd: expected.reduce((sum, { price }) => sum + price, 0),
  };
}
