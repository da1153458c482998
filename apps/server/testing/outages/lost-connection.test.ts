import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toProblem } from '#app/http/problem-answer.ts';
import { useServer } from '../harness.ts';

const server = useServer();

/** The error of a transaction whose connection is cut. */
async function cutWithin(): Promise<unknown> {
  const { db, pool } = server.deps;
  const work = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  return work.catch((error: unknown) => error);
}

it('a connection that is cut within a transaction is a 503 with a retry time, also where only the rollback fails', async () => {
  const { db, pool } = server.deps;
  expect(toProblem(await cutWithin())).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
  await client.query('select 1').catch(() => undefined);
  const late = await client.query('rollback').catch((error: unknown) => error);
  client.release(true);
  expect(String(late)).toMatch(/not queryable/);
  expect(toProblem(late)).toMatchObject({ code: 'unavailable' });
});
