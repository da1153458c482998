import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What lies on the device, and what the server answers. */
const device = vi.hoisted(() => new Map<string, unknown>());
const calls = vi.hoisted(() => ({ made: [] as string[], answer: undefined as unknown }));
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  set: (key: string, value: unknown, store: string) => Promise.resolve(void device.set(`${store} ${key}`, value)),
  del: (key: string, store: string) => Promise.resolve(void device.delete(`${store} ${key}`)),
  clear: () => Promise.resolve(),
  entries: (store: string) => Promise.resolve([...device].filter(([key]) => key.startsWith(store))),
}));
vi.mock('../api.ts', () => ({
  api: () =>
    new Proxy(
      {},
      {
        get: (_, verb: string) => () => {
          calls.made.push(verb);
          return calls.answer instanceof Error ? Promise.reject(calls.answer) : Promise.resolve(calls.answer);
        },
      },
    ),
}));
vi.stubGlobal('addEventListener', () => {});
// Other tests have a device of their own.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { ApiError } = await import('@tajmeelspot/contract/client.ts');
const { discardTask, dropQueuedStep, listDueTasks, readQueue, restoreTask, sendOrQueue, sendQueue } =
  await import('./queue.ts');

const task = (key: string, more: object = {}) =>
  ({
    key,
    venueId: 5,
    customerName: 'A',
    date: '2026-12-12',
    time: '12:00',
    kind: 'confirm',
    bookingId: 1,
    ...more,
  }) as const;
const put = (one: ReturnType<typeof task>) => sendOrQueue(one, false, () => Promise.reject(new Error('not asked')));
const stored = (key: string) =>
  device.get(`dashboard-waiting ${key}`) as { problem?: object; droppedAt?: number } | undefined;
const problemOf = (code: string, more: object = {}) =>
  new ApiError(409, { code, message: 'No', request_id: '1', ...more } as never);

beforeEach(async () => {
  device.clear();
  calls.made = [];
  calls.answer = { message: 'Done', data: {} };
  await readQueue();
});

describe('R15.08 the queue', () => {
  it('sends answers, moves and blocked time in their order once there is a connection', async () => {
    await put(task('1'));
    await put(task('2', { kind: 'move', to: { booking_date: '2026-12-12', time: '13:00' } }));
    await put(task('3', { kind: 'decline', bookingId: 2, reason: 'Full' }));
    await put(task('4', { kind: 'block', body: {} }));
    expect(await sendQueue([5])).toBe(4);
    expect(calls.made).toEqual(['confirmBooking', 'moveBooking', 'declineBooking', 'addException']);
    expect(listDueTasks(5)).toEqual([]);
  });

  it('never sends an answer after its deadline, and says why', async () => {
    await put(task('1', { deadline: Date.now() - 1 }));
    await put(task('2', { kind: 'complete' }));
    expect(await sendQueue([5])).toBe(1);
    expect(calls.made).toEqual(['completeBooking']);
    expect(stored('1')?.problem).toEqual({ message: '', near: [], isOver: true });
  });

  it('keeps what a second device was too late for, with the reason and other times, and goes on with the rest', async () => {
    const near = [{ date: '2026-12-12', time: '14:00' }];
    calls.answer = problemOf('slot_taken', { near });
    await put(task('1', { kind: 'move', to: { booking_date: '2026-12-12', time: '13:00' } }));
    expect(await sendQueue([5])).toBe(0);
    expect(stored('1')?.problem).toEqual({ message: 'No', near, broken: undefined });
    calls.answer = { message: 'Done', data: {} };
    await restoreTask(task('1', { kind: 'move', to: { booking_date: '2026-12-12', time: '14:00' } }));
    expect(await sendQueue([5])).toBe(1);
  });

  it('counts as taken what another device has answered alike', async () => {
    calls.answer = problemOf('not_possible', { status: 'confirmed' });
    await put(task('1'));
    expect(await sendQueue([5])).toBe(1);
    await put(task('2', { kind: 'decline', reason: 'Full' }));
    expect(await sendQueue([5])).toBe(0);
    expect(stored('2')?.problem).toMatchObject({ message: 'No' });
  });
});

describe('R15.08 what is discarded', () => {
  it('is not sent, lies on the device, and is sent once it is brought back', async () => {
    await put(task('1'));
    await discardTask('1');
    expect(await sendQueue([5])).toBe(0);
    expect(stored('1')?.droppedAt).toEqual(expect.any(Number));
    await restoreTask(stored('1') as never);
    expect(await sendQueue([5])).toBe(1);
    expect(stored('1')).toBeUndefined();
  });

  it('is forgotten after a week, and what is taken back at once is forgotten at once', async () => {
    await put(task('1', { droppedAt: Date.now() - 8 * 86_400_000 }));
    expect(stored('1')).toBeUndefined();
    await put(task('2'));
    expect(await dropQueuedStep({ kind: 'confirm', bookingId: 1 })).toBe(true);
    expect(stored('2')).toBeUndefined();
    expect(await dropQueuedStep({ kind: 'confirm', bookingId: 1 })).toBe(false);
  });
});
