/** Some starts in a row, each a step after the one before; minutes since 1970. */
export type SlotRangeInput = { readonly first: number; readonly last: number };

/** Starts in order as rows without gaps. */
export function toSlotRanges(starts: readonly number[], step: number): SlotRangeInput[] {
  const rows: { first: number; last: number }[] = [];
  for (const start of starts) {
    const row = rows.at(-1);
    if (row && row.last + step === start) row.last = start;
    else rows.push({ first: start, last: start });
  }
  return rows;
}
