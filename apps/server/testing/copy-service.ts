import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

type Copies = {
  /** The service that is copied, and the id after which those of its copies begin. */
  readonly id: number;
  readonly after: number;
  readonly count: number;
};

/** Adds the same service so many times, to one venue after the other, at once and without what follows from each. */
export async function copyService({ deps }: TestServer, { id, after, count }: Copies): Promise<void> {
  const columns = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'services' and is_generated = 'NEVER' and column_name not in ('id', 'venue_id')`.execute(
    deps.db,
  );
  const names = sql.raw(columns.rows[0]?.names ?? '');
  await deps.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`insert into services (id, venue_id, ${names}) overriding system value
      select ${after} + n, 1 + n % (select count(*) from venues), ${names}
      from services, generate_series(1, ${count}) n where id = ${id}`.execute(db);
    await sql`select mark_documents('named', array[0])`.execute(db);
  });
}
