import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { updatePolicy } from '../change-queries.ts';
import { changeSchedule, type Outcome } from './change-schedule.ts';

/** Sets how a house takes bookings, which breaks none that there are. Throws not_found. */
export const changePolicy = (
  deps: Deps,
  actor: MemberActor,
  house: number,
  policy: Schedule['policy'],
): Promise<Outcome> =>
  changeSchedule(deps, actor, {
    verb: 'changePolicy',
    house,
    decided: { resolutions: [] },
    apply: async (tx) => {
      await updatePolicy(tx, house, policy);
    },
  });
