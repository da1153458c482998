import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#app/env.ts';

/** Where the parts of an installation lie that are not in a database of one's own. */
export const installationPaths = ({ dataDir }: Env) => ({
  postgres: path.resolve(dataDir, 'postgres'),
  files: path.resolve(dataDir, 'files'),
  key: path.resolve(dataDir, 'secret-key'),
});

/** Whether the embedded database was ever started there. */
export const hasCluster = (env: Env): boolean => existsSync(path.join(installationPaths(env).postgres, 'PG_VERSION'));

/** The pictures below a folder as '<picture>/<file>', in order; none where there is no folder. */
export async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}
