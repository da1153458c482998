import { type PublicLogKind, publicLogKinds, type TrustLogEntry } from '@tajmeelspot/contract/trust-log.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type ChainEntryRow = { position: number; text: string; previousHash: Buffer; hash: Buffer };
type ChainHeadRow = Pick<ChainEntryRow, 'position' | 'hash'>;

/** All entries by position, with what their hashes are reckoned from. */
export async function listChain(db: Database): Promise<ChainEntryRow[]> {
  const found = await sql<ChainEntryRow>`
    select position, trust_log_text(e) as text, previous_hash as "previousHash", hash
    from trust_log_entries e order by e.position`.execute(db);
  return found.rows;
}

/** The last position and its hash, as they are kept beside the entries. */
export async function findHead(db: Database): Promise<ChainHeadRow> {
  const found = await sql<ChainHeadRow>`select position, hash from trust_log_head`.execute(db);
  return found.rows[0] ?? { position: 0, hash: Buffer.alloc(0) };
}

type PublicEntryRow = Omit<TrustLogEntry, 'recorded_at'> & { recorded_at: Date };

/** A review that its author takes back is nobody's decision. */
const isPublic = sql`e.kind = any(${[...publicLogKinds]}) and e.detail ->> 'by' is distinct from 'author'
  and e.detail ->> 'by' is distinct from 'erasure'`;

/** A page of what everybody may read, newest first, before a position. Reasons are those of reports that were upheld. */
export async function listPublicEntries(db: Database, before: number | undefined, limit: number) {
  const from = before === undefined ? sql`` : sql`and e.position < ${before}`;
  const found = await sql<PublicEntryRow>`
    select e.position, e.kind, e.recorded_at, encode(e.hash, 'hex') as hash,
      array(select distinct u.detail ->> 'reason' from trust_log_entries u
        where e.kind = 'review_removed' and u.kind = 'report_upheld' and u.subject_id = e.subject_id order by 1) as reasons
    from trust_log_entries e where ${isPublic} ${from} order by e.position desc limit ${limit}`.execute(db);
  return found.rows;
}

/** How many entries of each public kind there are since a moment. */
export async function countPublicEntries(db: Database, since: Date): Promise<{ kind: PublicLogKind; count: number }[]> {
  const found = await sql<{ kind: PublicLogKind; count: number }>`
    select e.kind, count(*)::int as count from trust_log_entries e
    where ${isPublic} and e.recorded_at >= ${since} group by 1 order by 1`.execute(db);
  return found.rows;
}

/** Who takes reviews away in a transaction, or in the statement that returns this; otherwise the log says 'unknown'. */
export const removedBy = (who: 'author' | 'erasure' | 'operator') =>
  sql<string>`set_config('trust_log.removed_by', ${who}, true)`.as('removed_by');

/** Enters the weights of the order of results (R13.08) where they are not those that the log has last. */
export const insertWeights = (db: Database, weights: Readonly<Record<string, number>>) =>
  sql`
    insert into trust_log_entries (kind, subject, detail)
    select 'weights_changed', 'weights', w.detail from (select ${JSON.stringify(weights)}::jsonb as detail) w
    where w.detail is distinct from (select e.detail from trust_log_entries e
      where e.kind = 'weights_changed' order by e.position desc limit 1)`.execute(db);
