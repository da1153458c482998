import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { readTogether } from './read-together.ts';

/** A reading of numbers as texts, each of which ends when it is told to. */
function open() {
  const ends: (() => void)[] = [];
  const read = vi.fn<(asked: readonly number[]) => Promise<string[]>>(async (asked) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    if (asked.includes(0)) throw new Error('planted');
    return asked.map(String);
  });
  return { ask: readTogether(read), asked: () => read.mock.calls.map(([numbers]) => numbers), ends };
}

it('what is asked for at once is read together, each once', async () => {
  const { ask, asked, ends } = open();
  const found = Promise.all([1, 2, 1].map((number) => ask(number)));
  expect(asked()).toEqual([]);
  await expect.poll(asked).toEqual([[1, 2]]);
  ends[0]?.();
  expect(await found).toEqual(['1', '2', '1']);
});

it('what is asked for while two readings are under way is read together afterwards, each once', async () => {
  const { ask, asked, ends } = open();
  const first = ask(1);
  await expect.poll(asked).toEqual([[1]]);
  const second = ask(2);
  await expect.poll(asked).toEqual([[1], [2]]);
  const found = Promise.all([3, 4, 3].map((number) => ask(number)));
  await setTimeout(5);
  expect(asked()).toEqual([[1], [2]]);
  ends[0]?.();
  await expect.poll(asked).toEqual([[1], [2], [3, 4]]);
  const late = ask(3);
  ends[1]?.();
  // What was begun before she asked is not what she gets.
  await expect.poll(asked).toEqual([[1], [2], [3, 4], [3]]);
  for (const end of ends) end();
  expect([await first, await second, ...(await found), await late]).toEqual(['1', '2', '3', '4', '3', '3']);
});

it('a reading that fails, fails for all that was read together, and the next goes on', async () => {
  const { ask, ends, asked } = open();
  const results = Promise.allSettled([ask(0), ask(5)]);
  await expect.poll(asked).toEqual([[0, 5]]);
  ends[0]?.();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask(7);
  await expect.poll(asked).toEqual([[0, 5], [7]]);
  ends[1]?.();
  expect(await next).toBe('7');
});
