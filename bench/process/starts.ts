import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Budget, type Measurement, median } from '../budget.ts';
import { type StartServerInput, startServer } from '../server.ts';

const runs = 3;

/** Time from the command to a served home page: on a new folder, on a used one, and on a used one through npm. */
export async function measureStarts({ scratch }: BenchRun): Promise<Measurement[]> {
  const dataDir = join(scratch, 'starts');
  const coldSeconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir);
    coldSeconds.push(await timeStart({ dataDir }));
  }
  const warmSeconds: number[] = [];
  const npmSeconds: number[] = [];
  for (let run = 0; run < runs; run++) {
    warmSeconds.push(await timeStart({ dataDir }));
    npmSeconds.push(await timeStart({ dataDir, command: ['npm', 'start'] }));
  }
  return [
    toMeasure('cold start', coldSeconds, atMost(8)),
    toMeasure('warm start', warmSeconds, atMost(3)),
    toMeasure('warm npm start', npmSeconds, atMost(3)),
  ];
}

async function timeStart(input: StartServerInput): Promise<number> {
  const server = await startServer(input);
  await server.stop();
  return server.startSeconds;
}

function toMeasure(name: string, seconds: readonly number[], budget: Budget): Measurement {
  const note = seconds.map((one) => one.toFixed(2)).join(', ');
  return { name, value: median(seconds), unit: 's', budget, note };
}
