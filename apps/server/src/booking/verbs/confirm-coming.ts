import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { insertEvent } from '../life-queries.ts';
import * as tending from '../tending-queries.ts';
import { publishStep } from './tell.ts';

/** Makes the token of a reminder's link, in place of a former one. */
export async function issueComing(deps: Pick<Deps, 'db'>, bookingId: number): Promise<string> {
  const token = newToken();
  await tending.updateComingToken(deps.db, bookingId, hashToken(token));
  return token;
}

/** The customer is coming; saying so again does no harm. Throws invalid where the link leads to nothing any more. */
export async function confirmComing(deps: Deps, _actor: Actor, token: string): Promise<void> {
  const now = toDate(deps.clock.now());
  const house = await deps.db.transaction().execute(async (tx) => {
    const found = await tending.confirmComing(tx, hashToken(token), now);
    if (!found) throw invalid({ token: ['unknown_link'] });
    const { id, establishment_id, customer_id, isNew } = found;
    if (!isNew) return undefined;
    const step = { verb: 'confirm_coming', status: 'confirmed', actor_id: customer_id, created_at: now };
    await insertEvent(tx, { establishment_id, booking_id: id, ...step });
    return establishment_id;
  });
  if (house !== undefined) publishStep(deps, house);
}
