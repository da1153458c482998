import type { Words } from '@tajmeelspot/contract/fields.ts';
import { mostPictures, type OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { dropPicture, storePicture } from '#app/outside/pictures.ts';
import { findOwnListing, updatePictures } from '../own-listing-queries.ts';
import { changeOwn } from './keep-listing.ts';

const tooMany = () => problem('too_many_pictures', { values: { most: mostPictures } });

/** Takes a picture as the last one of a listing. Throws not_found, too_many_pictures, and what storePicture throws. */
export async function addListingPicture(deps: Deps, actor: MemberActor, id: number, bytes: Uint8Array) {
  // Asked before the picture is made, which keeps a core busy for seconds; and again under the lock.
  const known = await findOwnListing(deps.db, actor.member.id, id);
  if (!known) throw problem('not_found');
  if (known.images.length >= mostPictures) throw tooMany();
  const name = await storePicture(deps.files, 'listing', bytes);
  const kept = changeOwn(
    deps,
    actor,
    { id, verb: 'addListingPicture' },
    async (tx, { images, picture_words: said }) => {
      if (images.length >= mostPictures) throw tooMany();
      await updatePictures(tx, id, [...images, name], said);
    },
  );
  // What was stored and is named nowhere must go; should the store be away by now, it stays, and nobody sees it.
  kept.catch(() => dropPicture(deps.files, name)).catch(() => {});
  return kept;
}

type Shown = { readonly name: string; readonly alt: Words };

/** Orders the pictures of a listing and drops those that are not named. Throws not_found, invalid. */
export const changeListingPictures = (
  deps: Deps,
  actor: MemberActor,
  id: number,
  wanted: readonly Shown[],
): Promise<OwnListing> =>
  changeOwn(deps, actor, { id, verb: 'changeListingPictures' }, async (tx, { images }) => {
    const left = new Set(images);
    const strange = wanted.findIndex(({ name }) => !left.delete(name));
    if (strange >= 0) throw invalid({ [`pictures.${strange}.name`]: ['not_offered'] });
    const said = wanted.filter(({ alt }) => Object.keys(alt).length > 0).map(({ name, alt }) => [name, alt] as const);
    await updatePictures(
      tx,
      id,
      wanted.map(({ name }) => name),
      Object.fromEntries(said),
    );
    // Those of the demo world belong to several listings, and have no files of their own.
    for (const picture of [...left].filter((name) => name.startsWith('listing-'))) {
      await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture });
    }
  });
