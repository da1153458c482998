import writeWorkbook from 'write-excel-file/node';
import type { Cell } from './csv.ts';

/** Rows as a workbook of one sheet (xlsx), the first one its head. Texts are texts: nothing in it is reckoned. */
export async function toSheet(isRightToLeft: boolean, [heads = [], ...rows]: readonly (readonly Cell[])[]) {
  const head = heads.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const lines = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  const options = {
    rightToLeft: isRightToLeft,
    stickyRowsCount: 1,
    columns: heads.map(() => ({ width: 18 })),
  };
  return new Uint8Array(await writeWorkbook([head, ...lines], options).toBuffer());
}
