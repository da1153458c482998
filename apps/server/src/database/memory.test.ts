import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShortMemory } from './memory.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('reads once in its time, counted from the beginning of the reading', async () => {
  const memory = openShortMemory(1000);
  let reads = 0;
  const recall = (key = 'rows') => memory.recall(key, () => Promise.resolve(++reads));
  expect(await Promise.all([recall(), recall()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await recall()).toBe(1);
  expect(await recall('others')).toBe(2);
  vi.advanceTimersByTime(1);
  expect(await recall()).toBe(3);
});

it('forgets at once what could not be read', async () => {
  const memory = openShortMemory(1000);
  await expect(memory.recall('rows', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(await memory.recall('rows', () => Promise.resolve('read'))).toBe('read');
});

it('of no time reads each time', async () => {
  const memory = openShortMemory(0);
  let reads = 0;
  for (let n = 0; n < 3; n++) await memory.recall('rows', () => Promise.resolve(++reads));
  expect(reads).toBe(3);
});

it('keeps what was read last, however much is asked for', async () => {
  const memory = openShortMemory(1000);
  let reads = 0;
  const recall = (key: number) => memory.recall(String(key), () => Promise.resolve(++reads));
  for (let key = 0; key <= 300; key++) await recall(key);
  expect(await recall(300)).toBe(301);
  expect(await recall(1)).toBe(2);
  expect(await recall(0)).toBe(302);
});

it('forgets what it is told to', async () => {
  const memory = openShortMemory(1000);
  let reads = 0;
  const recall = () => memory.recall('rows', () => Promise.resolve(++reads));
  await recall();
  memory.forget('rows');
  expect(await recall()).toBe(2);
});
