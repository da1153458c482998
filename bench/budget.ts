/** The limit of a measurement, in its unit. */
export type Budget = { readonly is: 'at least' | 'at most'; readonly limit: number };

/** One line of the report. Without a budget it only informs; NaN meets no budget. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: '×' | 's' | 'ms' | 'kB' | 'MB' | '/s' | 'points' | '';
  readonly budget?: Budget;
  /** A variant known to be bad, which shows that the bench notices: it must miss its budget. */
  readonly isKnownBad?: true;
  readonly note?: string;
};

export const atLeast = (limit: number): Budget => ({ is: 'at least', limit });
export const atMost = (limit: number): Budget => ({ is: 'at most', limit });

export function meetsBudget({ value, budget }: Measurement): boolean {
  if (!budget) return true;
  return budget.is === 'at least' ? value >= budget.limit : value <= budget.limit;
}

/** Whether a measurement meets its budget, or misses it by a number where it is known to be bad. */
export const isAsExpected = (measure: Measurement): boolean =>
  measure.isKnownBad ? Number.isFinite(measure.value) && !meetsBudget(measure) : meetsBudget(measure);

/** The middle value, or the mean of the two in the middle; NaN of an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The measurement of a bench that threw: it meets no budget, and its note is the error. */
export function toBrokenMeasurement(name: string, error: unknown): Measurement {
  const note = error instanceof Error ? error.message : String(error);
  return { name, value: Number.NaN, unit: '×', budget: atLeast(0), note };
}

/** The same measurement under a budget that it cannot meet, to see that the report shows it. */
export function withImpossibleBudget(measure: Measurement): Measurement {
  if (!measure.budget) return measure;
  const isOutOfReach = (measure.budget.is === 'at least') !== (measure.isKnownBad ?? false);
  const limit = isOutOfReach ? Number.MAX_VALUE : 0;
  return { ...measure, budget: { ...measure.budget, limit } };
}
