import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { insertBookingEvent } from '../lifecycle/booking-state-queries.ts';
import * as queries from './due-booking-queries.ts';
import { publishBookingChange } from '../announce.ts';

/** Issues the token of a reminder's link; it replaces a former one. */
export async function issueAttendanceToken(deps: Pick<Deps, 'db'>, bookingId: number): Promise<string> {
  const token = newToken();
  await queries.updateAttendanceToken(deps.db, bookingId, hashToken(token));
  return token;
}

/** Records that the reminder with a token has left: the time to confirm attendance runs from now on. */
export async function recordAttendanceAsked(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  await queries.updateAttendanceAskedAt(deps.db, hashToken(token), toDate(deps.clock.now()));
}

/** The reminder of a booking did not arrive after all: it is not released before there is another one. */
export const clearAttendanceAsked = (tx: Database, bookingId: number) => queries.removeAttendanceAskedAt(tx, bookingId);

/**
 * The customer confirms attendance; a second time changes nothing. Throws invalid where the link is no longer valid.
 */
export async function confirmAttendance(deps: Deps, _actor: Actor, token: string): Promise<void> {
  const now = toDate(deps.clock.now());
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const found = await queries.confirmAttendance(tx, hashToken(token), now);
    if (!found) throw invalid({ token: ['unknown_link'] });
    const { id, venue_id, customer_id, isNew } = found;
    if (!isNew) return undefined;
    const step = { verb: 'confirm_attendance', status: 'confirmed', actor_id: customer_id, created_at: now };
    await insertBookingEvent(tx, { venue_id, booking_id: id, ...step });
    return venue_id;
  });
  if (venueId !== undefined) publishBookingChange(deps, venueId);
}
