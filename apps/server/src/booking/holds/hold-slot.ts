import { networkOf } from '#app/admission/open-admission.ts';
import {
  type Assignment,
  type BookingPlan,
  findNearSlots,
  isDayFull,
  itemTimeOf,
  maxPlans,
  planBooking,
  type RequestedItems,
} from '#app/availability/availability.ts';
import { retryOnConflict, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readMobile } from '#app/identity/identity.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';
import { readRequestedItems, toPlanInput } from '../place/place-booking.ts';
import type { PlaceBookingInput } from '../place/placing-input.ts';
import { insertHeldItems, lockForBooking, type NewBookingItem } from '../place/placing-queries.ts';
import { priceAt } from '../rules.ts';
import {
  deleteHold,
  deleteHoldOf,
  findHoldOfPhone,
  findOpenHold,
  insertHold,
  lockAndCountHolds,
} from './hold-queries.ts';
import { holdMinutes, maxHolds } from './hold-rules.ts';
import { selectionText } from './use-hold.ts';

/** What a guest has chosen, as the contract parsed it, and the phone that the code goes to. */
export type HoldInput = Omit<PlaceBookingInput, 'customer_name' | 'notes' | 'home_address' | 'hold'> & {
  phone: string;
  former?: string | undefined;
};

/**
 * Holds the time of a booking for a phone, in the place of a former hold of the same browser; gives the token with which
 * the account of that phone books it. Throws not_found, invalid, price_changed, coupon_invalid, slot_taken (with the
 * nearest free slots), too_many_attempts, unavailable.
 */
export async function holdSlot(deps: Deps, actor: Actor, input: HoldInput) {
  const phone = readMobile(deps, input.phone);
  await deps.attempts.count('holdSlot', phone, actor.address);
  for (let attempt = 1; attempt <= maxPlans; attempt++) {
    const hold = await planAndHold(deps, actor, { ...input, phone });
    if (hold !== 'outdated') return hold;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

/** Ends the hold of a token; one that is over already is none. */
export async function releaseHold(deps: Deps, _actor: Actor, token: string): Promise<void> {
  const ended = await deleteHoldOf(deps.db, hashToken(token));
  if (ended) deps.changes.publish([`times-${ended.venue_id}`]);
}

async function planAndHold(deps: Deps, actor: Actor, input: HoldInput) {
  const items = await readRequestedItems(deps, input);
  const former = await findFormerHold(deps, input);
  const booking = { ...toPlanInput(items, input), exceptBookingId: former?.bookingId };
  const plan = await planBooking(deps, booking);
  const prices = priceAt(items, input.coupon_code || undefined, deps.clock.now());
  if (!prices) throw problem('coupon_invalid');
  const price = prices.reduce((sum, item) => sum + item.price, 0);
  if (price !== input.price) throw problem('price_changed', { body: { price } });
  const rowsOf = toHeldRows(deps, items, prices);
  for (const candidate of plan.candidates) {
    const held = await holdTime(deps, actor, { input, items, plan, formerId: former?.id, rows: rowsOf(candidate) });
    if (held === undefined) continue;
    if (held !== 'outdated') deps.changes.publish([`times-${items[0].treatment.venueId}`]);
    return held === 'outdated' ? held : { ...held, price };
  }
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** The hold that a new one takes the place of: that of the same browser, else the same one of the same phone. */
async function findFormerHold({ db, clock }: Deps, input: HoldInput) {
  const now = toDate(clock.now());
  const known = input.former === undefined ? undefined : await findOpenHold(db, hashToken(input.former), now);
  return known ?? (await findHoldOfPhone(db, input.phone, hashToken(selectionText(input)), now));
}

/** Gives the rows that hold the time of a candidate. */
function toHeldRows({ clock }: Deps, items: RequestedItems, prices: NonNullable<ReturnType<typeof priceAt>>) {
  const now = clock.now();
  return (candidate: readonly Assignment[]): NewBookingItem[] =>
    candidate.flatMap((assignment, index) => {
      const item = items[index];
      const priced = prices[index];
      if (!item || !priced) return [];
      const { venueId, serviceId, treatmentId, title } = item.treatment;
      return [
        {
          ...itemTimeOf(item, assignment),
          venue_id: venueId,
          service_id: serviceId,
          treatment_id: treatmentId,
          customer_id: null,
          origin: 'site',
          customer_phone: null,
          customer_name: '',
          notes: '',
          home_address: null,
          treatment_title: title,
          price_iqd: priced.price,
          price_trail: priced.trail,
          coupon_code: null,
          for_woman: false,
          for_other: false,
          female_staff: false,
          status: 'held',
          answer_by: toDate(now.add({ minutes: holdMinutes })),
          agreed_at: null,
          idempotency_key: null,
          request_hash: null,
          created_at: toDate(now),
        },
      ];
    });
}

type HoldParts = {
  readonly input: HoldInput;
  readonly items: RequestedItems;
  readonly plan: BookingPlan;
  readonly formerId: number | undefined;
  readonly rows: readonly NewBookingItem[];
};

/** Holds the time of some rows; undefined where it is taken, 'outdated' where the schedule changed meanwhile. */
function holdTime(deps: Deps, actor: Actor, { input, items, plan, formerId, rows }: HoldParts) {
  const [first] = rows;
  if (!first) return undefined;
  const { venue_id, created_at, answer_by: expires_at } = first;
  const { phone } = input;
  const address = networkOf(actor.address);
  const token = newToken();
  const hashes = { token_hash: hashToken(token), selection_hash: hashToken(selectionText(input)) };
  const hold = { ...hashes, venue_id, phone, address, created_at, expires_at };
  return retryOnConflict(async () => {
    const tx = await deps.db.startTransaction().execute();
    try {
      const { version } = await lockForBooking(tx, first);
      if (version !== items[0].treatment.scheduleVersion) return 'outdated' as const;
      if (formerId !== undefined) await deleteHold(tx, formerId);
      const open = await lockAndCountHolds(tx, hold);
      const { rateLimitScale: scale } = deps.env;
      const isTooMany =
        open.ofPhone >= maxHolds.ofPhone ||
        open.ofAddress >= maxHolds.ofAddress(scale) ||
        open.ofWideNetwork >= maxHolds.ofWideNetwork(scale);
      if (isTooMany)
        throw problem('too_many_attempts', {
          retryAfter: 60 * holdMinutes,
          values: { minutes: holdMinutes, hours: 0 },
        });
      for (const row of rows) await expireOverlapping(deps, tx, venue_id, row);
      if (await isDayFull(tx, { venueId: venue_id, items: rows, now: created_at }, plan.calendar)) return undefined;
      if (!(await insertHeldItems(tx, rows, await insertHold(tx, hold)))) return undefined;
      await tx.commit().execute();
      return { id: token, expires_at: expires_at.toISOString() };
    } finally {
      if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
    }
  });
}
