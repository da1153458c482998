import type { Term } from '@tajmeelspot/contract/operator/terms.ts';

/** How long a right password waits for its code. */
export const loginMinutes = 10;

/** Licences that end within so many days are pointed out. */
export const endingDays = 30;

/** A page of a list that one row more was read for, and the mark of the next: the id of its last row. */
export function toPage<Row extends { readonly id: number }>(rows: readonly Row[], limit: number) {
  const data = rows.slice(0, limit);
  return { data, next: rows.length > limit ? String(data.at(-1)?.id) : null };
}

/** How a list is asked for: words to look for, and where the page begins. */
export type OperatorListInput = {
  readonly search?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

/** The field that tells one term from others of its kind. */
export const nameOf = ({ kind }: Pick<Term, 'kind'>): string => names[kind];

const names = { categories: 'name', tags: 'name', cities: 'code', synonyms: 'means' } as const;
