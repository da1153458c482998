import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openShortMemory } from '#app/database/memory.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { readSearchText } from '../catalog.ts';
import { readVersionedText, recallReading, wordsVersion } from './text-reading-queries.ts';

const server = useServer();
const memoryOf = (keptMs: number) => ({ db: server.deps.db, memory: openShortMemory(keptMs) });

async function findVersion(db: typeof server.deps.db): Promise<string | undefined> {
  const found = await sql<{ version: string }>`select ${wordsVersion} as version`.execute(db);
  return found.rows[0]?.version;
}

/** Counts how often it was read. */
function countReads() {
  let count = 0;
  const read = async (db: typeof server.deps.db) => ({ version: await findVersion(db), value: ++count });
  return { read, count: () => count };
}

it('a text is read once while words, synonyms and procedures stay as they are', async () => {
  const [{ read, count }, deps] = [countReads(), memoryOf(0)];
  for (let time = 0; time < 3; time++) await recallReading(deps, 'hair', read);
  expect(count()).toBe(1);
  await recallReading(deps, 'nails', read);
  expect(count()).toBe(2);
  for (const change of [
    `insert into synonyms (word, means) values ('zzqqy', 'hair')`,
    `update procedures set also_category_id = also_category_id`,
    'call refresh_search_terms()',
  ]) {
    const before = count();
    await server.deps.pool.query(change);
    for (let time = 0; time < 2; time++) await recallReading(deps, 'hair', read);
    expect([change, count()]).toEqual([change, before + 1]);
  }
});

it('so many texts are kept, those that were asked for last', async () => {
  const [{ read, count }, deps] = [countReads(), memoryOf(60_000)];
  for (let nth = 0; nth < 4000; nth++) await recallReading(deps, `text ${nth}`, read);
  await recallReading(deps, 'text 0', read);
  await recallReading(deps, 'one more', read);
  expect(count()).toBe(4001);
  await recallReading(deps, 'text 0', read);
  expect(count()).toBe(4001);
  await recallReading(deps, 'text 1', read);
  expect(count()).toBe(4002);
});

it('what is looked for in the services themselves is not kept with the words', async () => {
  const versionOf = async (typed: string) => (await readVersionedText(server.deps.db, 'en', typed)).version;
  expect(await versionOf('laser')).toBeDefined();
  expect(await versionOf('las')).toBeDefined();
  for (const typed of ['qqzzw', 'keratjn', 'laser qqzzw'])
    expect([typed, await versionOf(typed)]).toEqual([typed, undefined]);
});

it('what is looked for in the services themselves is read anew when one of them changes', async () => {
  const deps = { ...server.deps, memory: openShortMemory(0) };
  const read = () => readSearchText(deps, noActor, 'zzyqwv');
  const unknown = await read();
  expect(unknown?.unknown).toEqual(['zzyqwv']);
  expect(await read()).toBe(unknown);
  await server.deps.pool.query(`update services set title = title || '{"en": "Zzyqwv"}' where id = 101`);
  await server.deps.pool.query('call refresh_service(101)');
  expect((await read())?.unknown).toEqual([]);
});
