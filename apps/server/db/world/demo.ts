import { cp } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '#app/deps.ts';
import { filesFolder } from '#app/http/files.ts';

const pictures = path.join(import.meta.dirname, 'pictures');

/** Fills an empty database with the demo world and its pictures; one that has people in it is left alone. */
export async function loadDemoWorld(deps: Deps): Promise<void> {
  const found = await sql<{ isUsed: boolean }>`select exists (select from users) as "isUsed"`.execute(deps.db);
  if (!found.rows[0]?.isUsed) {
    // Read only when it is needed: a warm start need not know the whole world.
    const { loadWorld } = await import('./load.ts');
    await loadWorld(deps.db, deps.clock.now());
  }
  await cp(pictures, filesFolder(deps.env.dataDir), { recursive: true, force: false });
}
