import type pg from 'pg';
import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ServerFolder } from '../bench-run.ts';
import type { LoadTarget } from '../load.ts';
import { databaseUrlOf } from '../server.ts';
import { withDatabase } from '../with-database.ts';
import type { DocumentsTask } from './documents.ts';
import { startBareProgram } from './start-bare-program.ts';

/** The bare program that reads ready documents, each of them an answer of our server, from the same database. */
export type Floors = {
  readonly port: number;
  /** The first twenty services. */
  readonly list: LoadTarget;
  /** Services one by one. */
  readonly detail: LoadTarget;
  stop(): Promise<void>;
};

/** More connections only wait for each other: measured with 2, 4, 8 and 16 on two cores. */
export const poolSize = 4;
/** So many services are listed, for page 2,500. */
const maxListed = 60_000;

/** Fills tables with the public answers of a folder's server and starts the program that reads them. */
export async function openFloors(
  folder: ServerFolder,
  scratch: string,
  detailPaths: readonly string[],
  listed = 100,
): Promise<Floors> {
  const { port: ours } = await folder.server();
  const details: { readonly id: number; readonly body: string }[] = [];
  // One after the other: a busy server would refuse many at once.
  for (const path of detailPaths)
    details.push({ id: Number(path.split('/').at(-1)), body: await readText(ours, path) });
  const list = await readList(ours, Math.min(listed, maxListed));
  await withDatabase(folder, async (client) => {
    await fillTable(client, 'bench_list', 'place bigint primary key', list);
    const rows = details.map(({ id, body }) => [id, body] as const);
    await fillTable(client, 'bench_details', 'id bigint primary key', rows);
  });
  const task: DocumentsTask = { url: databaseUrlOf(folder.dataDir), poolSize };
  const { port, stop } = await startBareProgram('bench/bare/documents.ts', task, scratch);
  return {
    port,
    list: { port, paths: ['/list/0'] },
    detail: { port, paths: details.map(({ id }) => `/detail/${id}`) },
    stop,
  };
}

/** Makes a table anew with ready documents by their key. */
export async function fillTable(
  client: pg.Client,
  table: string,
  key: string,
  rows: readonly (readonly [key: number, body: string])[],
): Promise<void> {
  await client.query(`drop table if exists ${table}`);
  await client.query(`create table ${table} (${key}, body text not null)`);
  await client.query(`insert into ${table} select * from unnest($1::bigint[], $2::text[])`, [
    rows.map(([value]) => value),
    rows.map(([, body]) => body),
  ]);
  await client.query(`vacuum analyze ${table}`);
}

/** The listed services of our server, each as its own document, by their places. */
async function readList(port: number, count: number): Promise<(readonly [place: number, body: string])[]> {
  const bodies: string[] = [];
  let path: string | undefined = `${places.api}/services?limit=100`;
  while (path !== undefined && bodies.length < count) {
    const { body, headers }: Awaited<ReturnType<typeof getOk>> = await getOk(port, path);
    bodies.push(...(JSON.parse(body.toString()) as object[]).map((one) => JSON.stringify(one)));
    path = /<([^>]+)>/.exec(headers.find(([name]) => name.toLowerCase() === 'link')?.[1] ?? '')?.[1];
  }
  return bodies.map((body, place) => [place, body] as const);
}

const readText = async (port: number, path: string): Promise<string> => (await getOk(port, path)).body.toString();
