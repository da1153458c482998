import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { type Agenda, venueAgenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { listRequests as listRequestsOf, writeBookingsOfVenue } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireMember, listTimetables, clockOf } from '#app/venues/venues.ts';
import { listBlockedTime, listAgendaEmployees } from './agenda-queries.ts';
import { type AskedDays, recallDays } from './recall-days.ts';
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
  const to = startOf(first.add({ days: input.days }));
  const asked = { venueId, first, count: input.days, from: startOf(first), to, isAll: input.with === 'all' };
  // All of it is of one moment.
  const atOnce = { ...deps, clock: { now: () => now } };
  const days = await recallDays(atOnce, actor, asked, (reads) => writeDays(reads, actor, asked));
  const head = { today: today.toString(), now: now.toString(), timezone: zone };
  return `{"data":{${JSON.stringify(head).slice(1, -1)},${days}}}`;
}

/** Everything but the time, as the inside of a JSON object. */
async function writeDays(deps: Deps, actor: MemberActor, asked: AskedDays) {
  const [employees, { bookings, unresolved, passesAt }] = await Promise.all([
    listWorkingEmployees(deps, actor, asked),
    writeBookingsOfVenue(deps, actor, asked),
  ]);
  const { figures, ...rest } = shape.parse({ employees, figures: figuresOf(bookings, asked) });
  const json = `${JSON.stringify(rest).slice(1, -1)},"bookings":[${listOf(bookings)}],"unresolved":[${listOf(
    unresolved,
  )}],"figures":${JSON.stringify(figures)}`;
  return { json, passesAt };
}

/** What of it is not written yet. */
const shape = venueAgenda.listAgenda.output.shape.data.pick({ employees: true, figures: true });

const listOf = (written: readonly { readonly json: string }[]): string => written.map(({ json }) => json).join(',');

/** Who works at an own venue, and when on some days. Throws not_found. */
async function listWorkingEmployees(
  { db }: Deps,
  actor: MemberActor,
  { venueId, first, count }: AskedDays,
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

/** The figures of the first day. */
function figuresOf(bookings: readonly CountedBooking[], { first, from }: AskedDays): Agenda['figures'] {
  const [begin, end] = [from, startOf(first.add({ days: 1 }))].map(({ epochMilliseconds: at }) => at);
  const isOnIt = (at: number) => at >= (begin ?? 0) && at < (end ?? 0);
  const started = bookings.filter(({ startsAt, status }) => isOnIt(startsAt) && standing.has(status));
  const expected = started.filter(({ status }) => paying.has(status));
  return {
    bookings: started.length,
    done: started.filter(({ status }) => status === 'completed').length,
    expected_iqd: expected.reduce((sum, { priceIqd }) => sum + priceIqd, 0),
  };
}
