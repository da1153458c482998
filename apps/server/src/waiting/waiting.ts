import { toDate } from '#app/database/connection.ts';
import type { Handlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { refuseOfferOf } from './offer-queries.ts';
import { endWait } from './queries.ts';
import { tellWaiting } from './verbs/offer-times.ts';

export { acceptOffer, refuseOffer } from './verbs/answer-offer.ts';
export { joinWaitlist } from './verbs/join-waitlist.ts';
export { findOfferNews } from './verbs/offer-news.ts';
export { tendWaits } from './verbs/offer-times.ts';
export { findWait, listWaits } from './verbs/show-wait.ts';

/** Waits no longer; an open offer is refused with it. Throws not_found. */
export async function leaveWaitlist(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ended = await endWait(tx, actor.member.id, id, 'left', toDate(deps.clock.now()));
    if (!ended) throw problem('not_found');
    await refuseOfferOf(tx, id);
  });
}

/** What is done for those who wait when time is free or taken. */
export const waitingHandlers = (deps: Deps): Pick<Handlers, 'booking.freed' | 'waiting.taken'> => ({
  'booking.freed': (event) => tellWaiting(deps, event),
  'waiting.taken': (event) => tellWaiting(deps, event),
});
