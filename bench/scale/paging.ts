import { places } from '@tajmeelspot/contract/places.ts';
import { get, getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { openRows } from '../bare/open-rows.ts';
import { recordStatements, type Statement } from '../bare/statements.ts';
import { atMost, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import { listPath } from '../calls/reads.ts';

const rows = 20;
const farthestPage = 2500;
const budget = atMost(1.3);
const searchPath = `${places.api}/services/search?limit=20`;

/** A page far behind against the first, of the list and of a search; then by OFFSET, known to be bad. */
export async function measurePaging(range: Range): Promise<Measure[]> {
  const { port } = await range.server();
  // With fewer services the last page but one.
  const page = Math.min(farthestPage, Math.floor(range.services / rows) - 1);
  const measure = async (what: string, path: string, next: Next) => {
    const far = await walk(port, path, next, (page - 1) * rows);
    const sides = { 'page 1': { port, paths: [path] }, [`page ${page}`]: { port, paths: [far] } };
    return duel(`page ${page} of ${what}`, sides, budget, range.rounds);
  };
  return [
    await measure('the list', listPath, nextOfList),
    await measure('a search', searchPath, nextOfSearch),
    await measureOffset(range, page),
  ];
}

type Next = (answer: Awaited<ReturnType<typeof getOk>>) => string | null | undefined;

const nextOfList: Next = ({ headers }) =>
  /[?&]cursor=([^&>]+)/.exec(headers.find(([name]) => name.toLowerCase() === 'link')?.[1] ?? '')?.[1];
const nextOfSearch: Next = ({ body }) =>
  (JSON.parse(body.toString()) as { data: { next_cursor: string | null } }).data.next_cursor;

/** The page that begins after so many rows: nobody can know its mark without having been there. */
async function walk(port: number, path: string, next: Next, skipped: number): Promise<string> {
  let far = path;
  for (let left = skipped; left > 0; left -= 100) {
    const step = path.replace(`limit=${rows}`, `limit=${Math.min(100, left)}`);
    const cursor = next(await getOk(port, far.replace(path, step)));
    if (!cursor) throw new Error(`${path} ends ${left} rows too early.`);
    far = `${path}&cursor=${cursor}`;
  }
  return far;
}

/** The list's own statement with an OFFSET instead of a mark. */
async function measureOffset(range: Range, page: number): Promise<Measure> {
  const { options, statements } = await recordStatements(range, range.scratch, [listPath]);
  const far = `${listPath}&page=${page}`;
  const recorded = statements[listPath] ?? [];
  const both = { [listPath]: recorded, [far]: recorded.map((one) => skip(one, (page - 1) * rows)) };
  const bare = await openRows(range, range.scratch, { options, statements: both, max: () => rows });
  try {
    if ((await get(bare.port, far)).status !== 200) throw new Error('The list cannot be paged by OFFSET.');
    const sides = {
      'page 1': { port: bare.port, paths: [listPath] },
      [`page ${page}`]: { port: bare.port, paths: [far] },
    };
    return { ...(await duel(`page ${page} by OFFSET`, sides, budget, range.rounds)), isKnownBad: true };
  } finally {
    await bare.stop();
  }
}

function skip({ text, values }: Statement, count: number): Statement {
  const skipping = text.replace(/\blimit (\$\d+)/, `limit $1 offset ${count}`);
  if (skipping === text) throw new Error('The list has no limit that an OFFSET could follow.');
  return { name: `skip-${count}`, text: skipping, values };
}
