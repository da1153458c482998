/** What both sides are given: people with hours and held time, in minutes. */
export type BareVenue = {
  /** Midnight of each day asked for, minutes since 1970. */
  readonly midnights: readonly number[];
  /** When each employee comes and goes every day, minutes since midnight. */
  readonly shifts: readonly { readonly from: number; readonly to: number }[];
  readonly step: number;
  readonly duration: number;
  /** Held time of each employee in minutes since 1970: from, to, from, to …, in order. */
  readonly held: readonly Int32Array[];
};

/** How many employees are free in each slot of the days, by nothing but integers: one pass over slots and held time each. */
export function countFree({ midnights, shifts, step, duration, held }: BareVenue): Uint16Array {
  const perDay = Math.ceil(1440 / step);
  const counts = new Uint16Array(midnights.length * perDay);
  for (const [employee, taken] of held.entries()) {
    const { from: comes, to: goes } = shifts[employee] ?? { from: 0, to: 0 };
    let next = 0;
    for (let day = 0; day < midnights.length; day++) {
      const midnight = midnights[day] ?? 0;
      for (let slot = 0; slot < perDay; slot++) {
        const from = midnight + slot * step;
        const to = from + duration;
        if (from < midnight + comes || to > midnight + goes) continue;
        while (next < taken.length && (taken[next + 1] ?? 0) <= from) next += 2;
        if (next >= taken.length || (taken[next] ?? 0) >= to)
          counts[day * perDay + slot] = (counts[day * perDay + slot] ?? 0) + 1;
      }
    }
  }
  return counts;
}
