import type pg from 'pg';

/** A value of a column; objects become JSON. */
export type CopyValue = string | number | boolean | null | readonly string[] | Readonly<Record<string, unknown>>;

/** Writes lines of toLine into a table by COPY. Rejects where a line does not fit, and then writes none. */
export function copyLines(client: pg.Client, table: string, columns: readonly string[], lines: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The methods that node-postgres calls on a query.
  const copyQuery = {
    submit: (connection: pg.Connection) => connection.query(`copy ${table} (${columns.join(', ')}) from stdin`),
    handleCopyInResponse(connection: CopyConnection) {
      connection.sendCopyFromChunk(Buffer.from(lines));
      connection.endCopyFrom();
    },
    handleCommandComplete() {},
    handleReadyForQuery: resolve,
    handleError: reject,
  };
  client.query<pg.Submittable>(copyQuery);
  return promise;
}

/** Methods of node-postgres that its types leave out. */
type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** One row as COPY reads it; https://www.postgresql.org/docs/18/sql-copy.html */
export const toLine = (values: readonly CopyValue[]): string => `${values.map(toField).join('\t')}\n`;

function toField(value: CopyValue): string {
  if (value === null) return String.raw`\N`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : isList(value) ? `{${value.join(',')}}` : JSON.stringify(value);
  return /[\\\t\n\r]/.test(text)
    ? text
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', String.raw`\t`)
        .replaceAll('\n', String.raw`\n`)
        .replaceAll('\r', String.raw`\r`)
    : text;
}

const isList = (value: object): value is readonly string[] => Array.isArray(value);
