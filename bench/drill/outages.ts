import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DrillCluster, kill, waitUntil } from './cluster.ts';
import { type DrillJournal, findLongestPause } from './journal.ts';
import { memberAddress, memberNames, type MemberName } from './templates.ts';

/**
 * How leaders die, in this order: the whole machine; PostgreSQL alone; its Patroni alone; or in silence, first its lines to
 * the standbys, then all of it, and only for a while.
 */
export const outageKinds = ['machine', 'postgres', 'silence', 'patroni', 'machine'] as const;
export type OutageKind = (typeof outageKinds)[number];

/** What an outage did. */
export type DrillOutage = {
  readonly kind: OutageKind;
  readonly leader: MemberName;
  readonly nextLeader: MemberName;
  /** The longest time without an acknowledged booking from the kill on, seconds. */
  readonly pauseSeconds: number;
  /** From the moment at which Patroni calls the next leader one until a booking is acknowledged, seconds. */
  readonly resumedSeconds: number;
  /** Until all three members run again, seconds. */
  readonly wholeSeconds: number;
};

/** Limits, seconds: until another member leads and books, and until all three run again. */
const limits = { leader: 60, whole: 60 };
/** Bookings go on so long between two outages, milliseconds. */
const calmMs = 1500;
/** A silent leader is cut off from its standbys so long before all of it stops, milliseconds. */
const cutOffMs = 500;

type OutageSeries = {
  readonly cluster: DrillCluster;
  readonly journal: DrillJournal;
  readonly kinds: readonly OutageKind[];
  onEnd(outage: DrillOutage): void;
};

/** Lets one leader after the other die; each comes back as a replica before the next one dies. */
export async function runOutages({ cluster, journal, kinds, onEnd }: OutageSeries): Promise<DrillOutage[]> {
  const outages: DrillOutage[] = [];
  for (const kind of kinds) {
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
  const revive = await die(cluster, leader, kind);
  const nextLeader = await waitUntil(`a leader after ${leader} died (${kind})`, limits.leader, () =>
    findNextLeader(cluster, leader),
  );
  const led = performance.now();
  const resumed = await waitUntil(`a booking under ${nextLeader}`, limits.leader, () =>
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
    resumedSeconds: (resumed - led) / 1000,
    wholeSeconds: (ended - begun) / 1000,
  };
}

/** Lets a member die; gives what brings it back. */
async function die(cluster: DrillCluster, name: MemberName, kind: OutageKind): Promise<() => void> {
  const patroni = cluster.patroniOf(name)?.pid;
  const postmaster = cluster.postmasterOf(name);
  if (patroni === undefined || postmaster === undefined) throw new Error(`${name} does not run.`);
  if (kind === 'silence') return fallSilent([patroni, postmaster], listChildren(postmaster));
  if (kind !== 'postgres') kill(patroni);
  if (kind !== 'patroni') kill(postmaster);
  // A Patroni that lives starts its PostgreSQL by itself.
  return kind === 'postgres' ? () => {} : () => cluster.startMember(name);
}

/** What a leader acknowledges after its standbys were cut off, and before it is silent itself, would be lost. */
async function fallSilent(parents: readonly number[], children: readonly number[]): Promise<() => void> {
  const stop = (pids: readonly number[]) => pids.forEach((pid) => signal(pid, 'SIGSTOP'));
  const senders = children.filter((pid) => readProcess(pid, 'cmdline').includes('walsender'));
  const stopped = [...senders, ...parents, ...children.filter((pid) => !senders.includes(pid))];
  stop(senders);
  await sleep(cutOffMs);
  stop(stopped.slice(senders.length));
  return () => stopped.forEach((pid) => signal(pid, 'SIGCONT'));
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** The processes that a postmaster started. */
function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/^PPid:\s+(\d+)$/m.exec(readProcess(pid, 'status'))?.[1]) === parent);
}

/** What the kernel has to say of a process; nothing where it has ended. */
function readProcess(pid: number, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
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
