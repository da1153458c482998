import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { placeBooking, findBookingByKey } from '#app/booking/booking.ts';
import { listBookableTreatments } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { Problem, problem } from '#app/http/problem.ts';
import * as offers from './waitlist-offer-queries.ts';
import { answerToOffer, waitlistOfferStateAt } from './rules.ts';

/**
 * Books an offered slot at the price that the customer saw, and ends the entry; gives the booking's id. To accept again
 * gives the same booking. Throws not_found, slot_taken, customer_busy, price_changed, offer_over, in_progress, too_many_open.
 */
export async function acceptWaitlistOffer(deps: Deps, actor: MemberActor, id: number, price: number): Promise<number> {
  const offer = await offers.findWaitlistOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  // A process may have booked under this key and died before it recorded the acceptance.
  const placed =
    (await findBookingByKey(deps, actor, offers.offerKeyOf(id))) ?? (await bookOffer(deps, actor, offer, price));
  await recordAcceptance(deps, offer);
  return placed;
}

/** Declines an offered slot; a second time changes nothing. Gives the entry's id. Throws not_found, offer_over. */
export async function declineWaitlistOffer(deps: Deps, actor: MemberActor, id: number): Promise<number> {
  const offer = await offers.findWaitlistOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  const state = waitlistOfferStateAt(offer, deps.clock.now());
  if (state === 'declined') return offer.entry_id;
  const closed = state === 'open' ? await offers.closeWaitlistOffers(deps.db, [id], 'declined') : [];
  if (closed.length === 0) throw problem('offer_over');
  return offer.entry_id;
}

/** Records once that an offer was booked, and announces that its slot is taken, for others who were offered it. */
export async function recordAcceptance(deps: Deps, offer: offers.WaitlistOfferRow): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await offers.updateAcceptedOffer(tx, offer, toDate(deps.clock.now()));
    if (!isNew) return;
    const at = offer.starts_at.toISOString();
    await deps.outbox.add(tx, { kind: 'waitlist.slot_taken', venueId: offer.venue_id, from: at, to: at });
  });
}

async function bookOffer(
  deps: Deps,
  actor: MemberActor,
  offer: offers.WaitlistOfferRow,
  price: number,
): Promise<number> {
  const answer = answerToOffer(waitlistOfferStateAt(offer, deps.clock.now()), offer.is_waiting);
  if (answer === 'taken') throw problem('slot_taken');
  if (answer === 'over') throw problem('offer_over');
  const treatments = await listBookableTreatments(deps.db, offer.service_id);
  if (treatments.length === 0) throw problem('not_found');
  const treatment = treatments.find(({ treatmentId }) => treatmentId === offer.treatment_id);
  if (!treatment) throw await recordBookingProblem(deps, offer, problem('invalid'));
  const { date, time } = inBaghdad(offer.starts_at.getTime());
  const input = {
    service_id: offer.service_id,
    pricing_item_id: offer.treatment_id,
    employee_id: offer.employee_id,
    for_woman: offer.for_woman,
    female_staff: offer.female_staff,
    customer_name: offer.customer_name,
    booking_date: date,
    time,
    duration: treatment.durationMinutes,
    price,
  };
  try {
    return await placeBooking(deps, actor, input, offers.offerKeyOf(offer.id));
  } catch (refused) {
    throw await recordBookingProblem(deps, offer, refused);
  }
}

/** Records on the offer why it could not be booked; gives the problem for the customer. */
async function recordBookingProblem(deps: Deps, { id }: offers.WaitlistOfferRow, refused: unknown): Promise<unknown> {
  if (!(refused instanceof Problem)) return refused;
  const { code, details } = refused;
  if (code === 'price_changed') await offers.updateOfferPrice(deps.db, id, details.body?.price ?? 0);
  // 'invalid' means that the venue no longer offers the slot, the treatment or the employee.
  if (code === 'slot_taken' || code === 'invalid') await offers.closeWaitlistOffers(deps.db, [id], 'lost');
  return code === 'invalid' ? problem('offer_over') : refused;
}
