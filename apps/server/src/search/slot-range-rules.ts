/** Consecutive slots, each one step after the one before; minutes since 1970. */
export type SlotRange = { readonly first: number; readonly last: number };

/** Slots in order as ranges without gaps. */
export function toSlotRanges(slots: readonly number[], step: number): SlotRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const slot of slots) {
    const range = ranges.at(-1);
    if (range && range.last + step === slot) range.last = slot;
    else ranges.push({ first: slot, last: slot });
  }
  return ranges;
}
