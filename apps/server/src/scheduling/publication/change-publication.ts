import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { type ChangeDecision, type ScheduleChangeResult, changeSchedule } from '../conflicts/change-schedule.ts';
import type { Database } from '#app/database/connection.ts';
import { problem } from '#app/http/problem.ts';
import { refreshService } from '#app/catalog/catalog.ts';
import { listMissingForApproval, requestApproval } from '#app/venues/venues.ts';
import { requireOwnVenue } from '../schedule/find-schedule.ts';
import { listMissingForPublication, updatePublication } from './publication-queries.ts';

/**
 * Publishes a service or withdraws it. Throws not_found for a suspended one, service_incomplete, and what
 * changeSchedule throws.
 */
export async function changePublication(
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: ChangeDecision & { readonly is_published: boolean },
): Promise<ScheduleChangeResult> {
  const venueId = await requireOwnVenue(deps, actor, 'services', id);
  const { is_published: isPublished } = input;
  const apply = async (tx: Database) => {
    const missing = isPublished
      ? [...(await listMissingForPublication(tx, id)), ...(await listMissingForApproval(deps, tx, venueId))]
      : [];
    if (missing.length > 0) throw problem('service_incomplete', { body: { missing } });
    if (!(await updatePublication(tx, venueId, id, isPublished))) throw problem('not_found');
    if (isPublished) await requestApproval(deps, tx, venueId);
    await refreshService(tx, id);
  };
  return changeSchedule(deps, actor, { verb: 'changePublication', venueId, decided: input, apply, isInLists: true });
}
