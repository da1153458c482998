import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { openFloors } from '../bare/open-floors.ts';
import { atMost, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { listPath, nextOfList } from '../calls/reads.ts';
import { computed } from '../load.ts';

const pageSize = 20;
const farthestPage = 2500;
const budget = atMost(1.3);
const searchPath = `${places.api}/services/search?limit=20`;

/** Page 2,500 compared with page 2, of the list and of a search, both made anew; then by OFFSET, known to be bad. */
export async function measurePaging(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  // With fewer services: the last page but one.
  const page = Math.min(farthestPage, Math.floor(run.services / pageSize) - 1);
  const measure = async (name: string, path: string, readCursor: ReadCursor) => {
    const pathOf = (rows: number) => walkToPage(port, path, readCursor, rows);
    const side = (sidePath: string) => ({ port, paths: [sidePath], headers: computed });
    const sides = {
      'page 2': side(await pathOf(pageSize)),
      [`page ${page}`]: side(await pathOf((page - 1) * pageSize)),
    };
    return compareRates(`page ${page} of ${name}`, sides, budget, run.rounds);
  };
  return [
    await measure('the list', listPath, nextOfList),
    await measure('a search', searchPath, nextOfSearch),
    await measureOffset(run, page),
  ];
}

type ReadCursor = (answer: Awaited<ReturnType<typeof getOk>>) => string | null | undefined;

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

/** Measures ready documents of the list with an OFFSET instead of a cursor. */
async function measureOffset(run: ScaleRun, page: number): Promise<Measurement> {
  const floors = await openFloors(run, run.scratch, [], page * pageSize);
  const side = (number: number) => ({ port: floors.port, paths: [`/skip/${(number - 1) * pageSize}`] });
  try {
    const sides = { 'page 1': side(1), [`page ${page}`]: side(page) };
    return { ...(await compareRates(`page ${page} by OFFSET`, sides, budget, run.rounds)), isKnownBad: true };
  } finally {
    await floors.stop();
  }
}
