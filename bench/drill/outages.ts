import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DrillCluster, kill, waitUntil } from './cluster.ts';
import { type DrillJournal, findLongestPause } from './journal.ts';
import { memberAddress, memberNames, type MemberName } from './templates.ts';

/** How a leader dies: the whole machine, PostgreSQL alone, its Patroni alone, or without a word and only for a while. */
const outageKinds = ['machine', 'postgres', 'silence', 'patroni', 'machine'] as const;
export type OutageKind = (typeof outageKinds)[number];

/** What an outage did. */
export type DrillOutage = {
  readonly kind: OutageKind;
  readonly leader: MemberName;
  readonly nextLeader: MemberName;
  /** The longest time without an acknowledged booking from the kill on, seconds. */
  readonly pauseSeconds: number;
  /** Until all three members run again, seconds. */
  readonly wholeSeconds: number;
};

/** Limits, seconds: until another member leads and books, and until all three run again. */
const limits = { leader: 60, whole: 60 };
/** Bookings go on so long between two outages, milliseconds. */
const calmMs = 1500;

/** Lets the leader die five times; each time it comes back as a replica before the next one dies. */
export async function runOutages(
  cluster: DrillCluster,
  journal: DrillJournal,
  onEnd: (outage: DrillOutage) => void,
): Promise<DrillOutage[]> {
  const outages: DrillOutage[] = [];
  for (const kind of outageKinds) {
    const outage = await runOutage(cluster, journal, kind);
    outages.push(outage);
    onEnd(outage);
  }
  return outages;
}

async function runOutage(cluster: DrillCluster, journal: DrillJournal, kind: OutageKind): Promise<DrillOutage> {
  const leader = await waitUntil('a whole cluster', limits.whole, cluster.findHealthyLeader);
  await sleep(calmMs);
  const begun = performance.now();
  const revive = die(cluster, leader, kind);
  const nextLeader = await waitUntil(`a leader after ${leader} died (${kind})`, limits.leader, () =>
    findNextLeader(cluster, leader),
  );
  const led = performance.now();
  await waitUntil(`a booking under ${nextLeader}`, limits.leader, () =>
    Promise.resolve(journal.acknowledgedAt.find((at) => at > led)),
  );
  revive();
  await waitUntil(`${leader} back as a replica`, limits.whole, cluster.findHealthyLeader);
  const ended = performance.now();
  return {
    kind,
    leader,
    nextLeader,
    pauseSeconds: findLongestPause(journal.acknowledgedAt, begun, ended),
    wholeSeconds: (ended - begun) / 1000,
  };
}

/** Lets a member die; gives what brings it back. */
function die(cluster: DrillCluster, name: MemberName, kind: OutageKind): () => void {
  const patroni = cluster.patroniOf(name)?.pid;
  const postmaster = cluster.postmasterOf(name);
  if (patroni === undefined || postmaster === undefined) throw new Error(`${name} does not run.`);
  if (kind === 'silence') {
    const stopped = [patroni, postmaster, ...listChildren(postmaster)];
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    return () => stopped.forEach(wake);
  }
  if (kind !== 'postgres') kill(patroni);
  if (kind !== 'patroni') kill(postmaster);
  // A Patroni that lives starts its PostgreSQL by itself.
  return kind === 'postgres' ? () => {} : () => cluster.startMember(name);
}

function wake(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has ended.
  }
}

/** The processes that a postmaster started. */
function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Another member that Patroni calls the leader; HAProxy asks the same. */
async function findNextLeader({ network }: DrillCluster, former: MemberName): Promise<MemberName | undefined> {
  const others = memberNames.filter((name) => name !== former);
  const leads = await Promise.all(
    others.map(async (name) => {
      const url = `http://${memberAddress(network, name)}:${network.ports.patroni}/primary`;
      return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
        ({ status }) => status === 200,
        () => false,
      );
    }),
  );
  return others.find((_, index) => leads[index]);
}
