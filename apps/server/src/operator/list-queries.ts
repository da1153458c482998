import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The query of a page of a list: '' searches for nothing, `cursor` is the last id of the page before. */
export type OperatorPage = { readonly search: string; readonly cursor: number | undefined; readonly limit: number };

/** Leaves out the rows of the pages before, of a list by falling ids. */
export const below = (column: RawBuilder<unknown>, cursor: number | undefined): RawBuilder<unknown> =>
  cursor === undefined ? sql`` : sql`and ${column} < ${cursor}`;

/** Whether a text in lower case has the search text; every text has the empty one. */
export const alike = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  search === '' ? sql<boolean>`true` : sql<boolean>`${column} like ${pattern(search)}`;

const pattern = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The rows of a statement. */
export const rowsOf = async <Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db)).rows;
