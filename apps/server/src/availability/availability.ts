import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { findBookableTreatments, listBookableTreatments, type ServiceId, venueOf } from '#app/catalog/catalog.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { dayFrom, todayAt, daysFrom, minuteOf } from './engine/days.ts';
import {
  daysAhead,
  readVenueCalendar,
  slotsByDay,
  employeeSlotsFor,
  listFreeSlots,
  type SlotPreferences,
} from './venue-calendar.ts';
import type { Database } from '#app/database/connection.ts';
import { digestReads, gatherReads } from '#app/database/statements.ts';
import { type TimeCriteria, slotsWithin } from './time-criteria.ts';
export { dayMinutesOf, type TimeCriteria } from './time-criteria.ts';
export { daysFrom, minuteOf, toInstant, todayAt, zone } from './engine/days.ts';
export { toRosterForBooked, listSubstitutes, misfitOf } from './engine/booked-time.ts';
export type { Assignment } from './engine/assignments.ts';
export type { Roster } from './engine/roster.ts';
export type { GivableResource } from './engine/resources.ts';
export { listHeldTime, lockVenue as lockHeldTime } from './held-time-queries.ts';
export { answerDays, dateAt, isDayFull, isDayLimited, type VenueCalendar } from './venue-calendar.ts';
export {
  type BookingPlan,
  findNearSlots,
  itemTimeOf,
  maxPlans,
  minutesOf,
  planBooking,
  type PlanInput,
  readItems,
  type RequestedItem,
  type RequestedItems,
  requireEmployees,
  requireOneVenue,
} from './plan-booking.ts';
export { listSelectionSlots } from './list-selection-slots.ts';
export { listNextSlotsOfVenue } from './next-slots-of-venue.ts';

type ListSlotsInput = {
  serviceId: number;
  treatment_id: number;
  employee_id?: number | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  from?: string | undefined;
  days: number;
};

/** Every slot of one treatment over some days, taken ones included. Throws not_found, invalid. */
export async function listSlots(deps: Deps, _actor: Actor, input: ListSlotsInput) {
  const now = deps.clock.now();
  const [treatments, calendar] = await readSlots(gatherReads(deps.db), input.serviceId, input, now);
  if (treatments.length === 0) throw problem('not_found');
  const treatment = treatments.find((one) => one.treatmentId === input.treatment_id);
  if (!treatment) throw invalid({ treatment_id: ['not_offered'] });
  if (input.employee_id !== undefined && !treatment.employeeIds.includes(input.employee_id)) {
    throw invalid({ employee_id: ['not_offered'] });
  }
  const preferences = {
    employeeId: input.employee_id,
    isForWoman: input.for_woman,
    needsFemaleStaff: input.female_staff,
  };
  return { treatment, days: slotsByDay(employeeSlotsFor(calendar, treatment, preferences)) };
}

type ReadDays = Pick<ListSlotsInput, 'from' | 'days'>;

/** All that slots of a service are computed from, in one round trip. */
const readSlots = (db: Database, serviceId: ServiceId, { from, days }: ReadDays, now: Temporal.Instant) =>
  Promise.all([
    listBookableTreatments(db, serviceId),
    readVenueCalendar(db, venueOf(serviceId), dayFrom(from, now), days, now),
  ]);

type SlotsOfService = ReadDays & Pick<ListSlotsInput, 'serviceId'>;

/** What slots of services are computed from as short texts, the time among it; those of the same days in one statement. */
export async function findSlotsStates({ db, clock }: Deps, inputs: readonly SlotsOfService[]) {
  const now = clock.now();
  const states = new Map<SlotsOfService, string>();
  const find = async (days: ReadDays, asked: readonly SlotsOfService[]) => {
    const ids = [...new Set(asked.map(({ serviceId }) => serviceId))];
    const digests = await digestReads(db, ids, (reads, id) => readSlots(reads, id, days, now));
    for (const one of asked) states.set(one, `${minuteOf(now)} ${digests.get(one.serviceId)}`);
  };
  const groups = Map.groupBy(inputs, ({ from, days }) => `${days} ${from}`);
  await Promise.all([...groups.values()].flatMap((asked) => (asked[0] ? find(asked[0], asked) : [])));
  return inputs.map((input) => states.get(input));
}

/** The first free slots of each service that a criteria leaves, at most three, all of one day; services without any are left out. */
export async function listNextSlots(
  deps: Deps,
  _actor: Actor,
  serviceIds: readonly number[],
  criteria: NextSlotCriteria = {},
) {
  const now = deps.clock.now();
  const days = daysFrom(dayFrom(criteria.from, now), daysAhead);
  const found = await listFreeSlots(deps.db, serviceIds, dayFrom(criteria.from, now), daysAhead, now);
  return found.flatMap((service) => {
    const next = slotsWithin(service, days, criteria).find(({ minutes }) => minutes.length > 0);
    const { serviceId, venueId } = service;
    return next ? [{ serviceId, venueId, date: next.date, minutes: next.minutes.slice(0, 3) }] : [];
  });
}

/** `from`: the first day (YYYY-MM-DD) that is looked at, today where absent. */
type NextSlotCriteria = Omit<TimeCriteria, 'date'> & { readonly from?: string | undefined };

/** Every free slot (minutes since 1970) of some services in the next seven days, with the grid of their venue. */
export async function listSlotsAhead({ clock }: Deps, db: Database, serviceIds: readonly number[]) {
  const now = clock.now();
  const found = await listFreeSlots(db, serviceIds, todayAt(now), daysAhead, now);
  return found.map(({ serviceId, days, step, lead }) => ({ serviceId, slots: [...days.values()].flat(), step, lead }));
}

/**
 * The next seven days, or the one of them that is asked for, as `span` in minutes since 1970; undefined for a day that
 * is not among them. `until` is the first day (YYYY-MM-DD) after the seven.
 */
export function lookAhead({ clock }: Deps, date?: string) {
  const now = clock.now();
  const ahead = daysFrom(todayAt(now), daysAhead);
  const days = ahead.filter((day) => date === undefined || day.date === date);
  const [first, last] = [days[0], days.at(-1)];
  const until = todayAt(now).add({ days: daysAhead }).toString();
  const span = first && last && { now: minuteOf(now), from: first.startMinute, before: last.endMinute };
  return { until, span };
}

/** Which of some services still have a free slot as somebody wishes. */
export async function listServicesFree(
  deps: Deps,
  serviceIds: readonly number[],
  criteria: TimeCriteria,
): Promise<Set<number>> {
  const now = deps.clock.now();
  const [first, count] =
    criteria.date === undefined ? [todayAt(now), daysAhead] : [Temporal.PlainDate.from(criteria.date), 1];
  const days = daysFrom(first, count);
  const found = await listFreeSlots(deps.db, serviceIds, first, count, now);
  return new Set(found.filter((one) => slotsWithin(one, days, criteria).length > 0).map(({ serviceId }) => serviceId));
}

/** A treatment that a customer looks for, with the preferences for its slot. */
type RequestedTreatment = { readonly treatmentId: number; readonly preferences: SlotPreferences };

/**
 * The free slots (minutes since 1970) and the price (dinars) of each requested treatment of one venue, in the order of
 * the requests. Reads the calendar once for all of them. A treatment that is no longer offered has no slots.
 */
export async function listSlotsFor(
  deps: Deps,
  venueId: number,
  requested: readonly RequestedTreatment[],
  first: Temporal.PlainDate,
  count: number,
) {
  const now = deps.clock.now();
  const treatmentIds = [...new Set(requested.map(({ treatmentId }) => treatmentId))];
  const [treatments, calendar] = await Promise.all([
    findBookableTreatments(deps.db, treatmentIds),
    readVenueCalendar(deps.db, [venueId], first, count, now),
  ]);
  const { leadMinutes = 0, horizonDays = 0 } = calendar.timetables.get(venueId) ?? {};
  const slotLists = requested.map(({ treatmentId, preferences }) => {
    const treatment = treatments.find((one) => one.treatmentId === treatmentId);
    if (!treatment) return { slots: [], price: 0 };
    const slots = [...slotsByDay(employeeSlotsFor(calendar, treatment, preferences)).values()].flat();
    return { slots: slots.filter(({ isFree }) => isFree).map(({ minute }) => minute), price: treatment.finalPriceIqd };
  });
  return { leadMinutes, horizonDays, slotLists };
}
