/** What a measure must reach: a least or a most, in the unit of the measure. */
export type Budget = { readonly is: 'at least' | 'at most'; readonly limit: number };

/** One line of the report. Without a budget it only informs; NaN never keeps a budget. */
export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly unit: '×' | 's' | 'ms' | 'kB' | 'MB' | '/s' | 'points' | '';
  readonly budget?: Budget;
  /** A variant known to be bad, there to see that the bench would notice: it must miss its budget. */
  readonly isKnownBad?: true;
  readonly note?: string;
};

export const atLeast = (limit: number): Budget => ({ is: 'at least', limit });
export const atMost = (limit: number): Budget => ({ is: 'at most', limit });

export function keepsBudget({ value, budget }: Measure): boolean {
  if (!budget) return true;
  return budget.is === 'at least' ? value >= budget.limit : value <= budget.limit;
}

/** Whether a measure is as it must be: its budget kept, or missed by a number where it is known to be bad. */
export const isRight = (measure: Measure): boolean =>
  measure.isKnownBad ? Number.isFinite(measure.value) && !keepsBudget(measure) : keepsBudget(measure);

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** A bench that broke: a line that cannot pass, with what happened as its note. */
export function broken(name: string, error: unknown): Measure {
  const note = error instanceof Error ? error.message : String(error);
  return { name, value: Number.NaN, unit: '×', budget: atLeast(0), note };
}

/** The same measure under a budget that it cannot satisfy, to see that the report says so. */
export function plant(measure: Measure): Measure {
  if (!measure.budget) return measure;
  const isOutOfReach = (measure.budget.is === 'at least') !== (measure.isKnownBad ?? false);
  const limit = isOutOfReach ? Number.MAX_VALUE : 0;
  return { ...measure, budget: { ...measure.budget, limit } };
}
