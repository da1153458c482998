import type { Term } from '@tajmeelspot/contract/operator/terms.ts';

/** Hours within which an operator answers what waits: owners are told so. */
export const answerHours = 24;

/** Licences that end within this many days are pointed out. */
export const endingDays = 30;

/** A page of a list, of which one row more was read, and the cursor of the next: the id of its last row. */
export function toPage<Row extends { readonly id: number }>(rows: readonly Row[], limit: number) {
  const data = rows.slice(0, limit);
  return { data, next: rows.length > limit ? String(data.at(-1)?.id) : null };
}

/** The query of a list: a search text, and where the page begins. */
export type OperatorListInput = {
  readonly search?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

/** The field that tells one term from others of its kind. */
export const nameOf = ({ kind }: Pick<Term, 'kind'>): string => names[kind];

const names = { categories: 'name', tags: 'name', cities: 'code', synonyms: 'means' } as const;
