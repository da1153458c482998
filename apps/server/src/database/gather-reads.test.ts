import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { openDb, openPool } from './connection.ts';
import { gatherReads } from './statements.ts';

const server = useServer();

/** A database of its own connection, with what was sent to it. */
function openCounted() {
  const pool = openPool(server.deps.env.databaseUrl ?? '', 1, () => {});
  const sent: string[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((config: { text: string }, ...others: unknown[]) => {
      sent.push(config.text);
      return query(config, ...others);
    }) as typeof client.query;
  });
  return { db: gatherReads(openDb(pool)), sent, close: () => pool.end() };
}

describe('gatherReads', () => {
  it('sends what is asked for at the same time as one statement, each with its own values and its order', async () => {
    const { db, sent, close } = openCounted();
    const countTo = async (last: number) =>
      (await sql<{ n: number }>`select n from generate_series(1, ${last}::int) n order by n desc`.execute(db)).rows;
    const found = await Promise.all([
      countTo(2),
      db.selectFrom('venues').select(['id', 'slug']).where('id', '<', 0).execute(),
      Promise.resolve().then(() => countTo(3)),
    ]);
    expect(found).toEqual([[{ n: 2 }, { n: 1 }], [], [{ n: 3 }, { n: 2 }, { n: 1 }]]);
    expect(sent).toHaveLength(1);
    await countTo(1);
    expect(sent).toHaveLength(2);
    await close();
  });

  it('fails for all that was sent together, and goes on afterwards', async () => {
    const { db, close } = openCounted();
    const divide = (by: number) => sql`select 1 / ${by}::int as n`.execute(db);
    const results = await Promise.allSettled([divide(0), divide(1)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
    await close();
  });

  it('begins no transaction', async () => {
    const { db, close } = openCounted();
    await expect(db.transaction().execute(() => Promise.resolve())).rejects.toThrow('change nothing');
    await close();
  });
});
