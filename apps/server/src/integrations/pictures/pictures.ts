import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { problem } from '#app/http/problem.ts';
import type { FileStore } from '../files/files.ts';
import { makePicture, type MadePicture, type PictureKind, type Upload } from './make-picture.ts';
import {
  documentFile,
  filesOf,
  nameDocument,
  nameEmployeePortrait,
  namePortrait,
  nameServicePicture,
} from './picture-names.ts';

/**
 * Makes a picture anew from an upload and stores its files, all or none. Gives its name.
 * Throws what makePicture throws, and storage_unavailable.
 */
export async function storePicture(files: FileStore, kind: PictureKind, upload: Upload): Promise<string> {
  const made = await makePicture(kind, upload);
  const name = nameOf[kind](made);
  const written = await Promise.allSettled(
    [...made.files].map(([file, content]) =>
      files.write(`${name}/${kind === 'document' ? documentFile : file}`, content),
    ),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (!failed) return name;
  // Where it accepted none, another attempt would only make the caller wait longer.
  if (written.some((one) => one.status === 'fulfilled')) await files.remove(name, filesOf(name)).catch(() => {});
  throw failed.reason;
}

const nameOf: Record<PictureKind, (made: MadePicture) => string> = {
  service: nameServicePicture,
  portrait: namePortrait,
  employee: nameEmployeePortrait,
  document: nameDocument,
};

/** The bytes of a document. Throws not_found, storage_unavailable. */
export async function readDocument(files: FileStore, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await files.read(`${name}/${documentFile}`);
  if (!bytes) throw problem('not_found');
  return new Uint8Array(bytes);
}

/** Deletes every file of a picture. Throws storage_unavailable. */
export const dropPicture = (files: FileStore, picture: string): Promise<void> =>
  files.remove(picture, filesOf(picture));

/** Deletes every file of a picture that is named nowhere any more; tried again where the store is away. */
export const pictureHandlers = (files: FileStore): Pick<EventHandlers, 'identity.picture_dropped'> => ({
  'identity.picture_dropped': ({ picture }) => dropPicture(files, picture),
});
