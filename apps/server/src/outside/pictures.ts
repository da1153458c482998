import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { filesFolder, portraitSize } from '#app/http/files.ts';
import { problem } from '#app/http/problem.ts';

/** More than any phone's camera makes; a small file can hold far more. */
const mostPixels = 64_000_000;
const readable = new Set(['jpeg', 'png', 'webp']);
// One at a time: each keeps a core busy and may fill tens of megabytes.
const limit = pLimit(1);

/**
 * Makes somebody's picture anew from what they sent: upright, square, WebP, without metadata. Gives the name it is kept
 * under. Throws unreadable_picture for whatever is no JPEG, PNG or WebP by its content.
 */
export async function storePortrait(dataDir: string, bytes: Uint8Array): Promise<string> {
  const made = await limit(() => toPortrait(bytes));
  const name = `person-${randomUUID()}`;
  await mkdir(folderOf(dataDir, name), { recursive: true });
  await writeFile(path.join(folderOf(dataDir, name), `${portraitSize}.webp`), made);
  return name;
}

/** Deletes a picture; none is no fault. */
export const removePicture = (dataDir: string, name: string): Promise<void> =>
  rm(folderOf(dataDir, name), { recursive: true, force: true });

const folderOf = (dataDir: string, name: string): string => path.join(filesFolder(dataDir), name);

async function toPortrait(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded with the first picture: it costs memory that most processes never need.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    if (!readable.has((await picture.metadata()).format)) throw new Error('another format');
    return await picture
      .autoOrient()
      .resize(portraitSize, portraitSize, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw problem('unreadable_picture');
  }
}
