import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { maxPictures, type OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { dropPicture, storePicture } from '#app/integrations/pictures/pictures.ts';
import { findOwnService, updatePictures } from './own-service-queries.ts';
import { changeOwn } from './change-service.ts';

const tooMany = () => problem('too_many_pictures', { values: { max: maxPictures } });

/** Adds a picture as the last one of a service. Throws not_found, too_many_pictures, and what storePicture throws. */
export async function addServicePicture(deps: Deps, actor: MemberActor, id: number, upload: Upload) {
  // Checked before the picture is made, which keeps a core busy for seconds, and again under the lock.
  const known = await findOwnService(deps.db, actor.member.id, id);
  if (!known) throw problem('not_found');
  if (known.images.length >= maxPictures) throw tooMany();
  const name = await storePicture(deps.files, 'service', upload);
  const kept = changeOwn(
    deps,
    actor,
    { id, verb: 'addServicePicture' },
    async (tx, { images, picture_texts: texts }) => {
      if (images.length >= maxPictures) throw tooMany();
      await updatePictures(tx, id, [...images, name], texts);
    },
  );
  // Files that no row names are deleted; where the store is down by now they stay, invisible.
  kept.catch(() => dropPicture(deps.files, name)).catch(() => {});
  return kept;
}

type PicturesInput = { readonly name: string; readonly alt: LocalizedText };

/** Sets the order of a service's pictures and deletes those that are not named. Throws not_found, invalid. */
export const changeServicePictures = (
  deps: Deps,
  actor: MemberActor,
  id: number,
  input: readonly PicturesInput[],
): Promise<OwnService> =>
  changeOwn(deps, actor, { id, verb: 'changeServicePictures' }, async (tx, { images }) => {
    const left = new Set(images);
    const strange = input.findIndex(({ name }) => !left.delete(name));
    if (strange >= 0) throw invalid({ [`pictures.${strange}.name`]: ['not_offered'] });
    const texts = input.filter(({ alt }) => Object.keys(alt).length > 0).map(({ name, alt }) => [name, alt] as const);
    await updatePictures(
      tx,
      id,
      input.map(({ name }) => name),
      Object.fromEntries(texts),
    );
    // Those of the demo world belong to several services, and have no files of their own.
    for (const picture of [...left].filter((name) => name.startsWith('listing-'))) {
      await deps.outbox.add(tx, { kind: 'identity.picture_dropped', picture });
    }
  });
