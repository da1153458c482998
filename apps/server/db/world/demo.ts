import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '#app/deps.ts';

const pictures = path.join(import.meta.dirname, 'pictures');

/** Fills an empty database with the demo world and its pictures; one that has people in it is left alone. */
export async function loadDemoWorld(deps: Deps): Promise<void> {
  const found = await sql<{ isUsed: boolean }>`select exists (select from users) as "isUsed"`.execute(deps.db);
  if (!found.rows[0]?.isUsed) {
    // Read only when it is needed: a warm start need not know the whole world.
    const { loadWorld } = await import('./load.ts');
    await loadWorld(deps.db, deps.clock.now());
  }
  const { bucket, dataDir } = deps.env;
  if (!bucket) await cp(pictures, path.join(dataDir, 'files'), { recursive: true, force: false });
  else await upload(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'demo pictures were not stored'));
}

/** Puts the pictures that are missing into the store of files. One is whole when its last file is there. */
async function upload({ files }: Deps): Promise<void> {
  for (const picture of await readdir(pictures)) {
    const names = (await readdir(path.join(pictures, picture))).toSorted();
    if (await files.has(`${picture}/${names.at(-1)}`)) continue;
    for (const name of names)
      await files.write(`${picture}/${name}`, await readFile(path.join(pictures, picture, name)));
  }
}
