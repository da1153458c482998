import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { heldStatuses } from '../rules.ts';
import { lockMoveAnnouncement, markAnnounced } from './move-announcement-queries.ts';
import { isSamePlace } from './move-target.ts';

/**
 * Whether a move is announced now: it is the last one, was not withdrawn, and the booking is not where its customer
 * knows it to be. From then on it is announced, also where the message is written again.
 */
export const claimAnnouncement = (
  { db, clock }: Deps,
  { bookingId, moveId }: { readonly bookingId: number; readonly moveId: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await lockMoveAnnouncement(tx, bookingId);
    if (!row || row.move_id !== moveId || row.announce_at === null) return false;
    if (row.announced_at !== null) return true;
    const isHeld = heldStatuses.some((status) => status === row.status);
    if (!isHeld || isSamePlace(row.known_place, row.place)) return false;
    await markAnnounced(tx, bookingId, toDate(clock.now()));
    return true;
  });
