import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Arena } from '../arena.ts';
import { atMost, type Budget, type Measure, median } from '../budget.ts';
import { type Start, startServer } from '../server.ts';

const runs = 3;

/** From the command to a served home page: on a new folder, on a used one, and the used one through npm. */
export async function measureStarts({ scratch }: Arena): Promise<Measure[]> {
  const dataDir = join(scratch, 'starts');
  const cold: number[] = [];
  for (let run = 0; run < runs; run++) {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir);
    cold.push(await timeStart({ dataDir }));
  }
  const warm: number[] = [];
  const npm: number[] = [];
  for (let run = 0; run < runs; run++) {
    warm.push(await timeStart({ dataDir }));
    npm.push(await timeStart({ dataDir, command: ['npm', 'start'] }));
  }
  return [
    toMeasure('cold start', cold, atMost(8)),
    toMeasure('warm start', warm, atMost(3)),
    toMeasure('warm npm start', npm, atMost(3)),
  ];
}

async function timeStart(start: Start): Promise<number> {
  const server = await startServer(start);
  await server.stop();
  return server.startSeconds;
}

function toMeasure(name: string, seconds: readonly number[], budget: Budget): Measure {
  const note = seconds.map((one) => one.toFixed(2)).join(', ');
  return { name, value: median(seconds), unit: 's', budget, note };
}
