import { readdirSync } from 'node:fs';

/** Folders of the demo pictures by their keys: a folder's name has colour and size behind the key. */
const picturesByKey = new Map(
  readdirSync(new URL('pictures', import.meta.url)).map((name) => [name.replace(/-[0-9a-f]{6}-\d+x\d+$/, ''), name]),
);

/** The name of a demo picture by its key. Throws where there is none. */
export function nameOfPicture(key: string): string {
  const name = picturesByKey.get(key);
  if (name === undefined) throw new Error(`the demo world has no picture ${key}`);
  return name;
}
