type ChangedParts = Readonly<Record<string, unknown>>;

/** The difference of two versions: of lists the removed and added entries, of other parts the whole. */
export function differences(before: ChangedParts, after: ChangedParts): { before: ChangedParts; after: ChangedParts } {
  const changed = Object.keys(after).filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
  const side = (one: ChangedParts, other: ChangedParts) =>
    Object.fromEntries(changed.map((part) => [part, without(one[part], other[part])]));
  return { before: side(before, after), after: side(after, before) };
}

function without(one: unknown, other: unknown): unknown {
  if (!Array.isArray(one) || !Array.isArray(other)) return one;
  const known = new Set(other.map((entry) => JSON.stringify(entry)));
  return one.filter((entry) => !known.has(JSON.stringify(entry)));
}
