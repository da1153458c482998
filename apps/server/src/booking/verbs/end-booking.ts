import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { readVisit } from '../life-queries.ts';
import { takeStep } from './take-step.ts';

/**
 * Cancels a booking: the customer in time, the house at any time with a reason. Throws not_found, not_possible, too_late,
 * invalid.
 */
export async function cancelBooking(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const [row] = await readVisit(deps.db, actor.language, actor.member.id, id);
  if (row && row.customer_id !== actor.member.id && reason === '') throw invalid({ reason: ['required'] });
  await takeStep(deps, actor, { id, verb: 'cancel', reason }, 'booking.cancelled');
}

/** The house says that a visit took place. Throws not_found, not_possible, too_early. */
export const completeBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'complete' });

/** The house says that the customer did not come. Throws not_found, not_possible, too_early. */
export const markNoShow = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'no_show' });
