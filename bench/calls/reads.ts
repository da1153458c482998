import { places } from '@tajmeelspot/contract/places.ts';
import { get, getOk } from '../answer.ts';
import type { Arena } from '../arena.ts';
import { openRows } from '../bare/open-rows.ts';
import { recordStatements } from '../bare/statements.ts';
import { atLeast, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import type { Server } from '../server.ts';

export const listPath = `${places.api}/services?limit=20`;
const listed = 20;

/** List and detail of services against a bare program that runs the same statements on the same database. */
export async function measureReads(arena: Arena): Promise<Measure[]> {
  const server = await arena.server();
  const detailPaths = await listDetailPaths(server);
  const paths = [listPath, ...detailPaths];
  const { options, statements } = await recordStatements(arena, arena.scratch, paths);
  for (const path of paths) requireOne(path, statements[path]?.length);
  const max = (path: string) => (path === listPath ? listed : 1);
  const bare = await openRows(arena, arena.scratch, { options, statements, max });
  try {
    for (const path of paths) await requireSameRows(path, server.port, bare.port);
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

/** Of services here and there in the list, so that no single one is measured. */
export async function listDetailPaths({ client, port }: Server): Promise<string[]> {
  const newest = await client.listServices({ query: { limit: '100' } });
  const ids = newest.filter((_, index) => index % 5 === 0).map(({ id }) => id);
  // Ids may have gaps: what answers 404 is left out.
  const spread = Array.from({ length: listed }, (_, n) => Math.round((Math.max(...ids) * (n + 1)) / listed));
  const asked = [...ids, ...spread].map((id) => `${places.api}/services/${id}`);
  const answers = await Promise.all(asked.map((path) => get(port, path)));
  return asked.filter((_, index) => answers[index]?.status === 200);
}

function requireOne(path: string, sent: number | undefined): void {
  if (sent !== 1) throw new Error(`GET ${path} must be one statement, but sent ${sent}.`);
}

async function requireSameRows(path: string, ours: number, bare: number): Promise<void> {
  const [asked, same] = await Promise.all([ours, bare].map((port) => readIds(port, path)));
  if (!asked || asked !== same) throw new Error(`${path} differs: ours gave ${asked}, the bare program ${same}.`);
}

async function readIds(port: number, path: string): Promise<string> {
  const { body } = await getOk(port, path);
  const rows = [JSON.parse(body.toString()) as { id: number } | { id: number }[]].flat();
  return rows.map(({ id }) => id).join(',');
}
