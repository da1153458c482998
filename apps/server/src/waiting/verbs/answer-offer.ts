import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { findPlaced, placeBooking } from '#app/booking/booking.ts';
import { listOffers } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { Problem, problem } from '#app/http/problem.ts';
import * as offers from '../offer-queries.ts';
import { answerTo, offerStateAt } from '../rules.ts';

/**
 * Books an offered time at the price that the customer saw, and waits no more; gives the booking's id. Yes to an own
 * accepted offer is the same booking. Throws not_found, slot_taken, price_changed, offer_over, in_progress, too_many_open.
 */
export async function acceptOffer(deps: Deps, actor: MemberActor, id: number, price: number): Promise<number> {
  const offer = await offers.findOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  // Also where the process that booked died before it could note that.
  const placed = (await findPlaced(deps, actor, offers.keyOf(id))) ?? (await book(deps, actor, offer, price));
  await noteAcceptance(deps, offer);
  return placed;
}

/** Refuses an offered time; refusing it again does no harm. Gives the wait's id. Throws not_found, offer_over. */
export async function refuseOffer(deps: Deps, actor: MemberActor, id: number): Promise<number> {
  const offer = await offers.findOffer(deps.db, actor.member.id, id);
  if (!offer) throw problem('not_found');
  const state = offerStateAt(offer, deps.clock.now());
  if (state === 'refused') return offer.wait_id;
  const closed = state === 'open' ? await offers.closeOffers(deps.db, [id], 'refused') : [];
  if (closed.length === 0) throw problem('offer_over');
  return offer.wait_id;
}

/** Notes that an offer was booked, once, and has the others who were offered that time told that it is gone. */
export async function noteAcceptance(deps: Deps, offer: offers.OfferRow): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await offers.acceptOffer(tx, offer, toDate(deps.clock.now()));
    if (!isNew) return;
    const at = offer.starts_at.toISOString();
    await deps.outbox.add(tx, { kind: 'waiting.taken', establishmentId: offer.establishment_id, from: at, to: at });
  });
}

async function book(deps: Deps, actor: MemberActor, offer: offers.OfferRow, price: number): Promise<number> {
  const answer = answerTo(offerStateAt(offer, deps.clock.now()), offer.is_waiting);
  if (answer === 'taken') throw problem('slot_taken');
  if (answer === 'over') throw problem('offer_over');
  const lines = await listOffers(deps.db, offer.service_id);
  const line = lines.find(({ pricingItemId }) => pricingItemId === offer.pricing_item_id);
  if (!line) throw await noteRefusal(deps, offer, problem('invalid'));
  const { date, time } = inBaghdad(offer.starts_at.getTime());
  const wanted = {
    service_id: offer.service_id,
    pricing_item_id: offer.pricing_item_id,
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
    return await placeBooking(deps, actor, wanted, offers.keyOf(offer.id));
  } catch (refused) {
    throw await noteRefusal(deps, offer, refused);
  }
}

/** What is to be remembered of a booking that was refused; gives what is told to the customer. */
async function noteRefusal(deps: Deps, { id }: offers.OfferRow, refused: unknown): Promise<unknown> {
  if (!(refused instanceof Problem)) return refused;
  const { code, details } = refused;
  if (code === 'price_changed') await offers.updatePrice(deps.db, id, details.body?.price ?? 0);
  // Invalid: the house offers that start, line or person no more.
  if (code === 'slot_taken' || code === 'invalid') await offers.closeOffers(deps.db, [id], 'lost');
  return code === 'invalid' ? problem('offer_over') : refused;
}
