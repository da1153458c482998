/** What a cell can hold. */
export type Cell = string | number;

/**
 * Rows as CSV for spreadsheets (RFC 4180): UTF-8 with the mark that Excel looks for. A text that a spreadsheet would take
 * for a formula gets an apostrophe, so that nobody who writes a name can make it reckon.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
