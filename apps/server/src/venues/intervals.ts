/** Minutes, half open: `to` is the first that is no longer in it. */
export type Interval = { readonly from: number; readonly to: number };

/** The same minutes in order and apart from each other, which every function below asks of its lists. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  let last: Interval | undefined;
  for (const next of inOrder(intervals)) {
    if (next.from >= next.to) continue;
    if (last && next.from <= last.to) {
      last = { from: last.from, to: Math.max(last.to, next.to) };
      united[united.length - 1] = last;
    } else {
      last = next;
      united.push(next);
    }
  }
  return united;
}

/** Rows mostly come in order; to look is cheaper than to sort. */
function inOrder(intervals: readonly Interval[]): readonly Interval[] {
  let from = -Infinity;
  for (const next of intervals) {
    if (next.from < from) return intervals.toSorted((a, b) => a.from - b.from);
    from = next.from;
  }
  return intervals;
}

/** The minutes that lie in both lists. */
export function intersect(first: readonly Interval[], second: readonly Interval[]): Interval[] {
  const both: Interval[] = [];
  let index = 0;
  for (const { from, to } of first) {
    for (let other = second[index]; other && other.from < to; other = second[++index]) {
      const start = Math.max(from, other.from);
      const end = Math.min(to, other.to);
      if (start < end) both.push(start === from && end === to ? { from, to } : { from: start, to: end });
      // It may reach into the next of the first list.
      if (other.to > to) break;
    }
  }
  return both;
}

/** The minutes of the first list that lie in none of the second, each of which counts as so much longer on either side. */
export function subtract(
  whole: readonly Interval[],
  taken: readonly Interval[],
  { before, after }: { readonly before: number; readonly after: number } = nothing,
): Interval[] {
  const left: Interval[] = [];
  let index = 0;
  for (const { from, to } of whole) {
    let free = from;
    for (let next = taken[index]; next && next.from - before < to; next = taken[++index]) {
      if (next.from - before > free) left.push({ from: free, to: next.from - before });
      free = Math.max(free, next.to + after);
      // It may reach into the next of the first list.
      if (free >= to) break;
    }
    if (free < to) left.push({ from: free, to });
  }
  return left;
}

const nothing = { before: 0, after: 0 };
