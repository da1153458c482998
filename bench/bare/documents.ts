import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The task in the file that the command line names. */
export type DocumentsTask = { readonly url: string; readonly poolSize: number };

// The minimum for a read: one prepared statement that reads ready documents along an index, joined and sent.
const { url, poolSize } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as DocumentsTask;
const pool = new pg.Pool({ connectionString: url, max: poolSize });

/** By the first part of a path; the second is the value. */
const statements: Readonly<Record<string, string>> = {
  list: 'select body from bench_list where place >= $1 order by place limit 20',
  detail: 'select body from bench_details where id = $1',
  day: 'select body from bench_days where venue_id = $1 order by place',
  // Known to be bad: a page by how many documents lie before it.
  skip: 'select body from bench_list order by place limit 20 offset $1',
};

const server = createServer((request, response) => {
  const [, name = '', value = ''] = (request.url ?? '').split('/');
  const text = statements[name];
  if (text === undefined) response.writeHead(404).end();
  else void answer(response, name, { name, text, values: [value], rowMode: 'array' });
});

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(response: ServerResponse, name: string, statement: pg.QueryArrayConfig): Promise<void> {
  try {
    const { rows } = await pool.query<[string]>(statement);
    const documents = rows.map(([body]) => body).join(',');
    const body = Buffer.from(name === 'detail' ? documents : `[${documents}]`);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
