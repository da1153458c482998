import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPool } from '#app/database/connection.ts';
import { toProblem } from '#app/http/problem-answer.ts';
import { useServer } from '../harness.ts';

const server = useServer();

it.each([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
])('R11.17 a database on a machine that is gone is a 503 with a retry time, whatever the network says (%s)', (code) => {
  const lost = Object.assign(new Error(`connect ${code} 10.0.0.21:5432`), { code });
  expect(toProblem(lost)).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
});

it('R11.17 a database that answers the wish for TLS with an error, as one that cannot fork does, is a 503', async () => {
  const refusing = net.createServer((socket) => socket.on('data', () => socket.end('E')));
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const { port } = refusing.address() as net.AddressInfo;
  const pool = openPool(`postgres://a@127.0.0.1:${port}/a?sslmode=no-verify`, 1, () => {});
  const thrown = await pool.query('select 1').catch((error: unknown) => error);
  expect(String(thrown)).toMatch(/establishing an SSL connection/);
  expect(toProblem(thrown)).toMatchObject({ code: 'unavailable' });
  await pool.end();
  refusing.close();
});

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
