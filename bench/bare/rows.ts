import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { RecordedStatement } from './record-statements.ts';

/** The task in the file that the command line names. */
export type RowsTask = {
  readonly url: string;
  /** Options of every connection, as our server has them. */
  readonly options: string;
  readonly poolSize: number;
  /** By path. */
  readonly answers: Readonly<Record<string, PathStatements>>;
};

/** The statements whose rows are the answer, and how many rows of each: our server reads one more for the next page. */
type PathStatements = { readonly statements: readonly RecordedStatement[]; readonly max: number };

// The minimum for an answer: the rows of the path's statements as JSON, without routing, checks, limits or mapping.
const { url, options, poolSize, answers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RowsTask;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: url, max: poolSize, options });

const server = createServer((request, response) => {
  const recorded = answers[request.url ?? ''];
  if (recorded) void answer(response, recorded);
  else response.writeHead(404).end();
});

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(response: ServerResponse, { statements, max }: PathStatements): Promise<void> {
  try {
    const results = await Promise.all(statements.map(runStatement));
    const body = JSON.stringify(results.flatMap(({ rows }) => rows.slice(0, max)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const runStatement = ({ name, text, values }: RecordedStatement) =>
  pool.query<{ id: number }>({ ...(name === '' ? {} : { name }), text, values: [...values] });
