import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from './answer.ts';
import type { Arena } from './arena.ts';
import { startBare } from './bare/start.ts';
import type { RowsTask } from './bare/rows.ts';
import { atLeast, type Measure } from './budget.ts';
import { duel } from './duel.ts';
import { databaseOf, type Server } from './server.ts';
import { recordStatements } from './bare/statements.ts';

const listPath = `${places.api}/services?limit=20`;
const listed = 20;
/** The server's own (apps/server/src/database/open.ts); 16 connections of load never need more. */
const poolSize = 20;

/** List and detail of listings against a bare program that runs the same statements on the same database. */
export async function measureReads(arena: Arena): Promise<Measure[]> {
  const server = await arena.server();
  const detailPaths = await listDetailPaths(server);
  const paths = [listPath, ...detailPaths];
  const { options, statements } = await recordStatements(arena.dataDir, arena.scratch, paths);
  const answers = Object.fromEntries(
    Object.entries(statements).map(([path, one]) => [path, { ...one, most: path === listPath ? listed : 1 }]),
  );
  const task: RowsTask = { url: databaseOf(arena.dataDir), options, poolSize, answers };
  const bare = await startBare('bench/bare/rows.ts', task, arena.scratch);
  try {
    for (const path of paths) await demandSameRows(path, server.port, bare.port);
    const sidesOf = (asked: string[]) => ({
      ours: { port: server.port, paths: asked },
      bare: { port: bare.port, paths: asked },
    });
    return [
      await duel('list of 20 services', sidesOf([listPath]), atLeast(0.5), arena.rounds),
      await duel('one service in full', sidesOf(detailPaths), atLeast(0.3), arena.rounds),
    ];
  } finally {
    await bare.stop();
  }
}

/** Of every listing on the first page, so that no single one is measured. */
export async function listDetailPaths({ client }: Server): Promise<string[]> {
  const services = await client.listServices({ query: { limit: String(listed) } });
  return services.map(({ id }) => `${places.api}/services/${id}`);
}

async function demandSameRows(path: string, ours: number, bare: number): Promise<void> {
  const [asked, same] = await Promise.all([ours, bare].map((port) => readIds(port, path)));
  if (!asked || asked !== same) throw new Error(`${path} differs: ours gave ${asked}, the bare program ${same}.`);
}

async function readIds(port: number, path: string): Promise<string> {
  const { body } = await getOk(port, path);
  const rows = [JSON.parse(body.toString()) as { id: number } | { id: number }[]].flat();
  return rows.map(({ id }) => id).join(',');
}
