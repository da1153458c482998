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

/** How a change is to be made: what becomes of the conflicts that it causes, or a dry run that only lists them. */
export type ChangeDecision = { readonly resolutions: readonly Resolution[]; readonly dry_run?: boolean | undefined };

/** A change of a venue's schedule. */
export type ScheduleChange = {
  /** The name of the call, for the history of the venue. */
  readonly verb: string;
  readonly venueId: number;
  readonly decided: ChangeDecision;
  /** Makes the change. The actor may manage the venue, and the venue is locked. */
  apply(tx: Database): Promise<void>;
  /** The days (YYYY-MM-DD) on which it can free time; absent, all that can be booked. */
  readonly days?: { readonly from: string; readonly to: string };
  /** Whether lists of services show it, too. */
  readonly isInLists?: true;
};

/** The result of a change. */
export type ScheduleChangeResult = { is_changed: boolean; affected: AffectedBooking[]; schedule: Schedule };

/**
 * Makes a change and resolves the conflicts that it causes, in one transaction; a dry run rolls it back. The lock of
 * the venue makes bookings and moves at the same time either visible here or planned anew with the change. Throws
 * not_found, bookings_affected where a conflict has no resolution, and what applyResolutions throws.
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
    if (outcome.is_changed) deps.changes.publish(changedTagsOf(change, outcome.schedule));
    return outcome;
  } finally {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  }
}

/** The tags of the pages that show a change: the page of a service shows the hours of its venue. */
const changedTagsOf = ({ venueId, isInLists }: ScheduleChange, { services }: Schedule): string[] => [
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
  const conflictsBefore = await listItemConflicts(deps, tx, actor.language, venueId);
  await change.apply(tx);
  const conflictsAfter = await listItemConflicts(deps, tx, actor.language, venueId);
  const conflicts = await lockConflicts(deps, tx, venueId, newConflicts(conflictsBefore, conflictsAfter));
  const affected = toAffectedBookings(actor.locale, conflicts);
  if (decided.dry_run) return { is_changed: false, affected, schedule: former };
  const resolved = new Set(decided.resolutions.map(({ booking_id: id }) => id));
  if (affected.some(({ booking_id: id }) => !resolved.has(id))) {
    throw problem('bookings_affected', { values: { count: affected.length }, body: { affected } });
  }
  await applyResolutions(deps, tx, actor, { venueId, conflicts, resolutions: decided.resolutions });
  const isChanged = await recordScheduleChange(deps, tx, actor, change, former);
  return { is_changed: isChanged, affected, schedule: await readSchedule(deps, tx, actor, venueId) };
}

/** Records a change in the history and announces it; false where nothing changed. */
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
  await deps.outbox.add(tx, { kind: 'booking.freed', venueId, ...freedTimeOf(change, former, now) });
  return true;
}

/** When time may have become free: from now on, on the days of the change and in the night after them. */
function freedTimeOf(
  { days }: ScheduleChange,
  { policy }: Schedule,
  now: Temporal.Instant,
): { from: string; to: string } {
  const today = now.toZonedDateTimeISO(zone);
  const first = days && Temporal.PlainDate.from(days.from).toZonedDateTime(zone);
  const last = days ? Temporal.PlainDate.from(days.to).toZonedDateTime(zone) : today.add({ days: policy.horizon_days });
  const from = first && Temporal.ZonedDateTime.compare(first, today) > 0 ? first : today;
  return { from: from.toInstant().toString(), to: last.add({ days: 2 }).toInstant().toString() };
}
