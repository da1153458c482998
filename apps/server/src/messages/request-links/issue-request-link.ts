import type { Language } from '@tajmeelspot/language/languages.ts';
import { findBookingMessage } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { insertRequestLink } from './request-link-queries.ts';

/** How long a link works at the longest, hours; the request itself mostly ends before. */
const linkHours = 72;

/** Issues the link by which a member of a venue sees and answers one request without a login. */
export async function issueRequestLink(
  deps: Deps,
  { userId, bookingId, language }: { userId: number; bookingId: number; language: Language },
): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  const booking = await findBookingMessage(deps, bookingId, localeOf(language));
  const latest = now.add({ hours: linkHours }).epochMilliseconds;
  await insertRequestLink(deps.db, {
    token_hash: hashToken(token),
    user_id: userId,
    booking_id: bookingId,
    created_at: toDate(now),
    expires_at: new Date(Math.min(booking?.startsAt ?? latest, latest)),
  });
  // After the #, so that no server and no robot that previews links ever gets it.
  return `${addressOf(deps.env, language, 'answer-request')}#token=${token}`;
}
