import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { takeStep } from './take-step.ts';

/** The house says that a visit took place. Throws not_found, not_possible, too_early. */
export const completeBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'complete' });

/** The house says that the customer did not come. Throws not_found, not_possible, too_early. */
export const markNoShow = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'no_show' });
