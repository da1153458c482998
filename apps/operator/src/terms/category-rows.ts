import type { CategoryTerm } from '@tajmeelspot/contract/operator/terms.ts';

/** A category as the list has it. */
export type CategoryRow = {
  readonly id: number;
  readonly used: number;
  readonly term: CategoryTerm;
};

/** How deep each category of a tree lies, from 1. */
export function levelsOf(rows: readonly CategoryRow[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  // A parent stands before what lies below it, but a search may have left it out.
  for (const { id, term } of rows) levels.set(id, (levels.get(term.parent_id ?? 0) ?? 0) + 1);
  return levels;
}

/** The categories below which one can lie: live ones above the lowest level, neither itself nor what lies below it. */
export function whereItCanLie(rows: readonly CategoryRow[], id: number | undefined): CategoryRow[] {
  const levels = levelsOf(rows);
  const below = new Set(id === undefined ? [] : [id]);
  for (const row of rows) if (row.term.parent_id !== null && below.has(row.term.parent_id)) below.add(row.id);
  const own = (id !== undefined && levels.get(id)) || 1;
  const height = Math.max(
    1,
    ...rows.filter((row) => below.has(row.id)).map((row) => (levels.get(row.id) ?? 1) - own + 1),
  );
  return rows.filter(
    (row) => !row.term.is_retired && !below.has(row.id) && (levels.get(row.id) ?? 1) + height <= maxLevels,
  );
}

const maxLevels = 3;
