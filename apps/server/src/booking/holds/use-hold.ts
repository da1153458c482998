import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import { findOpenHold, hasProvenPhone } from './hold-queries.ts';
import { type HeldSelection, selectionText } from './hold-rules.ts';

/** A hold that the caller may turn into a booking. */
export type UsableHold = { readonly id: number; readonly bookingId: number; readonly employees: readonly number[] };

/**
 * The hold of a token, for the account of its phone alone; undefined for anybody else and where it is over: the booking is
 * then one like any other. Throws invalid where something else is to be booked with it.
 */
export async function findUsableHold(
  deps: Deps,
  { member }: MemberActor,
  input: HeldSelection & { hold: string },
): Promise<UsableHold | undefined> {
  const found = await findOpenHold(deps.db, hashToken(input.hold), toDate(deps.clock.now()));
  if (!found || !(await hasProvenPhone(deps.db, member.id, found.phone))) return undefined;
  if (!found.selectionHash.equals(hashToken(selectionText(input)))) throw invalid({ hold: ['other_selection'] });
  return found;
}
