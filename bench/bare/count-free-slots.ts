/** Input of the bare pass: employees with hours and held time, in minutes. */
export type BareVenue = {
  /** Midnight of each day asked for, minutes since 1970. */
  readonly midnights: readonly number[];
  /** Working hours of each employee on every day, minutes since midnight. */
  readonly shifts: readonly { readonly from: number; readonly to: number }[];
  readonly step: number;
  readonly duration: number;
  /** Held time of each employee in minutes since 1970: from, to, from, to …, in order. */
  readonly held: readonly Int32Array[];
};

/** How many employees are free in each slot of the days: one pass over slots and held time for each employee. */
export function countFreeSlots({ midnights, shifts, step, duration, held }: BareVenue): Uint16Array {
  const perDay = Math.ceil(1440 / step);
  const counts = new Uint16Array(midnights.length * perDay);
  for (const [employee, busy] of held.entries()) {
    const shift = shifts[employee] ?? { from: 0, to: 0 };
    let next = 0;
    for (let day = 0; day < midnights.length; day++) {
      const midnight = midnights[day] ?? 0;
      for (let slot = 0; slot < perDay; slot++) {
        const from = midnight + slot * step;
        const to = from + duration;
        if (from < midnight + shift.from || to > midnight + shift.to) continue;
        while (next < busy.length && (busy[next + 1] ?? 0) <= from) next += 2;
        if (next >= busy.length || (busy[next] ?? 0) >= to)
          counts[day * perDay + slot] = (counts[day * perDay + slot] ?? 0) + 1;
      }
    }
  }
  return counts;
}
