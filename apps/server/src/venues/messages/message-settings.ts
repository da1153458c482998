import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockVenue } from '../venue/venue-queries.ts';
import * as queries from './message-setting-queries.ts';
import { recordVenueChange } from '../history/record-change.ts';

/** The message settings of an own venue. Throws not_found. */
export async function findMessageSettings({ db }: Pick<Deps, 'db'>, { member }: MemberActor, venueId: number) {
  const found = await queries.findMessageSettings(db, member.id, venueId);
  if (!found) throw problem('not_found');
  return found;
}

/** Sets the message settings of an own venue. Throws not_found. */
export function changeMessageSettings(deps: Deps, actor: MemberActor, venueId: number, given: VenueMessages) {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
    const before = await findMessageSettings({ db: tx }, actor, venueId);
    await queries.updateMessageSettings(tx, venueId, given);
    const after = await findMessageSettings({ db: tx }, actor, venueId);
    await recordVenueChange(deps, tx, actor, { venueId, verb: 'changeMessageSettings', before, after });
    return after;
  });
}
