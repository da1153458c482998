import { expect, inject, it } from 'vitest';
import { openPool } from './connection.ts';

it('a connection that is lost while it is held, or while it rests, is an error to report and not the end of the process', async () => {
  const lost: Error[] = [];
  const pool = openPool(inject('postgresUrl'), 3, (error) => lost.push(error));
  const [held, resting, other] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const pids = await Promise.all(
    [held, resting].map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
  );
  resting.release();
  await other.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
    pids.map(({ rows }) => rows[0]?.pid),
  ]);
  await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2);
  held.release(true);
  other.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
