/** Whether somebody types a number and not a name. */
export const isNumberLike = (text: string): boolean => /^[+＋]?[\p{Nd}\s().\-/–]+$/u.test(text) && /\p{Nd}/u.test(text);

/** For how long a merge can be taken back. */
export const mergeMinutes = 10;

/** Two texts about one person, the one that stays first; what both say is said once. */
export function joinTexts(kept: string | null, other: string | null): string | null {
  if (kept === null || other === null) return kept ?? other;
  return kept.includes(other) ? kept : `${kept}\n${other}`;
}

/** The tags of two files, those of the one that stays first; as many as a file holds. */
export const joinTags = (kept: readonly string[], other: readonly string[], max: number): string[] =>
  [...new Set([...kept, ...other])].slice(0, max);
