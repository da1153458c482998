import pg from 'pg';
import { type DrillCluster, passwords, waitUntil } from './cluster.ts';
import type { Judgement } from './judge.ts';
import { memberAddress, memberNames, type MemberName } from './templates.ts';

/** Makes the role and the database of the program, as docs/OPERATING.md says. */
export async function createDatabase(cluster: DrillCluster, leader: MemberName): Promise<void> {
  await withMember(
    cluster,
    leader,
    async (client) => {
      await client.query(`create role tajmeelspot login password '${passwords.program}'`);
      await client.query('create database tajmeelspot owner tajmeelspot');
    },
    'postgres',
  );
}

/** Judges every member's database once it has all of the leader's changes. */
export async function judgeMembers(
  cluster: DrillCluster,
  look: (client: pg.Client) => Promise<Judgement>,
): Promise<Judgement[]> {
  const leader = await waitUntil('a whole cluster', 60, cluster.findHealthyLeader);
  const end = await withMember(cluster, leader, async (client) => {
    const { rows } = await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
    return rows[0]?.at ?? '0/0';
  });
  return Promise.all(
    memberNames.map((name) =>
      withMember(cluster, name, async (client) => {
        if (name !== leader) await waitUntil(`${name} to follow`, 20, () => hasReplayed(client, end));
        const { losses, overlaps, bookings } = await look(client);
        const named = (errors: string[]) => errors.map((error) => `${name}: ${error}`);
        return { bookings, losses: named(losses), overlaps: named(overlaps) };
      }),
    ),
  );
}

async function hasReplayed(client: pg.Client, end: string): Promise<true | undefined> {
  const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"';
  const { rows } = await client.query<{ hasAll: boolean }>(text, [end]);
  return rows[0]?.hasAll ? true : undefined;
}

/** Connects to a member itself, past HAProxy, as the superuser. */
export async function withMember<T>(
  { network, certificate }: DrillCluster,
  name: MemberName,
  work: (client: pg.Client) => Promise<T>,
  database = 'tajmeelspot',
): Promise<T> {
  const client = new pg.Client({
    host: memberAddress(network, name),
    port: network.ports.postgres,
    user: 'postgres',
    password: passwords.superuser,
    database,
    ssl: { ca: certificate, checkServerIdentity: () => undefined },
    connectionTimeoutMillis: 5000,
    query_timeout: 20_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
