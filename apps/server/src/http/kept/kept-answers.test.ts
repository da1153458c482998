import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeTags } from '../changes.ts';
import { storeAnswers, type StoringRules, type MadeAnswer } from './kept-answers.ts';
import { packAnswer } from './packed-answer.ts';

const rules: StoringRules = {
  freshMs: 800,
  keptMs: 1000,
  maxWaitMs: 0,
  onChange: 'stay',
  bytesOfOne: 10_000,
  bytesOfMany: 20_000,
};

let announce: ((tags: ChangeTags | undefined) => void) | undefined;
let made: string[] = [];

beforeEach(() => {
  made = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

function open(changed: Partial<StoringRules> = {}) {
  announce = undefined;
  const subscribe = (listener: NonNullable<typeof announce>) => {
    announce = listener;
    return () => {};
  };
  const kept = storeAnswers({ subscribe }, { ...rules, ...changed });
  /** Asks for a key; the answer has so many bytes and is tagged with the key. */
  return async (key: string, { reader = 'a', bytes = 100, status = 200, ...more }: Partial<PlannedAnswer> = {}) => {
    const { findState, isExact = false } = more;
    const make = async () => {
      made.push(key);
      await more.until;
      const packed = packAnswer(status, {}, Buffer.from(`${made.length} `.padEnd(bytes)));
      return { packed, tags: [key], ...(more.isForNow ? { isForNow: true } : {}) } satisfies MadeAnswer;
    };
    const answer = await kept.get(key, { reader, make, findState, isExact });
    return Buffer.from(await answer.bytes('identity'))
      .toString()
      .trim();
  };
}

type PlannedAnswer = {
  readonly reader: string;
  readonly bytes: number;
  readonly status: number;
  readonly isForNow: boolean;
  readonly until: Promise<void>;
  readonly findState: () => Promise<string | undefined>;
  readonly isExact: boolean;
};

describe('room', () => {
  it('of one client is pushed out by what it asks for alone; what several read stays', async () => {
    const ask = open();
    await ask('shared');
    await ask('shared', { reader: 'b' });
    await ask('own', { reader: 'b' });
    for (let n = 0; n < 100; n++) await ask(`random-${n}`, { reader: 'hostile', bytes: 1000 });
    made = [];
    await ask('shared', { reader: 'c' });
    await ask('own', { reader: 'b' });
    expect(made).toEqual(['own']);
  });

  it('is enough for nothing that is larger than all of it', async () => {
    const ask = open();
    await ask('large', { bytes: 9000 });
    await ask('large', { bytes: 9000 });
    expect(made).toHaveLength(2);
  });
});

describe('an answer that is made anew in the background', () => {
  it('is sent as it is until then, and never after its second', async () => {
    const ask = open();
    await ask('list');
    vi.advanceTimersByTime(801);
    const never = new Promise<void>(() => {});
    expect(await ask('list', { until: never })).toBe('1');
    expect(made).toHaveLength(2);
    vi.advanceTimersByTime(200);
    const waits = await Promise.race([ask('list').then(() => 'sent'), Promise.resolve().then(() => 'waits')]);
    expect(waits).toBe('waits');
  });

  it('and fails stays what it was for its second, and nobody hears of it', async () => {
    const ask = open();
    await ask('list');
    vi.advanceTimersByTime(801);
    expect(await ask('list', { until: Promise.reject(new Error('planted')) })).toBe('1');
    await Promise.resolve();
    expect(await ask('list')).toBe('1');
  });

  it('is what it was for its second, whatever is announced of it', async () => {
    const ask = open();
    await ask('list');
    announce?.(['list']);
    announce?.(undefined);
    vi.advanceTimersByTime(799);
    expect(await ask('list')).toBe('1');
    vi.advanceTimersByTime(2);
    await ask('list');
    expect(made).toHaveLength(2);
  });
});

it('what is forgotten when it changes is made for whoever asks next, and not kept where it changed while it was made', async () => {
  const ask = open({ onChange: 'forget', maxWaitMs: Infinity });
  await ask('page');
  announce?.(['page']);
  expect(await ask('page')).toBe('2');
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = ask('late', { until: promise });
  announce?.(['late']);
  resolve();
  await late;
  expect(await ask('late')).toBe('4');
  await ask('other');
  announce?.(['late']);
  expect([await ask('late'), await ask('other')]).toEqual(['6', '5']);
  announce?.(undefined);
  expect([await ask('late'), await ask('other')]).toEqual(['7', '8']);
});

it('errors, and what is for one moment or one reader, are not kept', async () => {
  const ask = open();
  for (let round = 0; round < 2; round++) {
    await ask('missing', { status: 404 });
    await ask('own', { isForNow: true });
  }
  expect(made).toEqual(['missing', 'own', 'missing', 'own']);
});

const compared = { comparedMs: 60_000 };
let state: string | undefined;
const findState = vi.fn<() => Promise<string | undefined>>();
beforeEach(() => {
  state = 'one';
  findState.mockReset().mockImplementation(() => Promise.resolve(state));
});

describe('an answer whose state can be read', () => {
  it('is sent again as long as that is the same, and made where it is another', async () => {
    const ask = open(compared);
    for (let round = 0; round < 5; round++) {
      await ask('list', { findState });
      vi.advanceTimersByTime(5000);
    }
    // Asked for once, it may be never again: its state is read from the second time on.
    expect([made.length, findState.mock.calls.length]).toEqual([2, 4]);
    state = 'two';
    expect(await ask('list', { findState })).toBe('3');
  });

  it('is made each time where it has none', async () => {
    const ask = open(compared);
    state = undefined;
    for (let round = 0; round < 3; round++) {
      await ask('list', { findState });
      vi.advanceTimersByTime(1001);
    }
    expect(made).toHaveLength(3);
  });

  it('bears the state of before its making: what changes meanwhile is another one', async () => {
    const ask = open(compared);
    await ask('list', { findState });
    vi.advanceTimersByTime(1001);
    const { promise, resolve } = Promise.withResolvers<void>();
    const second = ask('list', { findState, until: promise });
    await vi.waitFor(() => expect(made).toHaveLength(2));
    state = 'two';
    resolve();
    await second;
    vi.advanceTimersByTime(1001);
    await ask('list', { findState });
    expect(made).toHaveLength(3);
  });

  it('is made where its state cannot be read, and not sent after its second', async () => {
    const ask = open(compared);
    await ask('list', { findState });
    findState.mockRejectedValue(new Error('planted'));
    vi.advanceTimersByTime(1001);
    expect(await ask('list', { findState })).toBe('2');
    vi.advanceTimersByTime(1001);
    const failed = ask('list', { findState, until: Promise.reject(new Error('of the making')) });
    await expect(failed).rejects.toThrow('of the making');
  });
});

it('an answer that has to be exact is compared however fresh it is, and waits for nothing that was begun before', async () => {
  const ask = open(compared);
  const exact = { findState, isExact: true };
  for (let round = 0; round < 2; round++) await ask('list', exact);
  expect(made).toHaveLength(2);
  await ask('list', exact);
  expect(made).toHaveLength(2);
  state = 'two';
  expect(await ask('list', { findState })).toBe('2');
  const never = new Promise<void>(() => {});
  vi.advanceTimersByTime(801);
  expect(await ask('list', { findState, until: never })).toBe('2');
  expect(await ask('list', exact)).toBe('4');
});
