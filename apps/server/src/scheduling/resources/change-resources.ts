import type { ResourceKindInput } from '@tajmeelspot/contract/scheduling/resources.ts';
import { todayAt } from '#app/availability/availability.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { changeSchedule, type ChangeDecision, type ScheduleChangeResult } from '../conflicts/change-schedule.ts';
import {
  enterResourceKind,
  equipBookings,
  findScheduleVersion,
  listResourceIds,
  removeResources,
} from './resource-queries.ts';
import { resourceErrors, unknownIds } from './resource-rules.ts';

type ChangeResourcesInput = ChangeDecision & {
  readonly version?: number | undefined;
  readonly kinds: readonly ResourceKindInput[];
};

/**
 * Sets all kinds of rooms, chairs and devices of a venue, their maintenance, and which treatments need them. Bookings to
 * come get what their treatments need now where it is free; the others are conflicts. Throws invalid and what
 * changeSchedule throws.
 */
export async function changeResources(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ChangeResourcesInput,
): Promise<ScheduleChangeResult> {
  const now = deps.clock.now();
  const { kinds, version } = input;
  requireNone(resourceErrors(kinds, todayAt(now)));
  const apply = async (tx: Database) => {
    // Whoever has seen another list would remove what somebody else has entered since.
    if (version !== undefined && version !== (await findScheduleVersion(tx, venueId))) {
      throw invalid({ version: ['changed_meanwhile'] });
    }
    requireNone(unknownIds(kinds, await listResourceIds(tx, venueId)));
    await removeResources(tx, venueId, toDate(now));
    for (const [position, kind] of kinds.entries()) await enterResourceKind(tx, venueId, kind, position);
    await equipBookings(tx, venueId, toDate(now));
  };
  return changeSchedule(deps, actor, { verb: 'changeResources', venueId, decided: input, apply, isInLists: true });
}

function requireNone(errors: ReturnType<typeof resourceErrors>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
