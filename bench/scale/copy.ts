import type pg from 'pg';

/** A value of a column; objects become JSON. */
export type Cell = string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>;

/** Writes lines of toLine into a table by COPY, the fastest way in. Rejects when one does not fit; none is then in. */
export function copyLines(client: pg.Client, table: string, columns: readonly string[], lines: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // What node-postgres calls of whatever is handed to it as a query.
  const copy = {
    submit: (connection: pg.Connection) => connection.query(`copy ${table} (${columns.join(', ')}) from stdin`),
    handleCopyInResponse(connection: CopyConnection) {
      connection.sendCopyFromChunk(Buffer.from(lines));
      connection.endCopyFrom();
    },
    handleCommandComplete() {},
    handleReadyForQuery: resolve,
    handleError: reject,
  };
  client.query<pg.Submittable>(copy);
  return promise;
}

/** Of node-postgres, whose types leave them out. */
type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** One row as COPY reads it; https://www.postgresql.org/docs/18/sql-copy.html */
export const toLine = (cells: readonly Cell[]): string => `${cells.map(toField).join('\t')}\n`;

function toField(cell: Cell): string {
  if (cell === null) return String.raw`\N`;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : isList(cell) ? `{${cell.join(',')}}` : JSON.stringify(cell);
  return /[\\\t\n\r]/.test(text)
    ? text
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', String.raw`\t`)
        .replaceAll('\n', String.raw`\n`)
        .replaceAll('\r', String.raw`\r`)
    : text;
}

const isList = (cell: object): cell is readonly string[] => Array.isArray(cell);
