import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import { patiently } from '#app/database/patiently.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { listOffersByItem } from '#app/catalog/catalog.ts';
import type { Turn } from '../availability/basket.ts';
import { minuteOf } from '../days.ts';
import { lockRivals, lockVisit, type LockedRow, type Placing, readVisit, updatePlaces } from '../life-queries.ts';
import { closeProposal } from '../proposal-queries.ts';
import { holdSchedule } from '../queries.ts';
import { answerBy, type Verb } from '../rules.ts';
import { answerDays, dateAt } from './calendar.ts';
import { isFull } from './hold-time.ts';
import { demandPeople } from './place-booking.ts';
import { findNear, type Line, mostPlans, type Plan, placeOf, planVisit, type WantedVisit } from './plan-visit.ts';
import { type Held, judge, noteStep } from './take-step.ts';
import { expireWhere } from './tend-bookings.ts';
import { tell, tellFreed } from './tell.ts';

/** A time that somebody wants, as the contract parsed it. */
export type WantedTime = { booking_date: string; time: string; employee_id?: number | null | undefined };

/** The customer moves a booking at its price. Throws not_found, not_possible, too_late, invalid, slot_taken. */
export const rescheduleBooking = (deps: Deps, actor: MemberActor, id: number, wanted: WantedTime): Promise<void> =>
  moveVisit(deps, actor, { id, verb: 'reschedule' }, targetOf(wanted));

/** The same of the house, which may also give it longer or less (minutes). */
type WantedPlace = WantedTime & { duration?: number | undefined };

/**
 * The house moves a booking in its state and at its price, also within its lead time and off its grid of starts. Throws
 * not_found, not_possible, invalid, slot_taken.
 */
export const moveBooking = (deps: Deps, actor: MemberActor, id: number, wanted: WantedPlace): Promise<void> =>
  moveVisit(deps, actor, { id, verb: 'move' }, { ...targetOf(wanted), durationMinutes: wanted.duration });

const targetOf = ({ booking_date: date, time, employee_id: employeeId }: WantedTime) => ({ date, time, employeeId });

/**
 * Where a booking is to go; employeeId undefined keeps the person of the first treatment, null is whoever is free. It takes
 * as long as before unless that is said.
 */
export type Target = {
  readonly date: string;
  readonly time: string;
  readonly employeeId: number | null | undefined;
  readonly durationMinutes?: number | undefined;
};

/** Which step the move is part of, and the proposal that it answers. */
type Move = { id: number; verb: Extract<Verb, 'reschedule' | 'move' | 'accept'>; proposalId?: number };

/**
 * Moves a booking as a whole: the old time is held until the new one is. Throws not_found, not_possible, too_late, invalid
 * (the time is not offered) and slot_taken (with the nearest free starts).
 */
export async function moveVisit(deps: Deps, actor: MemberActor, move: Move, target: Target): Promise<void> {
  for (let tries = 1; tries <= mostPlans; tries++) {
    const house = await planAndMove(deps, actor, move, target);
    if (house === 'outdated') continue;
    deps.changes.publish([`times-${house}`]);
    return;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/** Moves a booking with the schedule as it is, and gives its house; 'outdated' where that was changed in the meantime. */
async function planAndMove(deps: Deps, actor: MemberActor, move: Move, target: Target) {
  const known = await readVisit(deps.db, actor.language, actor.member.id, move.id);
  await judge(deps, deps.db, actor, known, move.verb);
  const visit = { ...(await visitAt(deps, known, target)), isByHouse: move.verb === 'move' };
  const plan = await planVisit(deps, visit);
  // Whoever drags a booking back, or asks again because an answer was lost, sends no second mail.
  if (visit.isByHouse && plan.ways.some((way) => isThere(known, way, target)))
    return visit.lines[0].offer.establishmentId;
  for (const way of plan.ways) {
    const house = await patiently(() => tryWay(deps, actor, move, { known, target, visit, plan, way }));
    if (house !== undefined) return house;
  }
  throw problem('slot_taken', { body: { near: await findNear(deps, visit, plan.minute) } });
}

/** Whether a booking is already where a way leads; somebody else will do where nobody was asked for. */
const isThere = (rows: readonly LockedRow[], way: readonly Turn[], { employeeId, durationMinutes }: Target): boolean =>
  rows.every((row, turn) => {
    const taken = way[turn];
    if (!taken || +dateAt(taken.minute) !== +row.starts_at) return false;
    if ((durationMinutes ?? row.duration) !== row.duration) return false;
    return employeeId === null || taken.employeeId === row.employee_id;
  });

/** A booking as something that is wanted at another time. Throws invalid where it is offered no more, not_found. */
export async function visitAt(deps: Deps, rows: readonly LockedRow[], target: Target): Promise<WantedVisit> {
  const { durationMinutes } = target;
  // Which of several treatments would it be?
  if (durationMinutes !== undefined && rows.length > 1) throw invalid({ duration: ['not_together'] });
  const offers = await listOffersByItem(
    deps.db,
    rows.flatMap(({ pricing_item_id: id }) => id ?? []),
  );
  const lines = rows.map((row, turn): Line => {
    const offer = offers.find(({ pricingItemId }) => pricingItemId === row.pricing_item_id);
    if (!offer) throw invalid({ time: ['not_offered'] });
    const asked = turn === 0 ? target.employeeId : null;
    const employeeId = asked === undefined ? row.employee_id : (asked ?? undefined);
    return { offer: lasting(offer, durationMinutes ?? row.duration), employeeId };
  });
  demandPeople(lines);
  const [first, ...others] = lines;
  const [row] = rows;
  if (!first || !row) throw problem('not_found');
  const guest = { isForWoman: row.for_woman, needsFemaleStaff: row.female_staff };
  return { lines: [first, ...others], guest, date: target.date, time: target.time, exceptVisit: row.id };
}

/** A treatment lasts as long as it was booked for or is given now, whatever the price list says. */
const lasting = (offer: Line['offer'], duration: number): Line['offer'] =>
  offer.durationMinutes === duration ? offer : { ...offer, durationMinutes: duration, processing: null };

/** The target that an instant is, in Baghdad. */
export const targetAt = (startsAt: Date, employeeId: number | null): Target => ({
  ...inBaghdad(startsAt.getTime()),
  employeeId,
});

/** One way to go where a booking is to go, and where it was when that was planned. */
type Way = { known: readonly LockedRow[]; target: Target; visit: WantedVisit; plan: Plan; way: readonly Turn[] };

/** Moves a booking in one transaction; undefined where somebody else holds the time. */
function tryWay(deps: Deps, actor: MemberActor, move: Move, planned: Way) {
  const { known, target, visit, plan, way } = planned;
  return deps.db.transaction().execute(async (tx): Promise<number | 'outdated' | undefined> => {
    const { establishmentId: house, scheduleVersion } = visit.lines[0].offer;
    // Before any booking is locked: whoever changes the schedule locks the house first, too.
    if ((await holdSchedule(tx, house)) !== scheduleVersion) return 'outdated';
    const placings = known.flatMap((row, turn) => placingOf(row, visit.lines[turn], way[turn]));
    const now = toDate(deps.clock.now());
    const rivals = await lockRivals(tx, house, placings, now);
    const held = await judgeLocked(deps, tx, actor, move, planned);
    if (visit.isByHouse && isThere(held.rows, way, target)) return house;
    const except = placings.map(({ id }) => id);
    if (rivals.length > 0 || (await isFull(tx, { house, places: placings, now, except }, plan.calendar))) {
      return undefined;
    }
    for (const placing of placings) await expireWhere(deps, tx, house, placing);
    await place(deps, tx, actor, { held, placings, plan });
    return house;
  });
}

function placingOf(row: LockedRow, line: Line | undefined, turn: Turn | undefined): Placing[] {
  return line && turn ? [{ id: row.id, ...placeOf(line, turn) }] : [];
}

/** The rows are locked by now: what holds of them holds until the end. Of several who move a booking at a time one does. */
async function judgeLocked(deps: Deps, tx: Database, actor: MemberActor, move: Move, { known, target, way }: Way) {
  const { id, verb, proposalId } = move;
  const rows = await lockVisit(tx, actor.language, actor.member.id, id);
  const held = await judge(deps, tx, actor, rows, verb);
  const isOther = proposalId !== undefined && held.proposal?.id !== proposalId;
  // Whoever asks again because an answer was lost may find that it was done meanwhile.
  const isElsewhere = rows.some((row, turn) => placeIn(row) !== placeIn(known[turn])) && !isThere(rows, way, target);
  if (isOther || isElsewhere) throw problem('not_possible', { body: { status: held.step.from } });
  return held;
}

const placeIn = (row: LockedRow | undefined) => row && `${+row.starts_at} ${row.employee_id} ${row.duration}`;

type Placed = { held: Held; placings: readonly Placing[]; plan: Plan };

async function place(deps: Deps, tx: Database, actor: MemberActor, { held, placings, plan }: Placed): Promise<void> {
  const { first } = held;
  const now = deps.clock.now();
  const timetable = plan.calendar.timetables.get(first.establishment_id);
  const isByHouse = held.step.verb === 'move';
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), plan.minute) : plan.minute;
  const status = first.auto_confirm && !isByHouse ? 'confirmed' : held.step.to;
  const isMoved = await updatePlaces(tx, placings, {
    establishmentId: first.establishment_id,
    status,
    from: [held.step.from],
    // The house gives itself no more time to answer.
    answerBy: isByHouse ? earlier(first.answer_by, dateAt(plan.minute)) : dateAt(deadline),
    now: toDate(now),
  });
  if (!isMoved) throw problem('not_possible', { body: { status: held.step.from } });
  await closeProposal(tx, first.id, held.step.verb === 'accept' ? 'accepted' : 'lapsed');
  await noteStep(deps, tx, actor, { ...held, step: { ...held.step, to: status } });
  await tell(deps, tx, { kind: 'booking.moved', bookingId: first.id, by: held.step.who });
  await tellFreed(deps, tx, held.rows);
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
