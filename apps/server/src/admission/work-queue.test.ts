import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { WorkLimits } from './arrival-queue.ts';
import { openWorkQueue } from './work-queue.ts';

const open = (limits: Partial<WorkLimits> = {}) =>
  openWorkQueue({ name: 'test', parallel: 1, waiting: 10, ofOneClient: 100, waitMs: 5000, ...limits });

/** Work that lasts until it is told to end, and says when it began. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  return { end: resolve, begun, work: (name: string) => () => (begun.push(name), promise) };
}

const unavailable = { code: 'unavailable', details: { retryAfter: 2 } };

describe('a queue of work', () => {
  it('R11.02 does a limited number at a time and refuses at once what is beyond its room', async () => {
    const queue = open({ parallel: 2, waiting: 1 });
    const { end, begun, work } = piece();
    const done = ['a', 'b', 'c'].map((name) => queue.run(name, work(name)));
    expect(begun).toEqual(['a', 'b']);
    await expect(queue.run('d', work('d'))).rejects.toMatchObject(unavailable);
    expect(queue.state()).toMatchObject({ running: 2, waiting: 1, refused: 1 });
    end();
    await Promise.all(done);
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(queue.state()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('R11.02 refuses what has waited too long, and never begins it', async () => {
    const queue = open({ waitMs: 20 });
    const { end, begun, work } = piece();
    const first = queue.run('a', work('a'));
    await expect(queue.run('b', work('b'))).rejects.toMatchObject(unavailable);
    end();
    await first;
    await sleep(5);
    expect(begun).toEqual(['a']);
  });

  it('R11.02 lets a client who has nothing under way come before one who has much', async () => {
    const queue = open();
    const { end, begun, work } = piece();
    const done = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1'].map((name) => queue.run(name.charAt(0), work(name)));
    end();
    await Promise.all(done);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('R11.02 has limited room for one client, however empty it is', async () => {
    const queue = open({ ofOneClient: 2 });
    const { end, work } = piece();
    const done = [queue.run('a', work('1')), queue.run('a', work('2'))];
    await expect(queue.run('a', work('3'))).rejects.toMatchObject(unavailable);
    done.push(queue.run('b', work('4')));
    end();
    await Promise.all(done);
    await queue.run('a', () => Promise.resolve());
  });
});

describe('work in a queue', () => {
  it('R11.03 drops the work of a client who has left before its turn', async () => {
    const queue = open();
    const { end, begun, work } = piece();
    const first = queue.run('a', work('a'));
    const leaving = new AbortController();
    const second = queue.run('b', work('b'), leaving.signal);
    leaving.abort();
    await expect(second).rejects.toMatchObject({ code: 'unavailable' });
    await expect(queue.run('c', work('c'), leaving.signal)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await first;
    expect(begun).toEqual(['a']);
  });

  it('gives what the work gives or throws, and has room again', async () => {
    const queue = open({ waiting: 1 });
    await expect(queue.run('a', () => Promise.resolve(7))).resolves.toBe(7);
    for (let round = 0; round < 3; round++)
      await expect(queue.run('a', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    await expect(queue.run('a', () => Promise.resolve(8))).resolves.toBe(8);
  });
});
