import { toDate } from '#app/database/connection.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { declineOfferOfEntry } from './waitlist-offer-queries.ts';
import { endWaitlistEntry } from './waitlist-entry-queries.ts';
import { offerFreedSlots } from './send-waitlist-offers.ts';

export { acceptWaitlistOffer, declineWaitlistOffer } from './answer-waitlist-offer.ts';
export { joinWaitlist } from './join-waitlist.ts';
export { findOfferMessage } from './waitlist-offer-message.ts';
export { maintainWaitlist } from './send-waitlist-offers.ts';
export { findWaitlistEntry, listWaitlistEntries } from './list-entries.ts';

/** Ends a waitlist entry and declines its open offer. Throws not_found. */
export async function leaveWaitlist(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const ended = await endWaitlistEntry(tx, actor.member.id, id, 'left', toDate(deps.clock.now()));
    if (!ended) throw problem('not_found');
    await declineOfferOfEntry(tx, id);
  });
}

/** The handlers of the waitlist for time that was freed or taken. */
export const waitlistHandlers = (deps: Deps): Pick<EventHandlers, 'booking.freed' | 'waitlist.slot_taken'> => ({
  'booking.freed': (event) => offerFreedSlots(deps, event),
  'waitlist.slot_taken': (event) => offerFreedSlots(deps, event),
});
