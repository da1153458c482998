import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordVenueChange } from '../history/record-change.ts';
import { findVenue, findVenueFields } from './venue.ts';
import * as queries from './venue-queries.ts';

/** Beside its first. No other venue can take what one has had, so nobody collects addresses. */
const maxSlugs = 10;

/** Gives the page of an own venue another short address; the former ones lead to it. Throws not_found, invalid. */
export async function changeSlug(deps: Deps, actor: MemberActor, id: number, written: string): Promise<OwnVenue> {
  const slug = written.toLowerCase();
  const { member } = actor;
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.lockVenue(tx, member.id, id))) throw problem('not_found');
    const before = await findVenueFields({ ...deps, db: tx }, member.id, id);
    const found = await queries.findSlug(tx, id, slug);
    if (!found.is_slug) throw invalid({ slug: ['invalid_slug'] });
    if (found.is_reserved) throw invalid({ slug: ['reserved_slug'] });
    if (!found.is_own && found.count > maxSlugs) throw invalid({ slug: ['too_many_slugs'] });
    if (!(await queries.takeSlug(tx, id, slug))) throw invalid({ slug: ['taken'] });
    await queries.updateSlug(tx, id, slug);
    const after = { ...before, slug };
    await recordVenueChange(deps, tx, actor, { venueId: id, verb: 'changeSlug', before, after });
  });
  deps.changes.publish(['services', `venue-${id}`, `times-${id}`]);
  return findVenue(deps, actor, id);
}
