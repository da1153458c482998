import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '#app/deps.ts';

const pictures = path.join(import.meta.dirname, 'pictures');

/**
 * Fills an empty database with the demo world, and stores its pictures; a database with users stays as it is. Servers
 * that start at once must do so one after the other (`prepareAlone`).
 */
export async function loadDemoWorld(deps: Deps): Promise<void> {
  const found = await sql<{ isUsed: boolean }>`select exists (select from users) as "isUsed"`.execute(deps.db);
  if (!found.rows[0]?.isUsed) {
    // Imported only when it is needed: a warm start does not load the demo world.
    const { loadWorld } = await import('./load.ts');
    await loadWorld(deps.db, deps.clock.now());
  }
  const { bucket, dataDir } = deps.env;
  if (!bucket) await cp(pictures, path.join(dataDir, 'files'), { recursive: true, force: false });
  else await upload(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'demo pictures were not stored'));
}

/** Stores the missing pictures in the bucket. A picture is complete once its last file is stored. */
async function upload({ files }: Deps): Promise<void> {
  for (const picture of await readdir(pictures)) {
    const names = (await readdir(path.join(pictures, picture))).toSorted();
    if (await files.has(`${picture}/${names.at(-1)}`)) continue;
    for (const name of names)
      await files.write(`${picture}/${name}`, await readFile(path.join(pictures, picture, name)));
  }
}
