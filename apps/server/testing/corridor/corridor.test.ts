import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useServer } from '../harness.ts';

const server = useServer();
/**
 * Files of the server that one request of a kind may call behind the entrance: who reads what serves it opens no more.
 * The entrance is what every call passes, whatever it does, and has a limit of its own.
 */
const limits = { placing: 24, move: 26, search: 9, entrance: 15 } as const;
type Corridors = Record<keyof typeof limits, string[]>;

const isEntrance = (file: string): boolean => /^src\/(?:admission|database|http|observability)\//.test(file);

async function measure(...flags: string[]): Promise<Corridors> {
  const { databaseUrl = '', dataDir } = server.deps.env;
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' };
  const program = path.join(import.meta.dirname, 'measure-corridors.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...flags], { env });
  const called = JSON.parse(stdout) as Record<Exclude<keyof Corridors, 'entrance'>, string[]>;
  const behind = Object.entries(called).map(([name, files]) => [name, files.filter((file) => !isEntrance(file))]);
  const entrance = [...new Set(Object.values(called).flat().filter(isEntrance))].toSorted();
  return { ...Object.fromEntries(behind), entrance } as Corridors;
}

it('a corridor is no longer than its limit', async () => {
  const corridors = await measure();
  for (const [name, files] of Object.entries(corridors)) {
    // CORRIDOR=list prints what `npm test` only shows where a corridor is too long.
    if (process.env['CORRIDOR'] === 'list') console.log(`${name}: ${files.length} files\n${files.join('\n')}`);
  }
  expect(listTooLong(corridors)).toEqual([]);
});

it('each way through the server is in its corridor, and a file that a request needs not is found there', async () => {
  const planted = await measure('--planted');
  expect(planted.placing).toContain('src/booking/place/place-booking.ts');
  expect(planted.move).toContain('src/booking/move/move-booking.ts');
  expect(planted.search).toContain('src/search/search.ts');
  for (const files of [planted.placing, planted.move, planted.search])
    expect(files).toContain('src/spreadsheets/csv.ts');
  const long = Array.from({ length: limits.search + 1 }, (_, index) => `src/${index}.ts`);
  expect(listTooLong({ placing: [], move: [], search: long, entrance: [] })).toHaveLength(1);
});

/** What is too long, with its files. */
const listTooLong = (corridors: Corridors): string[] =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const files = corridors[name as keyof Corridors];
    return files.length <= limit ? [] : [`${name}: ${files.length} files, ${limit} at most\n${files.join('\n')}`];
  });
