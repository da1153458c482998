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
 * Books an offered time at the price that the customer saw, and waits no more; gives the booking's id. Yes to an own
 * accepted offer is the same booking. Throws not_found, slot_taken, price_changed, offer_over, in_progress, too_many_open.
 */
export async function acceptWaitlistOffer(deps: Deps, actor: MemberActor, id: number, price: number): Promise<number> {
  const offer = await offers.findWaitlistOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  // Also where the process that booked died before it could note that.
  const placed =
    (await findBookingByKey(deps, actor, offers.keyOf(id))) ?? (await bookOffer(deps, actor, offer, price));
  await recordAcceptance(deps, offer);
  return placed;
}

/** Refuses an offered time; refusing it again does no harm. Gives the wait's id. Throws not_found, offer_over. */
export async function declineWaitlistOffer(deps: Deps, actor: MemberActor, id: number): Promise<number> {
  const offer = await offers.findWaitlistOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  const state = waitlistOfferStateAt(offer, deps.clock.now());
  if (state === 'declined') return offer.entry_id;
  const closed = state === 'open' ? await offers.closeWaitlistOffers(deps.db, [id], 'declined') : [];
  if (closed.length === 0) throw problem('offer_over');
  return offer.entry_id;
}

/** Notes that an offer was booked, once, and has the others who were offered that time told that it is gone. */
export async function recordAcceptance(deps: Deps, offer: offers.WaitlistOfferRow): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await offers.acceptWaitlistOffer(tx, offer, toDate(deps.clock.now()));
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
  const lines = await listBookableTreatments(deps.db, offer.service_id);
  if (lines.length === 0) throw problem('not_found');
  const line = lines.find(({ treatmentId }) => treatmentId === offer.treatment_id);
  if (!line) throw await recordBookingProblem(deps, offer, problem('invalid'));
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
    duration: line.durationMinutes,
    price,
  };
  try {
    return await placeBooking(deps, actor, input, offers.keyOf(offer.id));
  } catch (refused) {
    throw await recordBookingProblem(deps, offer, refused);
  }
}

/** What is to be remembered of a booking that was refused; gives what is told to the customer. */
async function recordBookingProblem(deps: Deps, { id }: offers.WaitlistOfferRow, refused: unknown): Promise<unknown> {
  if (!(refused instanceof Problem)) return refused;
  const { code, details } = refused;
  if (code === 'price_changed') await offers.updateOfferPrice(deps.db, id, details.body?.price ?? 0);
  // Invalid: the venue offers that start, line or person no more.
  if (code === 'slot_taken' || code === 'invalid') await offers.closeWaitlistOffers(deps.db, [id], 'lost');
  return code === 'invalid' ? problem('offer_over') : refused;
}
