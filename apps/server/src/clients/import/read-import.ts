import { maxImportLines } from '@tajmeelspot/contract/clients/import-fields.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { decodeText } from '#app/spreadsheets/decode-text.ts';
import { readCsv } from '#app/spreadsheets/read-csv.ts';
import { readSheet } from '#app/spreadsheets/read-sheet.ts';
import { type Columns, guessColumns, readColumns, type ReadLine, readLines } from './import-rules.ts';
import { readCards } from './vcard-rules.ts';

/** A file of clients as it was read. */
export type ReadImport = { readonly rows: string[][]; readonly columns: Columns; readonly lines: ReadLine[] };

/** Columns of a table beyond which nobody looks. */
const maxColumns = 50;

/** Reads a CSV, xlsx or vCard by its content; its columns are what is said, else guessed. Throws unreadable_file, invalid. */
export async function readImport(file: Uint8Array, chosen: string | undefined): Promise<ReadImport> {
  // One for the head, and one by which too many are known.
  const rows = (await readRows(file, maxImportLines + 2))?.map((row) => row.slice(0, maxColumns));
  if (!rows || rows.length === 0) throw problem('unreadable_file');
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = chosen ? readColumns(chosen, width) : guessColumns(rows);
  if (!columns) throw invalid({ columns: ['invalid'] });
  const lines = readLines(rows, columns);
  if (lines.length > maxImportLines) throw problem('unreadable_file');
  return { rows, columns, lines };
}

async function readRows(file: Uint8Array, maxRows: number): Promise<string[][] | undefined> {
  if (file[0] === 0x50 && file[1] === 0x4b) return readSheet(file, maxRows);
  const text = decodeText(file);
  if (text === undefined) return undefined;
  return /^\s*BEGIN:VCARD/i.test(text) ? readCards(text, maxRows) : readCsv(text, maxRows);
}
