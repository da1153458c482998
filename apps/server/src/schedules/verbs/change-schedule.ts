import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution, Schedule } from '@tajmeelspot/contract/schedules.ts';
import { listBroken, lockBroken, zone } from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockHouse, noteChange, updateVersion } from '#app/venues/venues.ts';
import { newlyBroken } from '../rules.ts';
import { settleAll } from './settle-all.ts';
import { readSchedule, showBroken } from './show-schedule.ts';

/** What a change is sent with. */
export type Decided = { readonly resolutions: readonly Resolution[]; readonly dry_run?: boolean | undefined };

/** A change of a house's schedule. */
export type Change = {
  /** The call that it is. */
  readonly verb: string;
  readonly house: number;
  readonly decided: Decided;
  /** Writes it into the tables; the house is the owner's and locked. */
  apply(tx: Database): Promise<void>;
  /** The days (YYYY-MM-DD) that it concerns; all that can be booked where there are none. */
  readonly days?: { readonly from: string; readonly to: string };
  /** Lists of listings show it, too. */
  readonly isInLists?: true;
};

/** What became of a change. */
export type Outcome = { is_changed: boolean; affected: AffectedBooking[]; schedule: Schedule };

/**
 * Makes a change together with what it does to bookings, or nothing of it; a dry run takes everything back. Whoever books
 * or moves at the same time is either seen here, or sees the change. Throws not_found, bookings_affected where it breaks
 * bookings of which nobody says what becomes, and whatever stands against one of the resolutions.
 */
export async function changeSchedule(deps: Deps, actor: MemberActor, change: Change): Promise<Outcome> {
  const tx = await deps.db.startTransaction().execute();
  try {
    const outcome = await tryChange(deps, tx, actor, change);
    await (change.decided.dry_run ? tx.rollback() : tx.commit()).execute();
    if (outcome.is_changed) deps.changes.publish(tagsOf(change, outcome.schedule));
    return outcome;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

/** Names of what pages show of a change: a listing has the hours of its house on it. */
const tagsOf = ({ house, isInLists }: Change, { services }: Schedule): string[] => [
  `times-${house}`,
  ...services.map(({ id }) => `service-${id}`),
  ...(isInLists ? ['services'] : []),
];

async function tryChange(deps: Deps, tx: Database, actor: MemberActor, change: Change): Promise<Outcome> {
  const { house, decided } = change;
  if (!(await lockHouse(tx, actor.member.id, house))) throw problem('not_found');
  const former = await readSchedule(deps, tx, actor, house);
  const brokenBefore = await listBroken(deps, tx, actor.language, house);
  await change.apply(tx);
  const brokenAfter = await listBroken(deps, tx, actor.language, house);
  const broken = await lockBroken(deps, tx, house, newlyBroken(brokenBefore, brokenAfter));
  const affected = showBroken(actor.language, broken);
  if (decided.dry_run) return { is_changed: false, affected, schedule: former };
  const known = new Set(decided.resolutions.map(({ booking_id: id }) => id));
  if (affected.some(({ booking_id: id }) => !known.has(id))) {
    throw problem('bookings_affected', { values: { count: affected.length }, body: { affected } });
  }
  await settleAll(deps, tx, actor, { house, broken, resolutions: decided.resolutions });
  const isChanged = await note(deps, tx, actor, change, former);
  return { is_changed: isChanged, affected, schedule: await readSchedule(deps, tx, actor, house) };
}

/** Enters what has changed and tells of it; false where everything was so before. */
async function note(deps: Deps, tx: Database, actor: MemberActor, change: Change, former: Schedule): Promise<boolean> {
  const { house, verb } = change;
  const after = await readSchedule(deps, tx, actor, house);
  if (!(await noteChange(deps, tx, actor, { house, verb, before: former, after }))) return false;
  const now = deps.clock.now();
  await updateVersion(tx, house);
  await deps.outbox.add(tx, { kind: 'booking.freed', establishmentId: house, ...windowOf(change, former, now) });
  return true;
}

/** The time in which something may have become free: from now on, over the days of the change and the night after them. */
function windowOf({ days }: Change, { policy }: Schedule, now: Temporal.Instant): { from: string; to: string } {
  const today = now.toZonedDateTimeISO(zone);
  const first = days && Temporal.PlainDate.from(days.from).toZonedDateTime(zone);
  const last = days ? Temporal.PlainDate.from(days.to).toZonedDateTime(zone) : today.add({ days: policy.horizon_days });
  const from = first && Temporal.ZonedDateTime.compare(first, today) > 0 ? first : today;
  return { from: from.toInstant().toString(), to: last.add({ days: 2 }).toInstant().toString() };
}
