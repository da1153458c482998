import type { OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/outside/picture-names.ts';
import { findHouse } from '#app/venues/venues.ts';
import * as queries from '../own-listing-queries.ts';

/** The listings of an own house, drafts too. Throws not_found. */
export async function listOwnListings(deps: Deps, actor: MemberActor, house: number): Promise<OwnListing[]> {
  await findHouse(deps, actor, house);
  const found = await queries.listOwnListings(deps.db, actor.member.id, house);
  return found.map((row) => toOwnListing(deps, row));
}

/** An own listing, a draft too. Throws not_found. */
export async function showOwnListing(deps: Deps, { member }: MemberActor, id: number): Promise<OwnListing> {
  const found = await queries.findOwnListing(deps.db, member.id, id);
  if (!found) throw problem('not_found');
  return toOwnListing(deps, found);
}

function toOwnListing({ env }: Deps, { images, picture_words: said, ...row }: queries.OwnListingRow): OwnListing {
  const pictures = images.flatMap((name) => {
    const shown = readPicture(env.basePath, name);
    return shown ? [{ ...shown, name, alt: said[name] ?? {} }] : [];
  });
  return { ...row, pictures };
}
