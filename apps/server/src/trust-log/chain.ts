import { createHash } from 'node:crypto';

/** An entry as it stands: its place, what its hash is reckoned from, and both hashes. */
export type ChainEntry = {
  readonly position: number;
  readonly text: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
};

/** A place in the chain and the hash there. */
export type ChainHead = { readonly position: number; readonly hash: Buffer };

/** What is wrong, and at which position. */
export type ChainViolation = { readonly position: number; readonly violation: 'changed' | 'lost' | 'reordered' };

/** The hash before the first entry. */
export const emptyHash = createHash('sha256').update('').digest();

const hashOf = (previous: Buffer, text: string): Buffer => createHash('sha256').update(previous).update(text).digest();

/**
 * The first violation of a chain; undefined where it is whole. `entries` come by position; `heads` are places that it must
 * have, such as the last one, or one that somebody wrote down earlier.
 */
export function findChainViolation(
  entries: readonly ChainEntry[],
  heads: readonly ChainHead[],
): ChainViolation | undefined {
  const places = new Map(entries.map((entry) => [entry.hash.toString('hex'), entry.position]));
  let previous: ChainHead = { position: 0, hash: emptyHash };
  for (const entry of entries) {
    const { position } = entry;
    if (!hashOf(entry.previousHash, entry.text).equals(entry.hash)) return { position, violation: 'changed' };
    if (position !== previous.position + 1) return { position: previous.position + 1, violation: 'lost' };
    if (!entry.previousHash.equals(previous.hash)) {
      const isElsewhere = places.has(entry.previousHash.toString('hex')) || entry.previousHash.equals(emptyHash);
      return { position, violation: isElsewhere ? 'reordered' : 'lost' };
    }
    previous = entry;
  }
  return heads.map((head) => findHeadViolation(entries, head)).find((violation) => violation !== undefined);
}

function findHeadViolation(entries: readonly ChainEntry[], { position, hash }: ChainHead): ChainViolation | undefined {
  const found = position === 0 ? emptyHash : entries[position - 1]?.hash;
  if (!found) return { position: entries.length + 1, violation: 'lost' };
  return found.equals(hash) ? undefined : { position, violation: 'changed' };
}
