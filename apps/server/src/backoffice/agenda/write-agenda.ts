import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { type Agenda, venueAgenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { listRequests as listRequestsOf, writeBookingsOfVenue } from '#app/booking/booking.ts';
import { gatherReads } from '#app/database/statements.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireMember, listTimetables, clockOf } from '#app/venues/venues.ts';
import { listBlockedTime, listAgendaEmployees } from './agenda-queries.ts';
import { listWorkingDays } from './working-days-rules.ts';
import { todayAt, zone } from '#app/availability/availability.ts';

type ListAgendaInput = { readonly from?: string | undefined; readonly days: number; readonly with?: 'all' | undefined };

/** The agenda of an own venue over some days: working time and bookings, as JSON of the contract. Throws not_found. */
export async function writeAgenda(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ListAgendaInput,
): Promise<string> {
  const now = deps.clock.now();
  const today = todayAt(now);
  const first = input.from === undefined ? today : Temporal.PlainDate.from(input.from);
  const after = first.add({ days: input.days });
  const time = { from: startOf(first), to: startOf(after), isAll: input.with === 'all' };
  const reads = { ...deps, db: gatherReads(deps.db) };
  const [employees, { bookings, unresolved }] = await Promise.all([
    listWorkingEmployees(reads, actor, venueId, first, input.days),
    writeBookingsOfVenue(reads, actor, { venueId, ...time }),
  ]);
  const head = { today: today.toString(), now: now.toString(), timezone: zone, employees };
  const { figures, ...rest } = shape.parse({ ...head, figures: figuresOf(bookings, first) });
  return `{"data":{${JSON.stringify(rest).slice(1, -1)},"bookings":[${listOf(bookings)}],"unresolved":[${listOf(
    unresolved,
  )}],"figures":${JSON.stringify(figures)}}}`;
}

/** What is not written yet. */
const shape = venueAgenda.listAgenda.output.shape.data.omit({ bookings: true, unresolved: true });

const listOf = (written: readonly { readonly json: string }[]): string => written.map(({ json }) => json).join(',');

/** Who works at an own venue, and when on some days. Throws not_found. */
async function listWorkingEmployees(
  { db }: Deps,
  actor: MemberActor,
  venueId: number,
  first: Temporal.PlainDate,
  count: number,
): Promise<Agenda['employees']> {
  // The days beside them: a night reaches into the next one.
  const [before, last, after] = [-1, count - 1, count].map((days) => first.add({ days }).toString());
  const [{ employeeId }, employees, timetables, blocked] = await Promise.all([
    requireMember({ db }, actor, venueId),
    listAgendaEmployees(db, actor.language, venueId, null),
    listTimetables(db, [venueId], before ?? '', after ?? ''),
    listBlockedTime(db, actor.language, venueId, first.toString(), last ?? ''),
  ]);
  const timetable = timetables.get(venueId);
  const workingDaysOf = timetable && listWorkingDays(timetable, first, count);
  const blockedOf = Map.groupBy(blocked, (hours) => hours.employee_id);
  const shown = employees.filter(({ id }) => employeeId === null || id === employeeId);
  return shown.map((one) => {
    const { shifts = [], off = [] } = (one.is_active && workingDaysOf?.(one.id)) || {};
    return { ...one, shifts, off: [...off, ...(blockedOf.get(one.id) ?? []).map(toTimeOff)] };
  });
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

type CountedBooking = { readonly startsAt: number; readonly status: Booking['status']; readonly priceIqd: number };

/** The figures of a day. */
function figuresOf(bookings: readonly CountedBooking[], day: Temporal.PlainDate): Agenda['figures'] {
  const [from, to] = [startOf(day), startOf(day.add({ days: 1 }))].map(({ epochMilliseconds: at }) => at);
  const isOnIt = (at: number) => at >= (from ?? 0) && at < (to ?? 0);
  const started = bookings.filter(({ startsAt, status }) => isOnIt(startsAt) && standing.has(status));
  const expected = started.filter(({ status }) => paying.has(status));
  return {
    bookings: started.length,
    done: started.filter(({ status }) => status === 'completed').length,
    expected_iqd: expected.reduce((sum, { priceIqd }) => sum + priceIqd, 0),
  };
}
