import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChainEntry, emptyHash, findChainViolation } from './chain.ts';

const hashOf = (previous: Buffer, text: string) => createHash('sha256').update(previous).update(text).digest();

function chainOf(texts: readonly string[]): ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (const [index, text] of texts.entries()) {
    const previousHash = entries.at(-1)?.hash ?? emptyHash;
    entries.push({ position: index + 1, text, previousHash, hash: hashOf(previousHash, text) });
  }
  return entries;
}

const chain = chainOf(['a', 'b', 'c', 'd']);
const head = chain[3]!;
const moved = (entries: readonly ChainEntry[]) => entries.map((entry, index) => ({ ...entry, position: index + 1 }));

describe('R13.14 a chain of entries', () => {
  it('is whole, from the empty one on, also where it has grown since its head was read', () => {
    expect(findChainViolation([], [{ position: 0, hash: emptyHash }])).toBeUndefined();
    expect(findChainViolation(chain, [head, chain[1]!])).toBeUndefined();
  });

  it('has a changed entry, however small the change', () => {
    const changed = chain.map((entry) => (entry.position === 2 ? { ...entry, text: 'B' } : entry));
    expect(findChainViolation(changed, [head])).toEqual({ position: 2, violation: 'changed' });
  });

  it('has a lost entry at the beginning, in the middle and at the end, also where the positions were closed up', () => {
    const without = (position: number) => chain.filter((entry) => entry.position !== position);
    expect(findChainViolation(without(1), [head])).toEqual({ position: 1, violation: 'lost' });
    expect(findChainViolation(without(3), [head])).toEqual({ position: 3, violation: 'lost' });
    expect(findChainViolation(without(4), [head])).toEqual({ position: 4, violation: 'lost' });
    expect(findChainViolation(moved(without(3)), [{ ...head, position: 3 }])).toEqual({
      position: 3,
      violation: 'lost',
    });
  });

  it('has a reordered entry', () => {
    const [a, b, c, d] = chain as [ChainEntry, ChainEntry, ChainEntry, ChainEntry];
    expect(findChainViolation(moved([a, c, b, d]), [head])).toEqual({ position: 2, violation: 'reordered' });
  });

  it('that was written anew as a whole is found by a head from before', () => {
    const anew = chainOf(['a', 'B', 'c', 'd']);
    expect(findChainViolation(anew, [anew[3]!])).toBeUndefined();
    expect(findChainViolation(anew, [anew[3]!, head])).toEqual({ position: 4, violation: 'changed' });
    expect(findChainViolation(chain.slice(0, 2), [chain[1]!, head])).toEqual({ position: 3, violation: 'lost' });
  });
});
