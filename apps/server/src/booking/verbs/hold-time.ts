import type { Database } from '#app/database/connection.ts';
import { patiently } from '#app/database/patiently.ts';
import type { Deps } from '#app/deps.ts';
import { problem } from '#app/http/problem.ts';
import type { Timetable } from '#app/venues/venues.ts';
import { countHolding, insertVisit, lockForBooking, lockHouse, type NewBooking } from '../queries.ts';
import { mostOpen } from '../rules.ts';
import { type Calendar, dateAt } from './calendar.ts';
import { expireWhere } from './tend-bookings.ts';
import { tell } from './tell.ts';

/** The treatments of a new booking, in their order. */
export type NewVisit = readonly [NewBooking, ...NewBooking[]];

/** What a booking was planned with: the house's time, and the version of its schedule. */
type Planned = { readonly calendar: Calendar; readonly version: number };

/**
 * Tries to hold the time of a booking; undefined where somebody else holds it, or where the day is full, 'outdated' where
 * the house has changed its schedule in the meantime. Throws in_progress, key_reused, too_many_open.
 */
export async function holdTime(deps: Deps, visit: NewVisit, planned: Planned): Promise<Held> {
  // Several treatments are entered one after the other: rivals can come to wait for each other's.
  const hold = () => patiently(() => tryOnce(deps, visit, planned));
  const id = await hold();
  if (id !== undefined || !(await letGo(deps, visit))) return id;
  return hold();
}

/** Lets go of requests that nobody answered in time; whether one was in the way. */
const letGo = (deps: Deps, visit: NewVisit): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    let expired = 0;
    for (const row of visit) expired += await expireWhere(deps, tx, row.establishment_id, row);
    return expired > 0;
  });

type Held = number | 'outdated' | undefined;

async function tryOnce(deps: Deps, visit: NewVisit, planned: Planned): Promise<Held> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const id = await tryToHold(deps, tx, visit, planned);
    await (typeof id === 'number' ? tx.commit() : tx.rollback()).execute();
    return id;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

async function tryToHold(deps: Deps, tx: Database, visit: NewVisit, { calendar, version }: Planned): Promise<Held> {
  const [{ establishment_id: house, request_hash: hash, created_at: now, status, settled_at: settledAt }] = visit;
  const locked = await lockForBooking(tx, visit[0]);
  if (!locked.is_free) throw problem('in_progress', { retryAfter: 1 });
  if (locked.twin !== null && !(hash && locked.twin_hash?.equals(hash))) throw problem('key_reused');
  if (locked.twin !== null) return locked.twin;
  if (locked.version !== version) return 'outdated';
  if (locked.all_open >= mostOpen.all || (status === 'pending' && locked.pending >= mostOpen.pending)) {
    throw problem('too_many_open', { values: mostOpen });
  }
  if (await isFull(tx, { house, places: visit, now }, calendar)) return undefined;
  const id = await insertVisit(tx, visit, { verb: 'place', actorId: visit[0].customer_id });
  if (id === undefined) return undefined;
  const kind = status === 'confirmed' ? 'booking.confirmed' : 'booking.requested';
  await tell(deps, tx, { kind, bookingId: id, by: settledAt ? 'system' : 'customer' });
  return id;
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
    const day = calendar.days.find(({ endMinute }) => place.starts_at < dateAt(endMinute));
    const cap = caps[turn];
    if (!day || !cap) continue;
    const { now, except = [] } = wanted;
    const counted = { establishment_id: house, employee_id: place.employee_id, now, except };
    const held = await countHolding(tx, counted, dateAt(day.startMinute), dateAt(day.endMinute));
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
