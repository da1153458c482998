import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { places } from '@tajmeelspot/contract/places.ts';
import type { Arena } from '../arena.ts';
import { atMost, type Measure } from '../budget.ts';
import { press } from '../load.ts';
import { listDetailPaths } from '../calls/reads.ts';
import { home } from '../server.ts';

const secondsEach = 3;

/** Resident memory of the server's process after load on the list, the details and the cached page. */
export async function measureMemory(arena: Arena): Promise<Measure[]> {
  const server = await arena.server();
  const before = await readMegabytes(server.pid);
  // Also where this bench runs alone; after the others it changes little.
  const { port } = server;
  await press({ port, paths: [`${places.api}/services?limit=20`] }, secondsEach);
  await press({ port, paths: await listDetailPaths(server) }, secondsEach);
  await press({ port, paths: [home], headers: { 'accept-encoding': 'br' } }, secondsEach);
  const value = await readMegabytes(server.pid);
  return [
    { name: 'memory after load', value, unit: 'MB', budget: atMost(250), note: `${before.toFixed(1)} MB before` },
  ];
}

/** Resident memory of a process: /proc on Linux, ps elsewhere; both say KiB. */
export async function readMegabytes(pid: number): Promise<number> {
  const kib =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout;
  return (Number(kib) * 1024) / 1e6;
}
