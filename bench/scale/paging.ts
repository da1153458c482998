import { places } from '@tajmeelspot/contract/places.ts';
import { get, getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { startRowsProgram } from '../bare/start-rows-program.ts';
import { recordStatements, type RecordedStatement } from '../bare/record-statements.ts';
import { atMost, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { listPath } from '../calls/reads.ts';

const pageSize = 20;
const farthestPage = 2500;
const budget = atMost(1.3);
const searchPath = `${places.api}/services/search?limit=20`;

/** Page 2,500 compared with page 1, of the list and of a search; then by OFFSET, known to be bad. */
export async function measurePaging(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  // With fewer services: the last page but one.
  const page = Math.min(farthestPage, Math.floor(run.services / pageSize) - 1);
  const measure = async (name: string, path: string, readCursor: ReadCursor) => {
    const farPath = await walkToPage(port, path, readCursor, (page - 1) * pageSize);
    const sides = { 'page 1': { port, paths: [path] }, [`page ${page}`]: { port, paths: [farPath] } };
    return compareRates(`page ${page} of ${name}`, sides, budget, run.rounds);
  };
  return [
    await measure('the list', listPath, nextOfList),
    await measure('a search', searchPath, nextOfSearch),
    await measureOffset(run, page),
  ];
}

type ReadCursor = (answer: Awaited<ReturnType<typeof getOk>>) => string | null | undefined;

const nextOfList: ReadCursor = ({ headers }) =>
  /[?&]cursor=([^&>]+)/.exec(headers.find(([name]) => name.toLowerCase() === 'link')?.[1] ?? '')?.[1];
const nextOfSearch: ReadCursor = ({ body }) =>
  (JSON.parse(body.toString()) as { data: { next_cursor: string | null } }).data.next_cursor;

/** The path of the page after `skippedRows` rows, found by following the cursors. */
async function walkToPage(port: number, path: string, readCursor: ReadCursor, skippedRows: number): Promise<string> {
  let farPath = path;
  for (let left = skippedRows; left > 0; left -= 100) {
    const pagePath = path.replace(`limit=${pageSize}`, `limit=${Math.min(100, left)}`);
    const cursor = readCursor(await getOk(port, farPath.replace(path, pagePath)));
    if (!cursor) throw new Error(`${path} ends ${left} rows too early.`);
    farPath = `${path}&cursor=${cursor}`;
  }
  return farPath;
}

/** Measures the list's own statement with an OFFSET instead of a cursor. */
async function measureOffset(run: ScaleRun, page: number): Promise<Measurement> {
  const { options, statements } = await recordStatements(run, run.scratch, [listPath]);
  const farPath = `${listPath}&page=${page}`;
  const recorded = statements[listPath] ?? [];
  const withOffset = { [listPath]: recorded, [farPath]: recorded.map((one) => skipRows(one, (page - 1) * pageSize)) };
  const bare = await startRowsProgram(run, run.scratch, { options, statements: withOffset, max: () => pageSize });
  try {
    if ((await get(bare.port, farPath)).status !== 200) throw new Error('The list cannot be paged by OFFSET.');
    const sides = {
      'page 1': { port: bare.port, paths: [listPath] },
      [`page ${page}`]: { port: bare.port, paths: [farPath] },
    };
    return { ...(await compareRates(`page ${page} by OFFSET`, sides, budget, run.rounds)), isKnownBad: true };
  } finally {
    await bare.stop();
  }
}

function skipRows({ text, values }: RecordedStatement, count: number): RecordedStatement {
  const skippingText = text.replace(/\blimit (\$\d+)/, `limit $1 offset ${count}`);
  if (skippingText === text) throw new Error('The list has no limit that an OFFSET could follow.');
  return { name: `skip-${count}`, text: skippingText, values };
}
