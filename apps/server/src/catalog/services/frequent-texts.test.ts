import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { copyService } from '#testing/copy-service.ts';
import { useServer } from '#testing/harness.ts';
import { readText } from './text-reading-queries.ts';

const server = useServer();
/** More than are found and sorted together, and many enough for the sample. */
const copies = 960;

beforeAll(async () => {
  const find = async (treatment: string) =>
    (await server.client().searchServices({ query: { treatment, limit: '1' } })).data.data[0]?.id ?? 0;
  await copyService(server, { id: await find('balayage'), after: 100_000, count: copies });
  await copyService(server, { id: await find('massage'), after: 200_000, count: copies });
  await server.deps.pool.query('call refresh_search_terms()');
  await server.deps.pool.query('analyze services');
}, 120_000);

async function listIds(query: string | null): Promise<ReadonlySet<number>> {
  const found = await sql<{ id: number }>`
    select id from services where status = 'published' and document @@ ${query}::tsquery`.execute(server.deps.db);
  return new Set(found.rows.map(({ id }) => id));
}

const read = (typed: string) => readText(server.deps.db, 'en', typed);

it('a frequent word is looked for in its order, and who is called so is found', async () => {
  const text = await read('balayage');
  expect(text).toMatchObject({ areFew: false, areFewOfThousand: true, areFewNamed: true, areFewEmployees: true });
  expect(text.fewOfTiers).toHaveLength(text.tiers.length + 1);
  expect(text.fewOfTiers).toContain(false);
});

it.each(['balayage massage', 'balayage mass', 'massage bala'])(
  'R14.04 frequent words that few have together (%s) are found like rare ones',
  async (typed) => {
    const text = await read(typed);
    expect(text).toMatchObject({ areFew: true, besides: null });
    const found = await server.client().searchServices({ query: { treatment: typed, limit: '10' } });
    expect(found.data.total).toBe((await listIds(text.narrowing)).size);
  },
);

it('what stands in a tier by a word of another language is no match of the text', async () => {
  // A place that is called so in Sorani: as an Arabic reader begins the word, it is none of his.
  await server.deps.pool.query(`
    begin; set local session_replication_role = replica;
    update services set document = document || '''Pبالياسان''' where id >= 200000; commit`);
  const typed = 'باليا';
  const text = await readText(server.deps.db, 'ar', typed);
  expect(text).toMatchObject({ areFew: false, narrowing: expect.stringContaining(`'Aباليا':*`) });
  const matches = await listIds(text.narrowing);
  for (let limit = 0, cursor: string | null = null; limit < 30; limit++) {
    const query = { treatment: typed, limit: '100', ...(cursor === null ? {} : { cursor }) };
    const { data } = await server.client({ language: 'ar' }).searchServices({ query });
    expect(data.data.filter(({ id }) => !matches.has(id))).toEqual([]);
    cursor = data.next_cursor;
    if (cursor === null) break;
  }
  const { data } = await server.client({ language: 'ar' }).searchVenues({ query: { treatment: typed, limit: '50' } });
  expect(data.data.map(({ services_count: count }) => count)).not.toContain(0);
});

it('every procedure is counted, also one whose number has one digit', async () => {
  const { rows } = await server.deps.pool.query<{ missing: string }>(`
    select 'R' || p.id as missing from procedures p
    where exists (select from services s where s.status = 'published' and s.document @@ ('''R' || p.id || '''')::tsquery)
      and not exists (select from search_terms t where t.word = 'R' || p.id and t.services > 0)`);
  expect(rows).toEqual([]);
});
