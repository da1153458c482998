import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useSyncExternalStore } from 'react';
import { reportSilence } from './connection.ts';
import { queued } from './queued.ts';
import { type BookingTask, isBookingTask, isDue, isForgotten, type QueuedTask } from './queued-task.ts';
import { toCurrentTask } from './former-store.ts';
import { trySend } from './send-task.ts';
import { put, readAll, remove } from './store.ts';

export type { QueuedTask, WalkInBody } from './queued-task.ts';

const changes = new EventTarget();
let queue: readonly QueuedTask[] = [];

/** What waits at some venues, the first at the front, with what was refused. */
export function useQueuedTasks(venueIds: readonly number[]): readonly QueuedTask[] {
  const tasks = useSyncExternalStore(subscribe, () => queue);
  return tasks.filter(({ venueId, droppedAt }) => venueIds.includes(venueId) && droppedAt === undefined);
}

/** What was discarded at a venue and can be brought back, the last one at the front. */
export function useDroppedTasks(venue: number): readonly QueuedTask[] {
  const tasks = useSyncExternalStore(subscribe, () => queue);
  return tasks.filter(({ venueId, droppedAt }) => venueId === venue && droppedAt !== undefined).toReversed();
}

/** What waits now to be sent at a venue, for who asks once. */
export const listDueTasks = (venue: number): readonly QueuedTask[] =>
  queue.filter((task) => task.venueId === venue && isDue(task));

/** A key for something that is done now. */
export const newTaskKey = (): string => `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomText()}`;

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');

/** Reads what waits on this device, also from before a reload. */
export async function readQueue(): Promise<void> {
  const stored = (await readAll<object>('queue')).map((task) => toCurrentTask(task) as QueuedTask);
  const now = Date.now();
  for (const task of stored) if (isForgotten(task, now)) await remove('queue', task.key);
  setQueue(stored.filter((task) => !isForgotten(task, now)));
}

/** Keeps something on this device until it can be sent. Throws where the device keeps nothing. */
export async function storeTask(task: QueuedTask): Promise<void> {
  await put('queue', task.key, task);
  await readQueue();
}

/** Forgets something that waits: it was taken, replaced or taken back. */
export async function dropTask(key: string): Promise<void> {
  await remove('queue', key);
  await readQueue();
}

/** Sends something no more, but keeps it for some days. */
export async function discardTask(key: string): Promise<void> {
  const task = queue.find((one) => one.key === key);
  if (task) await storeTask({ ...task, droppedAt: Date.now() });
}

/** Sends something again that was discarded or refused, as it was or with a change. */
export async function restoreTask(task: QueuedTask): Promise<void> {
  const { droppedAt: _, problem: __, ...rest } = task;
  await storeTask(rest);
}

/** Forgets what waits for venues other than these. */
export const dropTasksElsewhere = (venueIds: readonly number[]): Promise<void> =>
  workAlone(async () => {
    await readQueue();
    for (const { key, venueId } of queue) if (!venueIds.includes(venueId)) await dropTask(key);
  });

/** Forgets a step of a booking that waits; false where it was sent meanwhile. */
export const dropQueuedStep = ({ kind, bookingId }: Pick<BookingTask, 'kind' | 'bookingId'>): Promise<boolean> =>
  workAlone(async () => {
    await readQueue();
    const isStep = (task: QueuedTask) =>
      isBookingTask(task) && task.kind === kind && task.bookingId === bookingId && isDue(task);
    const task = queue.findLast(isStep);
    if (task) await dropTask(task.key);
    return task !== undefined;
  });

/** Sends what waits at some venues in its order, once among all windows; gives how many the server took. */
export const sendQueue = (venueIds: readonly number[]): Promise<number> => workAlone(() => sendInOrder(venueIds));

/** Works on what waits while no other work of any window does. */
async function workAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('dashboard-waiting', work);
  // Only hosts with a certificate have locks; a second window would send the same keys, which count once.
  const done = running.then(work, work);
  running = done;
  return done;
}

let running: Promise<unknown> = Promise.resolve();

async function sendInOrder(venueIds: readonly number[]): Promise<number> {
  await readQueue();
  let sent = 0;
  for (const task of queue.filter((one) => venueIds.includes(one.venueId) && isDue(one))) {
    const outcome = await trySend(task, Date.now());
    if (outcome === 'later') break;
    if (outcome === 'taken') sent += 1;
    await (outcome === 'taken' ? dropTask(task.key) : storeTask({ ...task, problem: outcome }));
  }
  return sent;
}

/** Sends something, or keeps it where nobody answers or former things still wait. Throws the server's refusal. */
export async function sendOrQueue<Answer>(task: QueuedTask, isOnline: boolean, send: () => Promise<Answer>) {
  const isNext = isOnline && listDueTasks(task.venueId).length === 0;
  if (isNext) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      reportSilence();
    }
  }
  await storeTask(task);
  return queued;
}

function setQueue(next: readonly QueuedTask[]): void {
  queue = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
