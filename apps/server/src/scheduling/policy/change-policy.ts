import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { changeSchedule, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import { updatePolicy } from './policy-queries.ts';

/** Sets the rules by which a venue takes new bookings; these cause no conflicts. Throws not_found. */
export const changePolicy = (
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  policy: Schedule['policy'],
): Promise<ScheduleChangeResult> =>
  changeSchedule(deps, actor, {
    verb: 'changePolicy',
    venueId,
    decided: { resolutions: [] },
    apply: async (tx) => {
      await updatePolicy(tx, venueId, policy);
    },
  });
