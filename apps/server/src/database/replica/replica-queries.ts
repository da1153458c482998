import type { Pool, PoolClient } from 'pg';

/** Where a server is in the log of changes: bytes since its beginning, of one timeline. */
export type LogPosition = { readonly bytes: bigint; readonly timeline: string };

/** Shows a replica that it follows this leader: stored under the number of the process, in the place of its former mark. */
export const upsertMark = (leader: Pool, process: string, mark: string) =>
  leader.query(
    `with former as (delete from replica_marks where written_at < now() - interval '1 day' and process <> $1)
     insert into replica_marks (process, mark) values ($1, $2)
     on conflict (process) do update set mark = excluded.mark, written_at = now()`,
    [process, mark],
  );

/**
 * How far the leader has come with what is committed. Rejects where it is none. What is inserted into the log and not flushed
 * yet holds no such commit, unless commits do not wait for that; reads insert as well, and a replica gets it late.
 */
export async function findLeaderPosition(leader: Pool): Promise<LogPosition> {
  const { rows } = await leader.query<{ lsn: string; timeline: string }>(
    `select lsn::text, left(pg_walfile_name(lsn), 8) as timeline
     from (select case current_setting('synchronous_commit')
       when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end) log (lsn)`,
  );
  const [row] = rows;
  if (!row) throw new Error('the leader named no position');
  return { bytes: bytesOf(row.lsn), timeline: row.timeline };
}

/** How far a replica has come, and whether it shows a mark; undefined where the server is no replica. */
export async function findReplicaPosition(replica: PoolClient, process: string, mark: string) {
  const { rows } = await replica.query<{ lsn: string | null; hasMark: boolean }>({
    name: 'replica position',
    text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn,
      exists (select from replica_marks where process = $1 and mark = $2) as "hasMark"`,
    values: [process, mark],
  });
  const [row] = rows;
  return !row?.lsn ? undefined : { bytes: bytesOf(row.lsn), hasMark: row.hasMark };
}

/** A position as PostgreSQL writes it, 16/B374D848, in bytes. */
function bytesOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
