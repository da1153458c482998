/** Some starts in a row, each a step after the one before; minutes since 1970. */
export type Row = { readonly first: number; readonly last: number };

/** Starts in order as rows without gaps. */
export function rowsOf(starts: readonly number[], step: number): Row[] {
  const rows: { first: number; last: number }[] = [];
  for (const start of starts) {
    const row = rows.at(-1);
    if (row && row.last + step === start) row.last = start;
    else rows.push({ first: start, last: start });
  }
  return rows;
}
