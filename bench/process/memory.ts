import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { places } from '@tajmeelspot/contract/places.ts';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement } from '../budget.ts';
import { applyLoad } from '../load.ts';
import { listDetailPaths } from '../calls/reads.ts';
import { home } from '../server.ts';

const secondsEach = 3;

/** Resident memory of the server's process after load on the list, the details and the cached page. */
export async function measureMemory(run: BenchRun): Promise<Measurement[]> {
  const server = await run.server();
  const before = await readMegabytes(server.pid);
  // The load counts where this bench runs alone; after the others it changes little.
  const { port } = server;
  await applyLoad({ port, paths: [`${places.api}/services?limit=20`] }, secondsEach);
  await applyLoad({ port, paths: await listDetailPaths(server) }, secondsEach);
  await applyLoad({ port, paths: [home], headers: { 'accept-encoding': 'br' } }, secondsEach);
  const value = await readMegabytes(server.pid);
  return [
    { name: 'memory after load', value, unit: 'MB', budget: atMost(400), note: `${before.toFixed(1)} MB before` },
  ];
}

/** Resident memory of a process in MB: from /proc on Linux, from ps elsewhere; both count in KiB. */
export async function readMegabytes(pid: number): Promise<number> {
  const kib =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout;
  return (Number(kib) * 1024) / 1e6;
}
