import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a process is busier than that with requests, other work waits for a moment. */
const busy = { utilization: 0.8, lookMs: 20, waitMs: 500 };

/** Lets requests come first; background work calls it between its parts. */
export async function yieldToRequests(): Promise<void> {
  const before = performance.eventLoopUtilization();
  await sleep(busy.lookMs);
  if (performance.eventLoopUtilization(before).utilization > busy.utilization) await sleep(busy.waitMs);
}
