import type { Deps } from '#app/deps.ts';
import { dropPicture } from '#app/integrations/pictures/pictures.ts';
import * as queries from './work-picture-queries.ts';

/** Deletes the files of pictures that nothing shows any more. Throws storage_unavailable; what is left comes in the next round. */
export async function dropPictures({ db, files }: Deps): Promise<void> {
  for (const { name } of await queries.listDroppedPictures(db)) {
    await dropPicture(files, name);
    await queries.deleteDroppedPicture(db, name);
  }
}

/** The same after a change of which somebody waits for the answer; where the store is away, the round does it. */
export const dropPicturesNow = (deps: Deps): Promise<void> =>
  dropPictures(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'pictures are still stored'));
