import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { takeStep } from './take-step.ts';

/** The house accepts a pending booking. Throws not_found, not_possible. */
export const confirmBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'confirm' }, 'booking.confirmed');

/** The house declines a pending booking and says why. Throws not_found, not_possible. */
export const declineBooking = (deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'decline', reason }, 'booking.declined');
