import { beforeEach, expect, it, vi } from 'vitest';

/** What lies on the device, by store. */
const device = vi.hoisted(() => new Map<string, Map<string, unknown>>());
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => {
    device.set(name, new Map());
    return name;
  },
  set: (key: string, value: unknown, store: string) => Promise.resolve(void device.get(store)?.set(key, value)),
  del: (key: string, store: string) => Promise.resolve(void device.get(store)?.delete(key)),
  clear: (store: string) => Promise.resolve(device.get(store)?.clear()),
  entries: (store: string) => Promise.resolve([...(device.get(store)?.entries() ?? [])]),
}));

vi.stubGlobal('location', { origin: 'http://test', hash: '' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('addEventListener', () => {});
const { queryClient } = await import('../query-client.ts');
const { put } = await import('./store.ts');
const { storeTask } = await import('./queue.ts');
const { forgetOtherVenues } = await import('./forget-venues.ts');

const keysOf = (store: string) => [...(device.get(store)?.keys() ?? [])];
const taskAt = (venueId: number) =>
  ({
    key: `at-${venueId}`,
    venueId,
    customerName: 'A',
    date: '2026-11-22',
    time: '10:00',
    kind: 'check_in',
    bookingId: 1,
  }) as const;

beforeEach(async () => {
  for (const venue of [1, 2]) {
    const key = ['agenda', venue, 1, 'today', false];
    await put('answers', JSON.stringify(key), { key, data: {}, at: 0 });
    queryClient.setQueryData(key, {});
    await storeTask(taskAt(venue));
  }
  await put('answers', '["venues"]', { key: ['venues'], data: [], at: 0 });
});

it('R11.14 the device forgets answers and queue of a venue that its user has lost, and keeps those of the others', async () => {
  await forgetOtherVenues([2]);
  expect(keysOf('dashboard-answers')).toEqual(['["agenda",2,1,"today",false]', '["venues"]']);
  expect(keysOf('dashboard-waiting')).toEqual(['at-2']);
  expect(queryClient.getQueryData(['agenda', 1, 1, 'today', false])).toBeUndefined();
  expect(queryClient.getQueryData(['agenda', 2, 1, 'today', false])).toEqual({});
});

it('R11.14 the device keeps nothing of any venue for a user who has none left', async () => {
  await forgetOtherVenues([]);
  expect(keysOf('dashboard-answers')).toEqual(['["venues"]']);
  expect(keysOf('dashboard-waiting')).toEqual([]);
});
