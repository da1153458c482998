import { importFields, type ImportField } from '@tajmeelspot/contract/clients/import-fields.ts';
import type { importReasons } from '@tajmeelspot/contract/clients/imports.ts';
import { maxTags } from '@tajmeelspot/contract/clients/shape.ts';
import { toE164 } from '#app/identity/phone-rules.ts';

/** What each column is taken for. */
export type Columns = readonly (ImportField | null)[];

/** A line of a file, as far as it can be taken over. */
export type ReadLine = {
  /** As a spreadsheet counts it. */
  readonly number: number;
  readonly name: string;
  /** As it is written, and as E.164 where it is one. */
  readonly written: string;
  readonly phone: string | undefined;
  readonly tags: string[];
  readonly allergies: string;
  readonly note: string;
  readonly reason: (typeof importReasons)[number] | null;
};

/** What columns are called in the files of others, folded as `fold` does. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  name: 'name|full name|client|customer|client name|customer name|first name|given name|last name|family name|surname|الاسم|اسم|الاسم الكامل|اسم الزبون|اسم الزبونه|الزبون|الزبونه|العميل|اسم العميل|اللقب|ناو|ناوی تەواو|ناوی کڕیار|کڕیار'.split(
    '|',
  ),
  phone:
    'phone|mobile|number|phone number|mobile number|tel|telephone|whatsapp|phone 1 - value|الهاتف|هاتف|رقم الهاتف|رقم|الرقم|الموبايل|موبايل|رقم الموبايل|الجوال|واتساب|تەلەفۆن|مۆبایل|ژمارە|ژمارەی مۆبایل|ژمارەی تەلەفۆن'.split(
      '|',
    ),
  tags: 'tags|tag|labels|group|categories|الوسوم|وسوم|تصنيف|المجموعه|تاگ|تاگەکان|گروپ'.split('|'),
  allergies: 'allergies|allergy|الحساسيه|حساسيه|هەستیاری|حەساسیەت'.split('|'),
  note: 'note|notes|comment|comments|remark|remarks|ملاحظات|ملاحظه|الملاحظات|تێبینی|تێبینیەکان'.split('|'),
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\p{Cf}\u064B-\u0652ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll(/[أإآ]/g, 'ا')
    .trim();

/** What the columns of a file hold: by their heads, else by what stands in them. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.slice(0, 50).map((row) => row.length));
  const named = Array.from({ length: width }, (_, at) => fieldOf(rows[0]?.[at] ?? ''));
  if (named.includes('phone') && named.includes('name')) return named;
  const sample = rows.slice(0, 50);
  const countOf = (at: number, holds: (cell: string) => boolean) => sample.filter((row) => holds(row[at] ?? '')).length;
  const best = (holds: (cell: string) => boolean, except: number) =>
    Array.from({ length: width }, (_, at) => ({ at, count: at === except ? 0 : countOf(at, holds) }))
      .toSorted((a, b) => b.count - a.count || a.at - b.at)
      .find(({ count }) => count > 0)?.at;
  const phone = best((cell) => toE164(cell) !== undefined, -1);
  const name = best((cell) => /\p{L}{2}/u.test(cell), phone ?? -1);
  return named.map((field, at) =>
    at === phone ? 'phone' : at === name ? 'name' : field === 'phone' || field === 'name' ? null : field,
  );
}

const fieldOf = (cell: string): ImportField | null =>
  importFields.find((field) => heads[field].includes(fold(cell))) ?? null;

/** Columns as a query names them, 'name:0,phone:2'; undefined where it names one that there is not. */
export function readColumns(written: string, width: number): Columns | undefined {
  const columns = Array.from<unknown, ImportField | null>({ length: width }, () => null);
  for (const part of written.split(',').filter(Boolean)) {
    const [field, at] = part.split(':');
    if (Number(at) >= width) return undefined;
    columns[Number(at)] = field as ImportField;
  }
  return columns;
}

/** Whether the first row names the columns. */
export const hasHead = (rows: readonly (readonly string[])[], columns: Columns): boolean => {
  const cells = rows[0] ?? [];
  const at = columns.indexOf('phone');
  return cells.some((cell) => fieldOf(cell) !== null) || (at >= 0 && !/\p{Nd}/u.test(cells[at] ?? ''));
};

/** The lines below the head, each with the first reason that it has not to be taken over; empty ones are left out. */
export function readLines(rows: readonly (readonly string[])[], columns: Columns): ReadLine[] {
  const seen = new Set<string>();
  const first = hasHead(rows, columns) ? 1 : 0;
  return rows.slice(first).flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const line = toLine(row, columns, index + first + 1);
    const isTwice = line.reason === null && line.phone !== undefined && seen.has(line.phone);
    if (line.phone !== undefined) seen.add(line.phone);
    return [isTwice ? { ...line, reason: 'twice' as const } : line];
  });
}

function toLine(row: readonly string[], columns: Columns, number: number): ReadLine {
  const cells = (field: ImportField) =>
    columns.flatMap((column, at) => (column === field && row[at]?.trim() ? [withoutControls(row[at])] : []));
  const phones = cells('phone').flatMap((cell) => cell.split(/\s*(?::::|[;/\n])\s*/));
  const phone = phones.map(toE164).find((found) => found !== undefined);
  const line = {
    number,
    name: cells('name').join(' '),
    written: (phones[0] ?? '').slice(0, 40),
    phone,
    tags: [
      ...new Set(
        cells('tags')
          .flatMap((cell) => cell.split(/\s*(?::::|[,;،؛\n])\s*/))
          .filter(Boolean),
      ),
    ],
    allergies: cells('allergies').join('\n'),
    note: cells('note').join('\n'),
  };
  return { ...line, name: line.name.slice(0, 200), reason: reasonOf(line, phones.length > 0) };
}

function reasonOf(line: Omit<ReadLine, 'reason'>, hasNumber: boolean): ReadLine['reason'] {
  if (line.name === '') return 'no_name';
  if (!hasNumber) return 'no_phone';
  if (line.phone === undefined) return 'bad_phone';
  const isLong =
    line.name.length > 120 ||
    line.tags.length > maxTags ||
    line.tags.some((tag) => tag.length > 40) ||
    line.allergies.length > 1000 ||
    line.note.length > 4000;
  return isLong ? 'too_long' : null;
}

/** PostgreSQL stores no U+0000, and nobody sees the others. */
const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ').trim();
