import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '../program.ts';

/** Starts a program of bench/bare/ as a process of its own, with its task in a file. Rejects after 10 s without a port. */
export async function startBareProgram(
  file: string,
  task: object,
  scratch: string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const path = join(scratch, `${randomUUID()}.json`);
  await writeFile(path, JSON.stringify(task));
  const program = startProgram([process.execPath, file, path], { NODE_ENV: '', NODE_OPTIONS: '' });
  const until = performance.now() + 10_000;
  while (performance.now() < until && !program.hasEnded()) {
    const port = /^port (\d+)$/m.exec(program.output())?.[1];
    if (port) return { port: Number(port), stop: program.stop };
    await sleep(10);
  }
  await program.stop();
  throw new Error(`${file} does not start.\n${program.output()}`);
}
