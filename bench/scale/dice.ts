/** Gives numbers from 0 up to but not including 1; the same seed gives the same numbers on every machine. */
export type Dice = () => number;

/** Mulberry32, a public-domain generator by Tommy Ettinger: good enough for words, unfit for secrets. */
export function throwDice(seed: number): Dice {
  // Neighbouring seeds must not begin alike.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `sides` - 1, each as likely as the other. */
export const roll = (dice: Dice, sides: number): number => Math.floor(dice() * sides);

/** A whole number from 0 to `sides` - 1 by Zipf's law: the n-th is about n times rarer than the first. */
export const rollZipf = (dice: Dice, sides: number): number => Math.floor(sides ** dice()) - 1;

/** One of some, each as likely as the other. */
export function pick<T>(dice: Dice, choices: readonly T[]): T {
  const one = choices[roll(dice, choices.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}
