/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 up to, not including, a number. */
    below: (limit: number) => Math.floor(next() * limit),
    /** One of a list. */
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    /** True so often. */
    chance: (share: number) => next() < share,
  };
}

/** A source of such numbers. */
export type Random = ReturnType<typeof randomFrom>;
