import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution, Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { listItemConflicts, lockConflicts } from '#app/booking/booking.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockVenue, recordVenueChange, updateScheduleVersion } from '#app/venues/venues.ts';
import { newConflicts } from '../rules.ts';
import { applyResolutions } from './resolve-conflicts.ts';
import { readSchedule, toAffectedBookings } from '../schedule/find-schedule.ts';
import { zone } from '#app/availability/availability.ts';

/** What a change is sent with. */
export type ChangeDecision = { readonly resolutions: readonly Resolution[]; readonly dry_run?: boolean | undefined };

/** A change of a venue's schedule. */
export type ScheduleChange = {
  /** The call that it is. */
  readonly verb: string;
  readonly venueId: number;
  readonly decided: ChangeDecision;
  /** Writes it into the tables; the venue is the owner's and locked. */
  apply(tx: Database): Promise<void>;
  /** The days (YYYY-MM-DD) that it concerns; all that can be booked where there are none. */
  readonly days?: { readonly from: string; readonly to: string };
  /** Lists of services show it, too. */
  readonly isInLists?: true;
};

/** What became of a change. */
export type ScheduleChangeResult = { is_changed: boolean; affected: AffectedBooking[]; schedule: Schedule };

/**
 * Makes a change together with what it does to bookings, or nothing of it; a dry run takes everything back. Whoever books
 * or moves at the same time is either seen here, or sees the change. Throws not_found, bookings_affected where it breaks
 * bookings of which nobody says what becomes, and whatever stands against one of the resolutions.
 */
export async function changeSchedule(
  deps: Deps,
  actor: MemberActor,
  change: ScheduleChange,
): Promise<ScheduleChangeResult> {
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

/** Names of what pages show of a change: a service has the hours of its venue on it. */
const tagsOf = ({ venueId, isInLists }: ScheduleChange, { services }: Schedule): string[] => [
  `times-${venueId}`,
  ...services.map(({ id }) => `service-${id}`),
  ...(isInLists ? ['services'] : []),
];

async function tryChange(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  change: ScheduleChange,
): Promise<ScheduleChangeResult> {
  const { venueId, decided } = change;
  if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
  const former = await readSchedule(deps, tx, actor, venueId);
  const brokenBefore = await listItemConflicts(deps, tx, actor.language, venueId);
  await change.apply(tx);
  const brokenAfter = await listItemConflicts(deps, tx, actor.language, venueId);
  const broken = await lockConflicts(deps, tx, venueId, newConflicts(brokenBefore, brokenAfter));
  const affected = toAffectedBookings(actor.language, broken);
  if (decided.dry_run) return { is_changed: false, affected, schedule: former };
  const known = new Set(decided.resolutions.map(({ booking_id: id }) => id));
  if (affected.some(({ booking_id: id }) => !known.has(id))) {
    throw problem('bookings_affected', { values: { count: affected.length }, body: { affected } });
  }
  await applyResolutions(deps, tx, actor, { venueId, broken, resolutions: decided.resolutions });
  const isChanged = await recordScheduleChange(deps, tx, actor, change, former);
  return { is_changed: isChanged, affected, schedule: await readSchedule(deps, tx, actor, venueId) };
}

/** Enters what has changed and tells of it; false where everything was so before. */
async function recordScheduleChange(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  change: ScheduleChange,
  former: Schedule,
): Promise<boolean> {
  const { venueId, verb } = change;
  const after = await readSchedule(deps, tx, actor, venueId);
  if (!(await recordVenueChange(deps, tx, actor, { venueId, verb, before: former, after }))) return false;
  const now = deps.clock.now();
  await updateScheduleVersion(tx, venueId);
  await deps.outbox.add(tx, { kind: 'booking.freed', venueId: venueId, ...windowOf(change, former, now) });
  return true;
}

/** The time in which something may have become free: from now on, over the days of the change and the night after them. */
function windowOf({ days }: ScheduleChange, { policy }: Schedule, now: Temporal.Instant): { from: string; to: string } {
  const today = now.toZonedDateTimeISO(zone);
  const first = days && Temporal.PlainDate.from(days.from).toZonedDateTime(zone);
  const last = days ? Temporal.PlainDate.from(days.to).toZonedDateTime(zone) : today.add({ days: policy.horizon_days });
  const from = first && Temporal.ZonedDateTime.compare(first, today) > 0 ? first : today;
  return { from: from.toInstant().toString(), to: last.add({ days: 2 }).toInstant().toString() };
}
