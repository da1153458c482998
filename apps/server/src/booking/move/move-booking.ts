import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate, retryOnConflict } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { findBookableTreatments } from '#app/catalog/catalog.ts';
import { lockBooking, type BookingStateRow, readBookingRows } from '../lifecycle/booking-state-queries.ts';
import { closeProposal } from '../proposals/proposal-queries.ts';
import { answerBy, type BookingStepName } from '../rules.ts';
import { type LockedBooking, authorizeStep, recordStep, expireOverlapping } from '../lifecycle/change-status.ts';
import { announceBooking, announceFreedTime } from '../announce.ts';
import {
  type Assignment,
  minuteOf,
  answerDays,
  dateAt,
  findNearSlots,
  type RequestedItem,
  maxPlans,
  type BookingPlan,
  itemTimeOf,
  planBooking,
  type PlanInput,
  isFull,
  requireEmployees,
} from '#app/availability/availability.ts';
import { lockSchedule } from '#app/venues/venues.ts';
import { lockRivals, type ItemMove, moveItems } from './move-queries.ts';

/** A time that somebody wants, as the contract parsed it. */
export type RescheduleInput = { booking_date: string; time: string; employee_id?: number | null | undefined };

/** The customer moves a booking at its price. Throws not_found, not_possible, too_late, invalid, slot_taken. */
export const rescheduleBooking = (deps: Deps, actor: MemberActor, id: number, input: RescheduleInput): Promise<void> =>
  relocateBooking(deps, actor, { id, verb: 'reschedule' }, targetOf(input));

/** The same of the venue, which may also give it longer or less (minutes). */
type MoveBookingInput = RescheduleInput & { duration?: number | undefined };

/**
 * The venue moves a booking in its state and at its price, also within its lead time and off its grid of starts. Throws
 * not_found, not_possible, invalid, slot_taken.
 */
export const moveBooking = (deps: Deps, actor: MemberActor, id: number, input: MoveBookingInput): Promise<void> =>
  relocateBooking(deps, actor, { id, verb: 'move' }, { ...targetOf(input), durationMinutes: input.duration });

const targetOf = ({ booking_date: date, time, employee_id: employeeId }: RescheduleInput) => ({
  date,
  time,
  employeeId,
});

/**
 * Where a booking is to go; employeeId undefined keeps the person of the first treatment, null is whoever is free. It takes
 * as long as before unless that is said.
 */
export type MoveTarget = {
  readonly date: string;
  readonly time: string;
  readonly employeeId: number | null | undefined;
  readonly durationMinutes?: number | undefined;
};

/** Which step the move is part of, and the proposal that it answers. */
type MoveStep = {
  id: number;
  verb: Extract<BookingStepName, 'reschedule' | 'move' | 'accept_proposal'>;
  proposalId?: number;
};

/**
 * Moves a booking as a whole: the old time is held until the new one is. Throws not_found, not_possible, too_late, invalid
 * (the time is not offered) and slot_taken (with the nearest free starts).
 */
export async function relocateBooking(
  deps: Deps,
  actor: MemberActor,
  move: MoveStep,
  target: MoveTarget,
): Promise<void> {
  for (let tries = 1; tries <= maxPlans; tries++) {
    const venue = await planAndRelocate(deps, actor, move, target);
    if (venue === 'outdated') continue;
    deps.changes.publish([`times-${venue}`]);
    return;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/** Moves a booking with the schedule as it is, and gives its venue; 'outdated' where that was changed in the meantime. */
async function planAndRelocate(deps: Deps, actor: MemberActor, move: MoveStep, target: MoveTarget) {
  const known = await readBookingRows(deps.db, actor.language, actor.member.id, move.id);
  await authorizeStep(deps, deps.db, actor, known, move.verb);
  const booking = { ...(await planInputAt(deps, known, target)), isByVenue: move.verb === 'move' };
  const plan = await planBooking(deps, booking);
  // Whoever drags a booking back, or asks again because an answer was lost, sends no second mail.
  if (booking.isByVenue && plan.candidates.some((candidate) => isAssignedAs(known, candidate, target)))
    return booking.items[0].treatment.venueId;
  for (const candidate of plan.candidates) {
    const venue = await retryOnConflict(() => tryMove(deps, actor, move, { known, target, booking, plan, candidate }));
    if (venue !== undefined) return venue;
  }
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** Whether a booking is already where a way leads; somebody else will do where nobody was asked for. */
const isAssignedAs = (
  rows: readonly BookingStateRow[],
  candidate: readonly Assignment[],
  { employeeId, durationMinutes }: MoveTarget,
): boolean =>
  rows.every((row, index) => {
    const taken = candidate[index];
    if (!taken || +dateAt(taken.minute) !== +row.starts_at) return false;
    if ((durationMinutes ?? row.duration) !== row.duration) return false;
    return employeeId === null || taken.employeeId === row.employee_id;
  });

/** A booking as something that is wanted at another time. Throws invalid where it is offered no more, not_found. */
export async function planInputAt(
  deps: Deps,
  rows: readonly BookingStateRow[],
  target: MoveTarget,
): Promise<PlanInput> {
  const { durationMinutes } = target;
  // Which of several treatments would it be?
  if (durationMinutes !== undefined && rows.length > 1) throw invalid({ duration: ['not_together'] });
  const treatments = await findBookableTreatments(
    deps.db,
    rows.flatMap(({ treatment_id: id }) => id ?? []),
  );
  const items = rows.map((row, index): RequestedItem => {
    const treatment = treatments.find(({ treatmentId }) => treatmentId === row.treatment_id);
    if (!treatment) throw invalid({ time: ['not_offered'] });
    const input = index === 0 ? target.employeeId : null;
    const employeeId = input === undefined ? row.employee_id : (input ?? undefined);
    return { treatment: withDuration(treatment, durationMinutes ?? row.duration), employeeId };
  });
  requireEmployees(items);
  const [first, ...others] = items;
  const [row] = rows;
  if (!first || !row) throw problem('not_found');
  const preferences = { isForWoman: row.for_woman, needsFemaleStaff: row.female_staff };
  return { items: [first, ...others], preferences, date: target.date, time: target.time, exceptBookingId: row.id };
}

/** A treatment lasts as long as it was booked for or is given now, whatever the price list says. */
const withDuration = (treatment: RequestedItem['treatment'], duration: number): RequestedItem['treatment'] =>
  treatment.durationMinutes === duration ? treatment : { ...treatment, durationMinutes: duration, processing: null };

/** The target that an instant is, in Baghdad. */
export const targetAt = (startsAt: Date, employeeId: number | null): MoveTarget => ({
  ...inBaghdad(startsAt.getTime()),
  employeeId,
});

/** One way to go where a booking is to go, and where it was when that was planned. */
type PlannedMove = {
  known: readonly BookingStateRow[];
  target: MoveTarget;
  booking: PlanInput;
  plan: BookingPlan;
  candidate: readonly Assignment[];
};

/** Moves a booking in one transaction; undefined where somebody else holds the time. */
function tryMove(deps: Deps, actor: MemberActor, move: MoveStep, planned: PlannedMove) {
  const { known, target, booking, plan, candidate } = planned;
  return deps.db.transaction().execute(async (tx): Promise<number | 'outdated' | undefined> => {
    const { venueId, scheduleVersion } = booking.items[0].treatment;
    // Before any booking is locked: whoever changes the schedule locks the venue first, too.
    if ((await lockSchedule(tx, venueId)) !== scheduleVersion) return 'outdated';
    const placings = known.flatMap((row, index) => itemMoveOf(row, booking.items[index], candidate[index]));
    const now = toDate(deps.clock.now());
    const rivals = await lockRivals(tx, venueId, placings, now);
    const held = await judgeLocked(deps, tx, actor, move, planned);
    if (booking.isByVenue && isAssignedAs(held.rows, candidate, target)) return venueId;
    const except = placings.map(({ id }) => id);
    if (rivals.length > 0 || (await isFull(tx, { venueId, places: placings, now, except }, plan.calendar))) {
      return undefined;
    }
    for (const placing of placings) await expireOverlapping(deps, tx, venueId, placing);
    await applyMove(deps, tx, actor, { held, placings, plan });
    return venueId;
  });
}

function itemMoveOf(
  row: BookingStateRow,
  item: RequestedItem | undefined,
  assignment: Assignment | undefined,
): ItemMove[] {
  return item && assignment ? [{ id: row.id, ...itemTimeOf(item, assignment) }] : [];
}

/** The rows are locked by now: what holds of them holds until the end. Of several who move a booking at a time one does. */
async function judgeLocked(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  move: MoveStep,
  { known, target, candidate }: PlannedMove,
) {
  const { id, verb, proposalId } = move;
  const rows = await lockBooking(tx, actor.language, actor.member.id, id);
  const held = await authorizeStep(deps, tx, actor, rows, verb);
  const isOther = proposalId !== undefined && held.proposal?.id !== proposalId;
  // Whoever asks again because an answer was lost may find that it was done meanwhile.
  const isElsewhere =
    rows.some((row, index) => assignmentKey(row) !== assignmentKey(known[index])) &&
    !isAssignedAs(rows, candidate, target);
  if (isOther || isElsewhere) throw problem('not_possible', { body: { status: held.step.from } });
  return held;
}

const assignmentKey = (row: BookingStateRow | undefined) =>
  row && `${+row.starts_at} ${row.employee_id} ${row.duration}`;

type AppliedMove = { held: LockedBooking; placings: readonly ItemMove[]; plan: BookingPlan };

async function applyMove(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { held, placings, plan }: AppliedMove,
): Promise<void> {
  const { first } = held;
  const now = deps.clock.now();
  const timetable = plan.calendar.timetables.get(first.venue_id);
  const isByVenue = held.step.verb === 'move';
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), plan.minute) : plan.minute;
  const status = first.auto_confirm && !isByVenue ? 'confirmed' : held.step.to;
  const isMoved = await moveItems(tx, placings, {
    venueId: first.venue_id,
    status,
    from: [held.step.from],
    // The venue gives itself no more time to answer.
    answerBy: isByVenue ? earlier(first.answer_by, dateAt(plan.minute)) : dateAt(deadline),
    now: toDate(now),
  });
  if (!isMoved) throw problem('not_possible', { body: { status: held.step.from } });
  await closeProposal(tx, first.id, held.step.verb === 'accept_proposal' ? 'accepted' : 'lapsed');
  await recordStep(deps, tx, actor, { ...held, step: { ...held.step, to: status } });
  await announceBooking(deps, tx, { kind: 'booking.moved', bookingId: first.id, by: held.step.who });
  await announceFreedTime(deps, tx, held.rows);
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
