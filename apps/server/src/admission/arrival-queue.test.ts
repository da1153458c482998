import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openArrivalQueue, type WorkLimits } from './arrival-queue.ts';

/** A queue, and the names of those who began and who were refused, in order; `end` ends one of those who began. */
function open(limits: Partial<WorkLimits> = {}) {
  const queue = openArrivalQueue({ name: 'test', parallel: 1, waiting: 10, ofOneClient: 10, waitMs: 5000, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  /** The first letter of a name is its client. */
  const enter = (...names: string[]) => {
    for (const name of names) {
      const arrival = { begin: () => void begun.push(name), refuse: () => void refused.push(name) };
      ends.set(name, queue.enter(name.charAt(0), arrival));
    }
  };
  return { queue, begun, refused, enter, end: (name: string) => ends.get(name)?.() };
}

it('R11.02 lets so many begin, the others when one has ended, and refuses at once what is beyond its room', () => {
  const { queue, begun, refused, enter, end } = open({ parallel: 2, waiting: 1 });
  enter('a', 'b', 'c', 'd');
  expect([begun, refused]).toEqual([['a', 'b'], ['d']]);
  expect(queue.state()).toMatchObject({ running: 2, waiting: 1, refused: 1 });
  end('a');
  end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(queue.state()).toMatchObject({ running: 2, waiting: 0 });
  for (const name of ['b', 'c', 'd']) end(name);
  expect(queue.state()).toMatchObject({ running: 0, waiting: 0, oldestMs: 0 });
});

it('R11.02 lets clients take turns, whoever asks for how much', () => {
  const { begun, enter, end } = open();
  enter('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('R11.02 has room for so much of one client, however empty it is', () => {
  const { refused, enter } = open({ ofOneClient: 2 });
  enter('a1', 'a2', 'a3', 'a4', 'b1');
  expect(refused).toEqual(['a3', 'a4']);
});

it('R11.02 leaves room for others at once, however much one client has', () => {
  const { begun, enter, end } = open({ parallel: 3, parallelOfOne: 2 });
  enter('a1', 'a2', 'a3', 'a4', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  enter('b2');
  end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

it('R11.02 lets who has less under way come first', () => {
  const { begun, enter, end } = open({ parallel: 3 });
  enter('a1', 'a2', 'b1', 'a3', 'b2');
  end('a1');
  end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  enter('a4', 'a5', 'b3', 'c1');
  end('a3');
  expect(begun.at(-1)).toBe('c1');
});

it('R11.02 refuses what has waited too long, once, and never lets it begin', async () => {
  const { queue, begun, refused, enter, end } = open({ waitMs: 20 });
  enter('a', 'b');
  await expect.poll(() => refused).toEqual(['b']);
  end('b');
  end('a');
  await sleep(30);
  expect([begun, refused]).toEqual([['a'], ['b']]);
  expect(queue.state()).toMatchObject({ running: 0, waiting: 0, refused: 1 });
});

it('R11.03 forgets a client who has left before its turn', async () => {
  const { queue, begun, refused, enter, end } = open({ waitMs: 20 });
  enter('a', 'b', 'c');
  expect(queue.state().oldestMs).toBeGreaterThanOrEqual(0);
  end('b');
  end('a');
  await sleep(40);
  expect([begun, refused]).toEqual([['a', 'c'], []]);
});
