import { places } from '@tajmeelspot/contract/places.ts';
import { get, getOk } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { startRowsProgram } from '../bare/start-rows-program.ts';
import { recordStatements } from '../bare/record-statements.ts';
import { atLeast, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import type { BenchServer } from '../server.ts';

export const listPath = `${places.api}/services?limit=20`;
const listedServices = 20;

/** List and detail of services compared with a bare program that runs the same statements on the same database. */
export async function measureReads(run: BenchRun): Promise<Measurement[]> {
  const server = await run.server();
  const detailPaths = await listDetailPaths(server);
  const paths = [listPath, ...detailPaths];
  const { options, statements } = await recordStatements(run, run.scratch, paths);
  for (const path of paths) requireOne(path, statements[path]?.length);
  const max = (path: string) => (path === listPath ? listedServices : 1);
  const bare = await startRowsProgram(run, run.scratch, { options, statements, max });
  try {
    for (const path of paths) await requireSameRows(path, server.port, bare.port);
    const sidesOf = (sidePaths: string[]) => ({
      ours: { port: server.port, paths: sidePaths },
      bare: { port: bare.port, paths: sidePaths },
    });
    return [
      await compareRates('list of 20 services', sidesOf([listPath]), atLeast(0.5), run.rounds),
      await compareRates('one service in full', sidesOf(detailPaths), atLeast(0.3), run.rounds),
    ];
  } finally {
    await bare.stop();
  }
}

/** Paths of services across the whole list, so that no single one is measured. */
export async function listDetailPaths({ client, port }: BenchServer): Promise<string[]> {
  const newest = await client.listServices({ query: { limit: '100' } });
  const ids = newest.filter((_, index) => index % 5 === 0).map(({ id }) => id);
  // Ids may have gaps: what answers 404 is left out.
  const spread = Array.from({ length: listedServices }, (_, n) =>
    Math.round((Math.max(...ids) * (n + 1)) / listedServices),
  );
  const paths = [...ids, ...spread].map((id) => `${places.api}/services/${id}`);
  const answers = await Promise.all(paths.map((path) => get(port, path)));
  return paths.filter((_, index) => answers[index]?.status === 200);
}

function requireOne(path: string, sent: number | undefined): void {
  if (sent !== 1) throw new Error(`GET ${path} must be one statement, but sent ${sent}.`);
}

async function requireSameRows(path: string, ours: number, bare: number): Promise<void> {
  const [ourIds, bareIds] = await Promise.all([ours, bare].map((port) => readIds(port, path)));
  if (!ourIds || ourIds !== bareIds)
    throw new Error(`${path} differs: ours gave ${ourIds}, the bare program ${bareIds}.`);
}

async function readIds(port: number, path: string): Promise<string> {
  const { body } = await getOk(port, path);
  const rows = [JSON.parse(body.toString()) as { id: number } | { id: number }[]].flat();
  return rows.map(({ id }) => id).join(',');
}
