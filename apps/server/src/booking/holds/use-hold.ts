import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import { findHoldOfUser, findOpenHold, hasProvenPhone } from './hold-queries.ts';
import type { HeldSelection } from './hold-rules.ts';

/** A hold that the caller may turn into a booking. */
export type UsableHold = { readonly id: number; readonly bookingId: number; readonly employees: readonly number[] };

/**
 * The hold of a token, for the account of its phone alone, else the hold of the same selection for that phone: a browser
 * that has lost the token is not refused its own time. Undefined for anybody else and where it is over: the booking is then
 * one like any other. Throws invalid where something else is to be booked with a token.
 */
export async function findUsableHold(
  deps: Deps,
  { member }: MemberActor,
  input: HeldSelection & { hold?: string | undefined },
): Promise<UsableHold | undefined> {
  const now = toDate(deps.clock.now());
  const selection = hashToken(selectionText(input));
  const found = input.hold === undefined ? undefined : await findOpenHold(deps.db, hashToken(input.hold), now);
  if (!found || !(await hasProvenPhone(deps.db, member.id, found.phone)))
    return findHoldOfUser(deps.db, member.id, selection, now);
  if (found.selectionHash !== selection.toString('hex')) throw invalid({ hold: ['other_selection'] });
  return found;
}

/** Tells one selection from another. */
export const selectionText = (selection: HeldSelection): string => {
  const { service_id, items = [], pricing_item_id, pricing_title, employee_id, for_woman, female_staff } = selection;
  const { booking_date, time, duration } = selection;
  const lines = items.map((item) => [item.pricing_item_id, item.employee_id ?? null]);
  const named = [service_id, pricing_item_id ?? null, pricing_title ?? null, employee_id ?? null];
  const preferences = [for_woman ?? false, female_staff ?? false];
  const kind = selection.together ? ['together'] : [];
  return JSON.stringify([named, lines, preferences, booking_date, time, duration, ...kind]);
};
