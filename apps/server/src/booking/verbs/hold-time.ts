import type { Database } from '#app/database/connection.ts';
import { patiently } from '#app/database/patiently.ts';
import type { Deps } from '#app/deps.ts';
import { problem } from '#app/http/problem.ts';
import type { Timetable } from '#app/venues/venues.ts';
import {
  countHolding,
  findByKey,
  insertVisit,
  lockAndCountOpen,
  lockHouse,
  lockKey,
  type NewBooking,
} from '../queries.ts';
import { mostOpen } from '../rules.ts';
import { type Calendar, toDate } from './calendar.ts';
import { expireWhere } from './tend-bookings.ts';
import { tell } from './tell.ts';

/** The treatments of a new booking, in their order. */
export type NewVisit = readonly [NewBooking, ...NewBooking[]];

/**
 * Tries to hold the time of a booking; undefined where somebody else holds it, or where the day is full. Throws
 * in_progress, key_reused, too_many_open.
 */
export const holdTime = (deps: Deps, visit: NewVisit, calendar: Calendar): Promise<number | undefined> =>
  // Several treatments are entered one after the other: rivals can come to wait for each other's.
  patiently(() => tryOnce(deps, visit, calendar));

async function tryOnce(deps: Deps, visit: NewVisit, calendar: Calendar): Promise<number | undefined> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const id = await tryToHold(deps, tx, visit, calendar);
    await (id === undefined ? tx.rollback() : tx.commit()).execute();
    return id;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

async function tryToHold(deps: Deps, tx: Database, visit: NewVisit, calendar: Calendar): Promise<number | undefined> {
  const [{ establishment_id: house, customer_id: customer, created_at: now, status, ...first }] = visit;
  const twin = await findTwin(tx, visit[0]);
  if (twin !== undefined) return twin;
  const open = await lockAndCountOpen(tx, customer, now);
  if (open.all >= mostOpen.all || (status === 'pending' && open.pending >= mostOpen.pending)) {
    throw problem('too_many_open', { values: mostOpen });
  }
  if (await isFull(tx, { house, places: visit, now }, calendar)) return undefined;
  for (const row of visit) await expireWhere(deps, tx, house, row);
  const id = await insertVisit(tx, visit);
  if (id === undefined) return undefined;
  const kind = status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await tell(deps, tx, { kind, bookingId: id, by: first.settled_at ? 'system' : 'customer' });
  return id;
}

/** The booking that the same key has made by now; another request under way with it is a problem of its own. */
async function findTwin(tx: Database, { customer_id: customer, idempotency_key: key, request_hash: hash }: NewBooking) {
  if (key === null) return undefined;
  if (!(await lockKey(tx, customer, key))) throw problem('in_progress', { retryAfter: 1 });
  const found = await findByKey(tx, customer, key);
  if (found && !(hash && found.request_hash?.equals(hash))) throw problem('key_reused');
  return found?.id;
}

type Places = {
  readonly house: number;
  readonly places: readonly { readonly employee_id: number; readonly starts_at: Date }[];
  readonly now: Date;
  /** Bookings that are to be moved and do not count. */
  readonly except?: readonly number[];
};

/**
 * Whether a house or a person has as many bookings on the day as they take. No constraint counts bookings: where a day
 * has a limit, rivals wait for each other.
 */
export async function isFull(tx: Database, wanted: Places, calendar: Calendar): Promise<boolean> {
  const { house, places } = wanted;
  const timetable = calendar.timetables.get(house);
  const caps = places.map(({ employee_id: id }) => capsOf(timetable, id));
  if (caps.every((cap) => cap === undefined)) return false;
  await lockHouse(tx, house);
  for (const [turn, place] of places.entries()) {
    const day = calendar.days.find(({ endMinute }) => place.starts_at < toDate(endMinute));
    const cap = caps[turn];
    if (!day || !cap) continue;
    const { now, except = [] } = wanted;
    const counted = { establishment_id: house, employee_id: place.employee_id, now, except };
    const held = await countHolding(tx, counted, toDate(day.startMinute), toDate(day.endMinute));
    const before = places.slice(0, turn);
    const own = held.own + before.filter((one) => one.employee_id === place.employee_id).length;
    if (held.ofHouse + before.length >= cap.ofHouse || own >= cap.own) return true;
  }
  return false;
}

type Caps = { readonly ofHouse: number; readonly own: number };

function capsOf(timetable: Timetable | undefined, employeeId: number): Caps | undefined {
  const ofHouse = timetable?.dailyCap ?? null;
  const own = timetable?.employees.find((employee) => employee.employeeId === employeeId)?.dailyCap ?? null;
  return ofHouse === null && own === null ? undefined : { ofHouse: ofHouse ?? Infinity, own: own ?? Infinity };
}
