import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { JobAttempt } from './delivery.ts';

/** How long an event that is done waits for others of its queue, milliseconds. */
const gatherMs = 25;

/** Gives what records an event as done: those of a queue that end within a moment together, in one statement. */
export function completeGathered(boss: Pick<PgBoss, 'complete'>): (job: JobAttempt) => Promise<void> {
  const gathered = new Map<string, { readonly jobs: JobAttempt[]; readonly done: Promise<void> }>();
  const open = (queue: string) => {
    const jobs: JobAttempt[] = [];
    const completeAll = async () => {
      await sleep(gatherMs);
      gathered.delete(queue);
      await boss.complete(queue, jobs);
    };
    return { jobs, done: completeAll() };
  };
  return (job) => {
    const { jobs, done } = gathered.getOrInsertComputed(job.name, open);
    jobs.push(job);
    return done;
  };
}
