import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { refreshServices, updateAudience } from './audience-queries.ts';
import { type ChangeDecision, changeSchedule, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';

/**
 * Sets whether a venue is there for women alone. The trigger hold_women_law refuses what would leave a booking without its
 * woman. Throws what changeSchedule throws.
 */
export const changeAudience = (
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ChangeDecision & { readonly is_women_only: boolean },
): Promise<ScheduleChangeResult> => {
  const apply = async (tx: Database) => {
    await updateAudience(tx, venueId, input.is_women_only);
    await refreshServices(tx, venueId);
  };
  return changeSchedule(deps, actor, { verb: 'changeAudience', venueId, decided: input, apply, isInLists: true });
};
