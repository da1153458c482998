import { createHash } from 'node:crypto';
import type { RepeatUnit } from '@tajmeelspot/contract/booking/repeat-names.ts';
import type { RepeatOccurrence, RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { maxPlans } from '#app/availability/availability.ts';
import { type Database, retryOnConflict, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockSchedule } from '#app/venues/venues.ts';
import { announceBooking } from '../announce.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';
import { insertBooking } from '../place/placing-queries.ts';
import { lockKey } from '../walk-ins/walk-in-queries.ts';
import { findNearStarts, type PlannedStart, planStart, readRepeated, type RepeatedBooking } from './plan-repeat.ts';
import * as queries from './repeat-queries.ts';
import { inOrder, startsAfter } from './repeat-rules.ts';

type PreviewRepeatInput = {
  readonly unit: RepeatUnit;
  readonly every: number;
  readonly times: number;
  readonly starts?: readonly RepeatStart[] | undefined;
};

/**
 * When a booking would be repeated, and what stands against each time: placed to see whether it can be, and taken back.
 * Throws not_found, not_possible, invalid, unavailable.
 */
export async function previewRepeat(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: PreviewRepeatInput,
): Promise<RepeatOccurrence[]> {
  const repeated = await readRepeated(deps, actor, id);
  const planned = await planAll(deps, repeated, input.starts ?? startsAfter(repeated.start, input));
  const tried = await retryOnConflict(async () => {
    const tx = await deps.db.startTransaction().execute();
    try {
      return await placeAll(deps, tx, actor, planned);
    } finally {
      await tx.rollback().execute();
    }
  });
  if (!tried) throw problem('unavailable', { retryAfter: 1 });
  const occurrences: RepeatOccurrence[] = [];
  for (const one of tried)
    occurrences.push({ ...one.start, collides: one.collides, near: await findNearStarts(deps, repeated, one) });
  return occurrences;
}

type RepeatBookingInput = {
  readonly unit: RepeatUnit;
  readonly every: number;
  readonly starts: readonly RepeatStart[];
};

/**
 * Places a booking again at several times in one transaction, all of them or none, as one series. Throws not_found,
 * not_possible, invalid, slot_taken (with the nearest free slots of the first that collides), key_reused, in_progress,
 * unavailable.
 */
export async function repeatBooking(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: RepeatBookingInput,
  key: string | undefined,
) {
  const repeated = await readRepeated(deps, actor, id);
  const hash = createHash('sha256')
    .update(JSON.stringify([id, input]))
    .digest();
  const request = { key, hash };
  for (let attempt = 1; attempt <= maxPlans; attempt++) {
    const made = await planAndPlace(deps, actor, repeated, input, request);
    if (made !== 'outdated') return made;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

type SeriesRequest = { readonly key: string | undefined; readonly hash: Buffer };

async function planAndPlace(
  deps: Deps,
  actor: MemberActor,
  repeated: RepeatedBooking,
  input: RepeatBookingInput,
  request: SeriesRequest,
) {
  const { venue_id: venueId, id } = repeated.first;
  const planned = await planAll(deps, repeated, input.starts);
  const placed = await retryOnConflict(() =>
    deps.db.transaction().execute(async (tx) => {
      if ((await lockSchedule(tx, venueId)) !== repeated.items[0].treatment.scheduleVersion) return 'outdated';
      const twin = await findTwin(tx, repeated, request);
      if (twin !== undefined) return twin;
      const tried = await placeAll(deps, tx, actor, planned);
      const taken = tried.find(({ collides }) => collides !== null);
      if (taken) throw problem('slot_taken', { body: { near: await findNearStarts(deps, repeated, taken) } });
      const ids = tried.flatMap((one) => one.bookingId ?? []);
      const made = { created_by: actor.member.id, created_at: toDate(deps.clock.now()) };
      const keyed = { idempotency_key: request.key ?? null, request_hash: request.hash };
      const { unit, every } = input;
      const series = await queries.insertSeries(tx, { venue_id: venueId, unit, every, ...made, ...keyed });
      // What was repeated is the first of the series; of two series it is the one's that came last.
      await queries.joinSeries(tx, venueId, series, [id, ...ids]);
      const [first] = ids;
      if (first !== undefined)
        await announceBooking(deps, tx, { kind: 'booking.repeated', bookingId: first, by: 'vendor' });
      return series;
    }),
  );
  if (placed === 'outdated') return placed;
  if (placed === undefined) throw problem('slot_taken', { body: { near: [] } });
  deps.changes.publish([`times-${venueId}`]);
  const bookings = await queries.listSeriesBookings(deps.db, { venueId, seriesId: placed }, id);
  return {
    series_id: placed,
    bookings: bookings.map((row) => {
      const { date, time } = inBaghdad(row.starts_at.getTime());
      return { id: row.id, booking_date: date, time };
    }),
  };
}

/** The series that the same request has made. Throws in_progress, key_reused. */
async function findTwin(tx: Database, { first }: RepeatedBooking, { key, hash }: SeriesRequest) {
  if (key === undefined) return undefined;
  if (!(await lockKey(tx, first.venue_id, key))) throw problem('in_progress', { retryAfter: 1 });
  const twin = await queries.findSeriesByKey(tx, first.venue_id, key);
  if (twin && !twin.request_hash?.equals(hash)) throw problem('key_reused');
  return twin?.id;
}

async function planAll(deps: Deps, repeated: RepeatedBooking, starts: readonly RepeatStart[]): Promise<PlannedStart[]> {
  const planned: PlannedStart[] = [];
  for (const start of inOrder(starts)) planned.push(await planStart(deps, repeated, start));
  return planned;
}

type TriedStart = PlannedStart & { readonly bookingId: number | undefined };

/** Places what can be placed, each beside those before it. */
async function placeAll(deps: Deps, tx: Database, actor: MemberActor, planned: readonly PlannedStart[]) {
  const tried: TriedStart[] = [];
  for (const one of planned) {
    const bookingId = await placeOne(deps, tx, actor, one);
    tried.push({ ...one, bookingId, collides: bookingId === undefined ? (one.collides ?? 'taken') : null });
  }
  return tried;
}

async function placeOne(deps: Deps, tx: Database, actor: MemberActor, { candidates }: PlannedStart) {
  for (const rows of candidates) {
    for (const row of rows) await expireOverlapping(deps, tx, row.venue_id, row);
    await queries.markPlace(tx);
    const id = await insertBooking(tx, rows, { verb: 'walk_in', actorId: actor.member.id });
    if (id !== undefined) return id;
    // Of several treatments the first ones may have been entered.
    await queries.returnToPlace(tx);
  }
  return undefined;
}
