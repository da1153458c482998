import type { Delivery } from '@tajmeelspot/contract/messages/deliveries.ts';
import { findBooking } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { type DeliveryRow, findSide, listDeliveries } from './delivery-queries.ts';

type VenueReachState = 'reached' | 'not_yet' | 'failed' | null;

/**
 * What became of the messages about a booking: the customer sees the own ones and whether a request has reached the venue,
 * the venue sees those to both. Throws not_found.
 */
export async function listBookingDeliveries(
  deps: Deps,
  actor: MemberActor,
  id: number,
): Promise<{ data: Delivery[]; venue_reached: VenueReachState }> {
  const { status } = await findBooking(deps, actor, id);
  const isCustomer = await findSide(deps.db, actor.member.id, id);
  const rows = await listDeliveries(deps.db, id);
  const shown = isCustomer ? rows.filter((row) => row.recipient === 'customer') : rows;
  return { data: shown.map(toDelivery), venue_reached: status === 'pending' ? reachedOf(rows) : null };
}

/** What became of all messages about a booking, for who helps both sides. */
export const listMessagesOfBooking = async ({ db }: Deps, id: number): Promise<Delivery[]> =>
  (await listDeliveries(db, id)).map(toDelivery);

const toDelivery = ({ id, recipient, kind, channel, state, reason, changed_at }: DeliveryRow): Delivery => ({
  id,
  to: recipient,
  kind: kind.replace(/^booking\./, ''),
  channel,
  state,
  reason,
  at: changed_at.toISOString(),
});

/** Whether somebody at the venue has got the last question about a booking, by any channel. */
function reachedOf(rows: readonly DeliveryRow[]): VenueReachState {
  const asked = rows.filter(({ recipient, kind }) => recipient === 'venue' && asking.has(kind));
  const [last] = asked;
  if (!last) return 'not_yet';
  const round = asked.filter(({ kind, event_id }) => kind === last.kind && event_id === last.event_id);
  if (round.some(({ state }) => state === 'delivered' || state === 'read')) return 'reached';
  // Nobody reports whether an email or a push was seen.
  if (round.some(({ state, channel }) => state === 'sent' && (channel === 'email' || channel === 'push')))
    return 'reached';
  return round.every(({ state }) => state === 'failed') ? 'failed' : 'not_yet';
}

const asking: ReadonlySet<string> = new Set(['booking.requested', 'booking.moved', 'booking.reassigned']);
