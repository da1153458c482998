import type { DashboardClient } from '@tajmeelspot/contract/client.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../api.ts';
import { reportSilence } from './connection.ts';
import { queued } from './queued.ts';
import { toCurrentTask } from './former-store.ts';
import { put, readAll, remove } from './store.ts';

/** A visit that the venue enters itself. */
export type WalkInBody = Parameters<DashboardClient['addWalkIn']>[0]['body'];

/** What is paid for a booking. */
export type PaymentBody = Parameters<DashboardClient['takePayment']>[0]['body'];

type PaymentTask = { readonly kind: 'payment'; readonly bookingId: number; readonly body: PaymentBody };

/** What can be done without a connection. */
export type OfflineTask =
  | { readonly kind: 'walk_in'; readonly body: WalkInBody }
  | PaymentTask
  | { readonly kind: 'check_in' | 'complete' | 'no_show'; readonly bookingId: number };

/** Something that was done and waits to be sent. */
export type QueuedTask = OfflineTask & {
  /** In the order in which things were done, and the key under which the server takes it once. */
  readonly key: string;
  readonly venueId: number;
  readonly customerName: string;
  /** When the visit begins: YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly time: string;
  /** Why the server did not take it. */
  readonly problem?: { readonly message: string; readonly near: readonly NearTime[] };
};

const changes = new EventTarget();
let queue: readonly QueuedTask[] = [];

/** What waits at some venues, the first at the front. */
export function useQueuedTasks(venueIds: readonly number[]): readonly QueuedTask[] {
  const tasks = useSyncExternalStore(subscribe, () => queue);
  return tasks.filter(({ venueId }) => venueIds.includes(venueId));
}

/** A key for something that is done now. */
export const newTaskKey = (): string => `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomText()}`;

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');

/** Reads what waits on this device, also from before a reload. */
export async function readQueue(): Promise<void> {
  setQueue((await readAll<object>('queue')).map((stored) => toCurrentTask(stored) as QueuedTask));
}

/** Keeps something on this device until it can be sent. Throws where the device keeps nothing. */
export async function storeTask(task: QueuedTask): Promise<void> {
  await put('queue', task.key, task);
  await readQueue();
}

/** Forgets something that waits. */
export async function dropTask(key: string): Promise<void> {
  await remove('queue', key);
  await readQueue();
}

/** Forgets what waits for venues other than these. */
export const dropTasksElsewhere = (venueIds: readonly number[]): Promise<void> =>
  workAlone(async () => {
    await readQueue();
    for (const { key, venueId } of queue) if (!venueIds.includes(venueId)) await dropTask(key);
  });

type BookingTask = Extract<OfflineTask, { bookingId: number }>;

/** Forgets a step of a booking that waits; false where it was sent meanwhile. */
export const dropQueuedStep = ({ kind, bookingId }: BookingTask): Promise<boolean> =>
  workAlone(async () => {
    await readQueue();
    const isStep = (task: QueuedTask) => task.kind === kind && task.bookingId === bookingId && !task.problem;
    const task = queue.find(isStep);
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
  for (const task of queue.filter(({ venueId, problem }) => venueIds.includes(venueId) && !problem)) {
    const outcome = await trySend(task);
    if (outcome === 'later') break;
    if (outcome === 'taken') sent += 1;
    await (outcome === 'taken' ? dropTask(task.key) : storeTask({ ...task, problem: outcome }));
  }
  return sent;
}

async function trySend(task: QueuedTask): Promise<'taken' | 'later' | NonNullable<QueuedTask['problem']>> {
  try {
    await (task.kind === 'payment' ? sendPayment(task) : sendTask(task));
    return 'taken';
  } catch (error) {
    if (!(error instanceof ApiError)) {
      reportSilence();
      return 'later';
    }
    // It is sent after the next login; a busy server is asked again.
    if (error.body?.code === 'in_progress' || error.status === 401 || error.status === 429 || error.status >= 500)
      return 'later';
    // An answer that was lost, or another desk: it is done.
    if (task.kind !== 'walk_in' && task.kind !== 'payment' && error.body?.status === stateAfter[task.kind])
      return 'taken';
    return { message: error.message, near: error.body?.near ?? [] };
  }
}

const stateAfter = { check_in: undefined, complete: 'completed', no_show: 'no_show' } as const;

/** Sends one thing now, under its key. */
export function sendTask(task: Pick<QueuedTask, 'key' | 'venueId'> & Exclude<OfflineTask, PaymentTask>) {
  if (task.kind === 'walk_in') {
    const headers = { 'idempotency-key': task.key };
    return api().addWalkIn({ params: { id: String(task.venueId) }, headers, body: task.body });
  }
  const params = { id: String(task.bookingId) };
  if (task.kind === 'check_in') return api().checkIn({ params });
  return task.kind === 'complete' ? api().completeBooking({ params }) : api().markNoShow({ params });
}

/** Sends something, or keeps it where nobody answers or former things still wait. Throws the server's refusal. */
export const sendOrQueue = (task: QueuedTask & Exclude<OfflineTask, PaymentTask>, isOnline: boolean) =>
  sendFirst(task, isOnline, sendTask);

/** The same with a payment. */
export const payOrQueue = (task: QueuedTask & PaymentTask, isOnline: boolean) => sendFirst(task, isOnline, sendPayment);

const sendPayment = ({ bookingId, key, body }: Pick<QueuedTask, 'key'> & PaymentTask) =>
  api().takePayment({ params: { id: String(bookingId) }, headers: { 'idempotency-key': key }, body });

async function sendFirst<Task extends QueuedTask, Answer>(
  task: Task,
  isOnline: boolean,
  send: (task: Task) => Promise<Answer>,
) {
  const isNext = isOnline && !queue.some(({ venueId, problem }) => venueId === task.venueId && !problem);
  if (isNext) {
    try {
      return await send(task);
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
