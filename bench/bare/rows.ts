import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from './statements.ts';

/** What the file named on the command line says. */
export type RowsTask = {
  readonly url: string;
  /** Options of every connection, as our server has them. */
  readonly options: string;
  readonly poolSize: number;
  /** By path. */
  readonly answers: Readonly<Record<string, Wanted>>;
};

/** The statements whose rows are the answer, and how many of each: one more is asked for, to know of a next page. */
type Wanted = { readonly statements: readonly Statement[]; readonly max: number };

// The least that can answer: a path, its statements, all at once, their rows as JSON. No routing, checks, limits or shaping.
const { url, options, poolSize, answers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RowsTask;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: url, max: poolSize, options });

const server = createServer((request, response) => {
  const wanted = answers[request.url ?? ''];
  if (wanted) void answer(response, wanted);
  else response.writeHead(404).end();
});

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(response: ServerResponse, { statements, max }: Wanted): Promise<void> {
  try {
    const found = await Promise.all(statements.map(ask));
    const body = JSON.stringify(found.flatMap(({ rows }) => rows.slice(0, max)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const ask = ({ name, text, values }: Statement) =>
  pool.query<{ id: number }>({ ...(name === '' ? {} : { name }), text, values: [...values] });
