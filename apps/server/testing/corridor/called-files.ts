import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = path.join(import.meta.dirname, '../..');

/** The files of src and db, from apps/server on, of which some work calls a function; loading a file is no call. */
export async function listCalledFiles(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const called = result.filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled));
    const files = called.map(({ url }) => path.relative(server, fileURLToPath(url)).replaceAll(path.sep, '/'));
    return files.filter((file) => /^(?:src|db)\//.test(file)).toSorted();
  } finally {
    session.disconnect();
  }
}

const isCalled = ({ ranges }: { ranges: { count: number }[] }): boolean => (ranges[0]?.count ?? 0) > 0;
