import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import { findBalance } from '../bills/bill-queries.ts';
import { findCourseBalance, lockCourses } from '../courses/course-queries.ts';
import * as ledger from '../ledger/ledger-queries.ts';
import { openDay } from '../ledger/ledger-rules.ts';

/** Takes a transaction back by its mirror. Throws not_found, already_reversed, reverse_later_first. */
export async function reverseTransaction(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<void> {
  await requireManager(deps, actor, venueId);
  await deps.db.transaction().execute(async (tx) => {
    const found = await ledger.findTransaction(tx, venueId, id);
    // What closed a day stays; what is wrong there is a pay-out or a float of the next.
    if (!found || found.kind === 'reversal' || found.kind === 'difference') throw problem('not_found');
    if (found.booking_id !== null) await ledger.lockBookingRow(tx, venueId, found.booking_id);
    if (found.course_id !== null) await lockCourses(tx, venueId, [found.course_id]);
    const sealed = await ledger.lockTill(tx, venueId, true);
    const locked = await ledger.findTransaction(tx, venueId, id);
    if (locked?.is_reversed) throw problem('already_reversed');
    // A visit whose bill is closed would be given for nothing.
    if (found.kind === 'session' && locked?.is_billed) throw problem('reverse_later_first');
    const now = deps.clock.now();
    const { day, isLate } = openDay(inBaghdad(now.epochMilliseconds).date, sealed);
    const row = {
      venue_id: venueId,
      kind: 'reversal' as const,
      booking_id: found.booking_id,
      course_id: found.course_id,
      reverses_id: id,
      day,
      is_late: isLate,
      device_at: toDate(now),
      entered_at: toDate(now),
      entered_by: actor.member.id,
      reason: null,
      change_iqd: 0,
      idempotency_key: null,
      request_hash: null,
    };
    await ledger.insertTransaction(tx, row, await ledger.listMirrored(tx, venueId, id));
    await requireBalance(tx, venueId, found);
  });
  deps.changes.publish([`bookings-${venueId}`]);
}

type ReversedTransaction = { readonly booking_id: number | null; readonly course_id: number | null };

/** What was paid or given back after a payment is taken back before it. */
async function requireBalance(tx: Database, venueId: number, of: ReversedTransaction): Promise<void> {
  const balances = [
    of.booking_id === null ? undefined : await findBalance(tx, venueId, of.booking_id),
    of.course_id === null ? undefined : await findCourseBalance(tx, venueId, of.course_id),
  ];
  const sums = balances.flatMap((balance) => Object.values(balance ?? {}));
  if (sums.some((sum) => sum < 0)) throw problem('reverse_later_first');
}
