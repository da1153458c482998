import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { type Database, toDate, retryOnConflict } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import {
  isCustomerBusy,
  lockBooking,
  type BookingStateRow,
  listBookingStates,
} from '../lifecycle/booking-state-queries.ts';
import { closeProposal } from '../proposals/proposal-queries.ts';
import { answerBy, type BookingStepName } from '../rules.ts';
import { type LockedBooking, authorizeStep, recordStep, expireOverlapping } from '../lifecycle/change-status.ts';
import { announceFreedTime, announceMove, announceMoveLater } from '../announce.ts';
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
  isDayFull,
} from '#app/availability/availability.ts';
import { lockSchedule, requireMember, runsVenue } from '#app/venues/venues.ts';
import { lockRivals, type ItemMove, moveItems, withdrawMoveAnnouncement } from './move-queries.ts';
import {
  assignmentKey,
  changesEmployeesAlone,
  isAssignedAs,
  type MoveTarget,
  placeAfter,
  placeOf,
  planInputAt,
  spanOf,
} from './move-target.ts';

/** Another time for a booking, as the contract parsed it. */
export type RescheduleInput = { booking_date: string; time: string; employee_id?: number | null | undefined };

/** The customer moves a booking at its price. Throws not_found, not_possible, too_late, invalid, customer_busy, slot_taken. */
export const rescheduleBooking = (deps: Deps, actor: MemberActor, id: number, input: RescheduleInput): Promise<void> =>
  relocateBooking(deps, actor, { id, verb: 'reschedule' }, targetOf(input));

/** Another time from the venue, which may also change the duration (minutes). */
type MoveBookingInput = RescheduleInput & {
  duration?: number | undefined;
  notify?: boolean | undefined;
  override?: readonly OverrideKind[] | undefined;
};

/**
 * The venue moves a booking in its state and at its price, also one under way, within its lead time and off its grid of
 * starts; owner and manager also over its rules (`override`). Its customer hears of it a little later, or never
 * (`notify`). Throws not_found, not_possible, invalid, slot_taken, override_needed.
 */
export const moveBooking = (deps: Deps, actor: MemberActor, id: number, input: MoveBookingInput): Promise<void> =>
  relocateBooking(
    deps,
    actor,
    { id, verb: 'move', isSilent: input.notify === false, override: input.override ?? [] },
    { ...targetOf(input), durationMinutes: input.duration },
  );

const targetOf = ({ booking_date: date, time, employee_id: employeeId }: RescheduleInput) => ({
  date,
  time,
  employeeId,
});

/** The step that the move is part of, and the proposal that it accepts. */
type MoveStep = {
  id: number;
  verb: Extract<BookingStepName, 'reschedule' | 'move' | 'accept_proposal'>;
  proposalId?: number;
  /** The customer does not hear of it. */
  isSilent?: boolean;
  /** The rules that the venue places it over. */
  override?: readonly OverrideKind[];
};

/**
 * Moves a booking as a whole: the old time is held until the new one is. Throws not_found, not_possible, too_late,
 * invalid (the time is not offered) and slot_taken (with the nearest free slots).
 */
export async function relocateBooking(
  deps: Deps,
  actor: MemberActor,
  move: MoveStep,
  target: MoveTarget,
): Promise<void> {
  for (let attempt = 1; attempt <= maxPlans; attempt++) {
    const venueId = await planAndRelocate(deps, actor, move, target);
    if (venueId === 'outdated') continue;
    deps.changes.publish([`times-${venueId}`]);
    return;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/**
 * Plans a move with the present schedule and makes it; gives the venue, or 'outdated' where the schedule changed
 * meanwhile.
 */
async function planAndRelocate(deps: Deps, actor: MemberActor, move: MoveStep, target: MoveTarget) {
  const known = await listBookingStates(deps.db, actor.language, actor.member.id, move.id);
  await authorizeStep(deps, deps.db, actor, known, move.verb);
  const planned = await planInputAt(deps, known, target, move.verb === 'move');
  const booking = move.verb === 'move' ? { ...planned, ...asVenue(deps, actor, known, move) } : planned;
  const plan = await planBooking(deps, booking);
  // A booking that is dragged back, or a request that is sent again, causes no second mail.
  if (booking.isByVenue && plan.candidates.some((candidate) => isAssignedAs(known, candidate, target)))
    return leaveWhereItIs(deps, booking.items[0].treatment.venueId, move);
  const isBusy = await isCustomerAway(deps, known, move.id, plan.candidates[0]);
  if (isBusy && actor.member.id === known[0]?.customer_id) throw problem('customer_busy');
  // A venue hears no more than that the time is taken: where else its customers go is theirs alone.
  for (const candidate of isBusy ? [] : plan.candidates) {
    const venueId = await retryOnConflict(() =>
      tryMove(deps, actor, move, { known, target, booking, plan, candidate }),
    );
    if (venueId !== undefined) return venueId;
  }
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** A venue is bound by its hours alone, and by these until somebody who may places a booking over them. */
function asVenue(deps: Deps, actor: MemberActor, rows: readonly BookingStateRow[], { override = [] }: MoveStep) {
  const [first] = rows;
  const startsAt = (row: BookingStateRow) => row.starts_at.getTime() / 60_000;
  return {
    isByVenue: true,
    // What is under way began before now.
    daysBack: first && hasBegun(first, deps.clock.now()) ? 1 : 0,
    override: {
      kinds: override,
      mayOverride: async () => runsVenue((await requireMember(deps, actor, first?.venue_id ?? 0)).role),
      offsets: rows.map((row) => startsAt(row) - (first ? startsAt(first) : 0)),
    },
  };
}

const hasBegun = ({ starts_at: at }: BookingStateRow, now: Temporal.Instant): boolean =>
  at.getTime() <= now.epochMilliseconds;

/** A booking that is moved to where it is stays unannounced where its customer is not to hear of it. */
async function leaveWhereItIs(deps: Deps, venueId: number, { id, isSilent }: MoveStep): Promise<number> {
  if (isSilent) await withdrawMoveAnnouncement(deps.db, venueId, id);
  return venueId;
}

/** One candidate of a planned move, and the rows as they were when it was planned. */
type PlannedMove = {
  known: readonly BookingStateRow[];
  target: MoveTarget;
  booking: PlanInput;
  plan: BookingPlan;
  candidate: readonly Assignment[];
};

/** Whether the customer of a booking has another one of their own at the time to which it would move. */
async function isCustomerAway(
  deps: Deps,
  rows: readonly BookingStateRow[],
  bookingId: number,
  candidate: readonly Assignment[] = [],
): Promise<boolean> {
  const [first] = rows;
  const span = spanOf(rows, candidate);
  if (!first || !span || first.for_other || first.customer_id === null) return false;
  return isCustomerBusy(deps.db, {
    customerId: first.customer_id,
    ...span,
    now: toDate(deps.clock.now()),
    exceptBookingId: bookingId,
  });
}

/** Moves a booking in one transaction; undefined where the time is taken or the day is full. */
function tryMove(deps: Deps, actor: MemberActor, move: MoveStep, planned: PlannedMove) {
  const { known, target, booking, plan, candidate } = planned;
  return deps.db.transaction().execute(async (tx): Promise<number | 'outdated' | undefined> => {
    const { venueId, scheduleVersion } = booking.items[0].treatment;
    // A change of the schedule locks the venue before its bookings; the same order here avoids deadlocks.
    if ((await lockSchedule(tx, venueId)) !== scheduleVersion) return 'outdated';
    const itemMoves = known.flatMap((row, index) => itemMoveOf(row, booking.items[index], candidate[index]));
    const now = toDate(deps.clock.now());
    const rivals = await lockRivals(tx, venueId, itemMoves, now);
    const locked = await judgeLocked(deps, tx, actor, move, planned);
    if (booking.isByVenue && isAssignedAs(locked.rows, candidate, target)) return venueId;
    const except = itemMoves.map(({ id }) => id);
    if (rivals.length > 0 || (await isDayFull(tx, { venueId, items: itemMoves, now, except }, plan.calendar))) {
      return undefined;
    }
    for (const itemMove of itemMoves) await expireOverlapping(deps, tx, venueId, itemMove);
    await applyMove(deps, tx, actor, { locked, itemMoves, plan, isSilent: move.isSilent ?? false });
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

/** Locks the rows and checks the step again: of several moves at the same time one succeeds. */
async function judgeLocked(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  move: MoveStep,
  { known, target, candidate }: PlannedMove,
) {
  const { id, verb, proposalId } = move;
  const rows = await lockBooking(tx, actor.language, actor.member.id, id);
  const locked = await authorizeStep(deps, tx, actor, rows, verb);
  const isOtherProposal = proposalId !== undefined && locked.proposal?.id !== proposalId;
  // A request that is sent again finds the booking where it asked for: that is no conflict.
  const isMovedMeanwhile =
    rows.some((row, index) => assignmentKey(row) !== assignmentKey(known[index])) &&
    !isAssignedAs(rows, candidate, target);
  if (isOtherProposal || isMovedMeanwhile) throw problem('not_possible', { body: { status: locked.step.from } });
  return locked;
}

type AppliedMove = {
  locked: LockedBooking;
  itemMoves: readonly ItemMove[];
  plan: BookingPlan;
  isSilent: boolean;
};

async function applyMove(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { locked, itemMoves, plan, isSilent }: AppliedMove,
): Promise<void> {
  const { first } = locked;
  const now = deps.clock.now();
  const timetable = plan.calendar.timetables.get(first.venue_id);
  const isByVenue = locked.step.verb === 'move';
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), plan.minute) : plan.minute;
  const status = first.auto_confirm && !isByVenue ? 'confirmed' : locked.step.to;
  const isMoved = await moveItems(tx, itemMoves, {
    venueId: first.venue_id,
    status,
    from: [locked.step.from],
    // A move by the venue does not extend its own time to answer.
    answerBy: isByVenue ? earlier(first.answer_by, dateAt(plan.minute)) : dateAt(deadline),
    isNewRequest: !isByVenue,
    hasBegun: hasBegun(first, now),
    overrode: plan.overrode,
    now: toDate(now),
  });
  if (!isMoved) throw problem('not_possible', { body: { status: locked.step.from } });
  await closeProposal(tx, first.id, locked.step.verb === 'accept_proposal' ? 'accepted' : 'lapsed');
  const [from, to] = [placeOf(locked.rows), placeAfter(itemMoves)];
  const isReassigned = changesEmployeesAlone(from, to);
  // A customer's own change asks the venue anew, whatever it changes.
  const verb = isReassigned && isByVenue ? 'reassign' : locked.step.verb;
  await recordStep(
    deps,
    tx,
    actor,
    { ...locked, step: { ...locked.step, verb, to: status } },
    undefined,
    plan.overrode,
  );
  const by = locked.step.who;
  const move = { booking: first, by, from, to };
  // Who is being treated need not be told of a longer or shorter time.
  const isKnown = hasBegun(first, now) && from[0]?.starts_at === to[0]?.starts_at;
  await (isByVenue
    ? announceMoveLater(deps, tx, { ...move, isSilent: isSilent || isKnown })
    : announceMove(deps, tx, move));
  await announceFreedTime(deps, tx, locked.rows);
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
