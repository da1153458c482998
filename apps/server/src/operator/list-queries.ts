import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What a page of a list is asked for: '' looks for nothing, `cursor` is the last id of the page before. */
export type OperatorPage = { readonly search: string; readonly cursor: number | undefined; readonly limit: number };

/** Leaves out what the pages before had, of a list by falling ids. */
export const below = (column: RawBuilder<unknown>, cursor: number | undefined): RawBuilder<unknown> =>
  cursor === undefined ? sql`` : sql`and ${column} < ${cursor}`;

/** Whether a text in small letters has what is looked for; everything does where nothing is. */
export const alike = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  search === '' ? sql<boolean>`true` : sql<boolean>`${column} like ${pattern(search)}`;

const pattern = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The rows of a statement. */
export const rowsOf = async <Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db)).rows;
